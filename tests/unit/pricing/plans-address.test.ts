import { plansId, serviceInAddress } from '@/lib/pricing/plans-address'

it('The address of the plans of a service chooses that service', () => {
  expect(serviceInAddress(`#${plansId('voice')}`)).toBe('voice')
  expect(serviceInAddress(`#${plansId('mvp')}`)).toBe('mvp')
})

it.each(['', '#faq', '#plans-', '#plans-chat'])('The fragment %j chooses none', (hash) => {
  expect(serviceInAddress(hash)).toBeUndefined()
})

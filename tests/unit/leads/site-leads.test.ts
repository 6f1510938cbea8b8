import { emptyBrief } from '@/lib/booking/brief/brief'
import { createSiteLeads } from '@/lib/leads/site-leads'

it('A lead says when it was sent by the visitor’s clock, so that “tomorrow” in its brief has a date', () => {
  // Ten minutes after midnight in India, where UTC still has the day before.
  jest.useFakeTimers({ now: Date.parse('2026-03-08T18:40:30Z') })
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
  const fetch = jest.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 202 }))
  const page = { fetch, addEventListener() {}, removeEventListener() {} } as unknown as Window
  const leads = createSiteLeads({ url: 'https://leads.example/', page: () => 'pricing' }, page)
  leads.send({ ...emptyBrief, day: 'tomorrow' }, 'You agree.')
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({
    brief: { day: 'tomorrow' },
    confirmedAt: '2026-03-09T00:10:30+05:30',
  })
  leads.dispose()
})

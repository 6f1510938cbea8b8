import { render, screen } from '@testing-library/react'
import { BriefForm } from '@/components/voice/tools/brief-form'
import { briefCopy } from '@/content/brief'
import { emptyBrief } from '@/lib/booking/brief/brief'

const mailWith = (problem: string) => {
  render(<BriefForm brief={{ ...emptyBrief, problem }} onEdit={() => {}} />)
  return new URL(screen.getByRole<HTMLAnchorElement>('link', { name: briefCopy.mail }).href).searchParams
}

test('the mail has the brief as its text', () => {
  expect(mailWith('Calls & forms, 50 % missed + late').get('body')).toContain(
    'Calls & forms, 50 % missed + late',
  )
})

test('a brief that is cut within an emoji can be sent, too', () => {
  expect(mailWith('Calls \ud83d').get('body')).toContain('Calls \ufffd')
})

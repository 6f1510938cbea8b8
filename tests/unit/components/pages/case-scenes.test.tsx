import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LeadLines } from '@/components/pages/case-studies/lead-lines'
import { LessonPlan } from '@/components/pages/case-studies/lesson-plan'
import { OneVoice } from '@/components/pages/case-studies/one-voice'
import { caseDrawings } from '@/content/case-studies'

const { dashboard, curriculum, swarm } = caseDrawings

const plan = {
  ...curriculum,
  lessons: ['Cards', 'Sheet', 'Film', 'Vote'],
  crossedOut: [1],
  kept: '{kept}/{lessons} {percent}%',
}

describe('A plan of lessons', () => {
  it('shows which lessons are crossed out at first, and how many are kept', () => {
    render(<LessonPlan label="Plan" words={plan} />)
    expect(screen.getByRole('checkbox', { name: 'Cards' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Sheet' })).not.toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent('3/4 75%')
  })

  it('counts again when a lesson is crossed out, or taken back in', async () => {
    const user = userEvent.setup()
    render(<LessonPlan label="Plan" words={plan} />)
    await user.click(screen.getByRole('checkbox', { name: 'Film' }))
    expect(screen.getByRole('status')).toHaveTextContent('2/4 50%')
    await user.click(screen.getByRole('checkbox', { name: 'Sheet' }))
    expect(screen.getByRole('status')).toHaveTextContent('3/4 75%')
  })
})

it('Of the agents round one voice, one at a time has it', async () => {
  const user = userEvent.setup()
  render(<OneVoice label="Agents" words={swarm} />)
  const [first, second] = screen.getAllByRole('radio')
  expect(first).toBeChecked()
  await user.click(second!)
  expect(second).toBeChecked()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
})

it('A morning of leads has a line for each, also for twice as many', () => {
  const words = { ...dashboard, leads: [...dashboard.leads, ...dashboard.leads] }
  const { container } = render(<LeadLines label="Leads" words={words} />)
  for (const { result } of dashboard.leads) expect(container.textContent.split(result)).toHaveLength(3)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RolePlays } from '@/components/voice/role-plays'
import { rolePlayCopy, rolePlays } from '@/content/role-plays'

const patient = rolePlays[0]!
const { leave } = rolePlayCopy

/** `isTaken`: whether the conversation takes what is sent. */
function open(isTaken = true) {
  const onSend = jest.fn((_text: string) => isTaken)
  render(<RolePlays onSend={onSend} />)
  const sent = () => onSend.mock.calls.map(([text]) => text)
  return { user: userEvent.setup(), sent }
}
const button = (name: string) => screen.getByRole('button', { name })
const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const callers = rolePlays.map(({ label }) => label)
const linesOf = ({ questions }: { questions: readonly string[] }) => [...questions, leave.label]

describe('The role plays', () => {
  it('can be played by keyboard', async () => {
    const { user, sent } = open()
    await user.tab()
    expect(button(patient.label)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(offered()).toEqual(linesOf(patient))
    button(patient.questions[1]).focus()
    await user.keyboard(' ')
    expect(sent()).toEqual([patient.ask, patient.questions[1]])
  })

  it('keep what the caller may say after it is said', async () => {
    const { user, sent } = open()
    await user.click(button(patient.label))
    for (const question of patient.questions) await user.click(button(question))
    expect(sent()).toEqual([patient.ask, ...patient.questions])
    expect(offered()).toEqual(linesOf(patient))
  })

  it('offer the other callers again once the visitor is back with the consultant', async () => {
    const { user, sent } = open()
    await user.click(button(patient.label))
    await user.click(button(leave.label))
    expect(sent()).toEqual([patient.ask, leave.ask])
    expect(offered()).toEqual(callers)
  })

  it('stay where they are when the conversation does not take the text', async () => {
    const { user } = open(false)
    await user.click(button(patient.label))
    expect(offered()).toEqual(callers)
  })
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { YourData } from '@/components/pages/pricing/your-data'
import { yourData } from '@/content/your-data'

const [first, second, third] = yourData.items
if (!first || !second || !third) throw new Error('The content has fewer than three lines.')
const { subProcessors } = yourData

const open = () => {
  render(<YourData content={yourData} />)
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name })
const text = (content: string) => screen.getByText(content)

it('A line on the data of callers does not change when another one is pressed', async () => {
  const user = open()
  await user.click(button(second.term))
  await user.click(button(third.term))
  expect(text(first.text)).not.toBeVisible()
  for (const item of [second, third]) expect(text(item.text)).toBeVisible()
})

describe('The list of sub-processors', () => {
  const table = () => screen.getByRole('table', { name: subProcessors.caption })
  const rowsOf = () =>
    within(table())
      .queryAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent))

  it('is folded to its caption', () => {
    open()
    expect(rowsOf()).toEqual([])
    expect(button(subProcessors.caption)).toHaveAttribute('aria-expanded', 'false')
  })

  it('says who sees what, and where, once its caption is pressed', async () => {
    const user = open()
    await user.click(button(subProcessors.caption))
    const { name, sees, where } = subProcessors.columns
    expect(rowsOf()).toEqual([
      [name, sees, where],
      ...subProcessors.rows.map((row) => [row.name, row.sees, row.where]),
    ])
    await user.click(button(subProcessors.caption))
    expect(rowsOf()).toEqual([])
  })
})

it('What a lawyer fills in is a note, for as long as there is something', () => {
  const { rerender } = render(<YourData content={{ ...yourData, toFillIn: 'A lawyer fills in names.' }} />)
  expect(screen.getAllByRole('note')).toHaveLength(1)
  expect(screen.getByRole('note')).toHaveTextContent(/^A lawyer fills in names\.$/)
  const { toFillIn: _, ...complete } = yourData
  rerender(<YourData content={complete} />)
  expect(screen.queryByRole('note')).toBeNull()
})

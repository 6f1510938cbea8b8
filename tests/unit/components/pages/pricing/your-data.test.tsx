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

it('The list of sub-processors is folded to its caption, and says who sees what, and where, once that is pressed', async () => {
  const user = open()
  const { caption, columns, rows } = subProcessors
  const rowsOf = () =>
    within(screen.getByRole('table', { name: caption }))
      .queryAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rowsOf()).toEqual([])
  expect(button(caption)).toHaveAttribute('aria-expanded', 'false')
  await user.click(button(caption))
  expect(rowsOf()).toEqual([
    [columns.name, columns.sees, columns.where],
    ...rows.map((row) => [row.name, row.sees, row.where]),
  ])
  await user.click(button(caption))
  expect(rowsOf()).toEqual([])
})

it('What a lawyer fills in is a note, for as long as there is something', () => {
  const { rerender } = render(<YourData content={{ ...yourData, toFillIn: 'A lawyer fills in names.' }} />)
  expect(screen.getAllByRole('note')).toHaveLength(1)
  expect(screen.getByRole('note')).toHaveTextContent(/^A lawyer fills in names\.$/)
  const { toFillIn: _, ...complete } = yourData
  rerender(<YourData content={complete} />)
  expect(screen.queryByRole('note')).toBeNull()
})

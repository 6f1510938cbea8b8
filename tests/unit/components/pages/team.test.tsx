import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FocusAreas } from '@/components/pages/team/focus-areas'
import { Portrait } from '@/components/illustrations/portrait'
import { focus, founder, type FocusContent } from '@/content/team'
import { countLabel } from '@/lib/text/knowledge'

describe('The founder’s portrait', () => {
  it('is the photograph that the content names, with its description', () => {
    render(
      <Portrait founder={{ ...founder, photo: { src: '/team/ines.avif', width: 1120, height: 1360 } }} />,
    )
    const portrait = screen.getByRole('img', { name: founder.portrait })
    expect(portrait).toHaveAttribute('src', '/team/ines.avif')
    expect(portrait).toHaveAttribute('width', '1120')
  })

  it('is drawn where there is none, and not in a brand colour as light as its ground', () => {
    const { container } = render(<Portrait founder={founder} />)
    expect(screen.getByRole('img', { name: founder.portrait })).toBeInTheDocument()
    expect(container.querySelector('img')).toBeNull()
    expect(container.innerHTML).not.toMatch(/var\(--brand\)|fill-brand/)
  })
})

const week: FocusContent = {
  ...focus,
  week: [
    {
      day: 'Mon',
      hours: [
        { area: 'voice', count: 4 },
        { area: 'mvp', count: 3 },
        { area: 'teaching', count: 1 },
      ],
    },
    { day: 'Tue', hours: [{ area: 'voice', count: 8 }] },
  ],
  areas: [
    { id: 'voice', title: 'Agents', text: 'What they say.' },
    { id: 'mvp', title: 'Products', text: 'What they do.' },
  ],
}
const hoursDrawn = () =>
  [...within(screen.getByRole('img', { name: focus.picture })).queryAllByText(/^$/)]
    .map((each) => each.parentElement)
    .filter((each): each is HTMLElement => each?.style.opacity !== undefined && each.style.opacity !== '')

it('The hours of the week are those of the areas in the legend, and are counted there', () => {
  render(<FocusAreas content={week} />)
  expect(hoursDrawn()).toHaveLength(15)
  for (const count of [12, 3]) expect(screen.getByText(countLabel(count, focus.hoursUnit))).toBeVisible()
})

it('Focus areas highlight the hours of the one that the keyboard reaches or chooses, and all again when it is chosen twice', async () => {
  const user = userEvent.setup()
  render(<FocusAreas content={week} />)
  const dimmed = () => hoursDrawn().filter((hour) => hour.style.opacity !== '1').length
  const button = screen.getByRole('button', { name: 'Agents' })
  const others = 3

  await user.tab()
  expect(button).toHaveFocus()
  expect(dimmed()).toBe(others)
  await user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(dimmed()).toBe(others)
  await user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(dimmed()).toBe(0)
})

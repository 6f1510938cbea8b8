import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FocusAreas } from '@/components/pages/team/focus-areas'
import { Portrait } from '@/components/illustrations/portrait'
import { focus, founder } from '@/content/team'
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

  it('is drawn where there is none', () => {
    const { container } = render(<Portrait founder={founder} />)
    expect(screen.getByRole('img', { name: founder.portrait })).toBeInTheDocument()
    expect(container.querySelector('img')).toBeNull()
  })
})

it('The hours of the focus areas are a week of forty', () => {
  render(<FocusAreas content={focus} />)
  const hours = screen
    .getAllByText((text) => text === countLabel(parseInt(text), focus.hoursUnit))
    .map(({ textContent }) => parseInt(textContent))
  expect(hours.reduce((total, each) => total + each, 0)).toBe(40)
})

it('Focus areas highlight the hours of the one that the keyboard reaches or chooses, and all again when it is chosen twice', async () => {
  const user = userEvent.setup()
  render(<FocusAreas content={focus} />)
  const hours = [...within(screen.getByRole('img', { name: focus.picture })).queryAllByText(/^$/)]
    .map((each) => each.parentElement)
    .filter((each): each is HTMLElement => each?.style.opacity !== undefined && each.style.opacity !== '')
  const dimmed = () => hours.filter((hour) => hour.style.opacity !== '1').length
  const [area] = focus.areas
  const button = screen.getByRole('button', { name: area?.title ?? '' })
  const others = focus.week
    .flatMap(({ hours }) => hours)
    .reduce((total, hours) => (hours.area === area?.id ? total : total + hours.count), 0)

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

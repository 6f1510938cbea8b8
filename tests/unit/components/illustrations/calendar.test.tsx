import { render, screen } from '@testing-library/react'
import { Calendar } from '@/components/illustrations/calendar'

it.each([7, 14, 20, 45])('A calendar of %d days has room for all of them, and no empty week', (to) => {
  render(<Calendar days={{ from: 5, to }} label="The build" />)
  const calendar = screen.getByRole('img')
  const height = Number(calendar.getAttribute('viewBox')?.split(' ')[3])
  const cells = [...calendar.querySelectorAll('rect')].map(
    (cell) => Number(cell.getAttribute('y')) + Number(cell.getAttribute('height')),
  )
  expect(cells).toHaveLength(to)
  expect(height - Math.max(...cells)).toBeGreaterThanOrEqual(0)
  expect(height - Math.max(...cells)).toBeLessThan(10)
})

import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Dial, drawDial, type OpeningHours } from '@/components/illustrations/dial/dial'

const dial = (
  <Dial
    label="A day of calls"
    openHours={{ from: 9, to: 17 }}
    sampleTime={{ hours: 22, minutes: 5 }}
    sampleWhere="somewhere"
    where="where you are"
  />
)

/** The visitor's clock, in their own time zone. */
const setClock = (hours: number, minutes: number, seconds = 0) =>
  jest.setSystemTime(new Date(2026, 0, 15, hours, minutes, seconds))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

const later = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/** How far the hand has turned from midnight, which is at the top. */
const hand = () =>
  [...screen.getByRole('img', { name: 'A day of calls' }).querySelectorAll('g')].map(
    ({ style }) => style.transform,
  )

describe('The dial of a day', () => {
  it('shows the visitor’s own time, and says so', () => {
    setClock(9, 5)
    render(dial)
    expect(screen.getByText('9:05')).toBeVisible()
    expect(screen.getByText('where you are')).toBeVisible()
  })

  it('moves on with the clock within 20 seconds', () => {
    setClock(9, 59, 50)
    render(dial)
    later(20_000)
    expect(screen.getByText('10:00')).toBeVisible()
    expect(hand()).toEqual(['rotate(150deg)'])
  })

  it('shows a sample time in the HTML, and the visitor’s own once the page’s code is there', () => {
    setClock(9, 5)
    const page = document.createElement('div')
    page.innerHTML = renderToString(dial)
    document.body.append(page)
    expect(screen.getByText('22:05')).toBeVisible()
    expect(screen.getByText('somewhere')).toBeVisible()
    render(dial, { container: page, hydrate: true })
    expect(screen.getByText('9:05')).toBeVisible()
    expect(screen.queryByText('somewhere')).toBeNull()
  })

  const ticksOf = (openHours: OpeningHours) => {
    const { open, closed } = drawDial(openHours)
    return { open: open.split('M').length - 1, closed: closed.split('M').length - 1 }
  }

  it.each([
    [{ from: 9, to: 17 }, 8],
    [{ from: 8, to: 20 }, 12],
    [{ from: 6, to: 23 }, 17],
    [{ from: 18, to: 2 }, 8],
    [{ from: 12, to: 0 }, 12],
    [{ from: 0, to: 24 }, 24],
    [{ from: 7, to: 7 }, 24],
  ])('draws opening hours of %j for %d hours', (openHours, hours) => {
    expect(ticksOf(openHours)).toEqual({ open: hours * 4, closed: (24 - hours) * 4 })
    // The middle of the sector's outer edge is half-way through the opening hours.
    const middle = drawDial(openHours).sector.split('A')[1]!.split(' ').slice(-2).map(Number) as [
      number,
      number,
    ]
    const turned = (Math.atan2(middle[0] - 160, 160 - middle[1]) * 24) / (2 * Math.PI)
    expect((turned + 24) % 24).toBeCloseTo((openHours.from + hours / 2) % 24, 1)
  })

  it('leaves no timer behind', () => {
    const { unmount } = render(dial)
    expect(jest.getTimerCount()).toBeGreaterThan(0)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Dial } from '@/components/illustrations/dial/dial'

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

  it.each([
    [0, 0, 'rotate(0deg)'],
    [6, 0, 'rotate(90deg)'],
    [12, 4, 'rotate(181deg)'],
  ])('has its hand at %i:%i', (hours, minutes, turn) => {
    setClock(hours, minutes)
    render(dial)
    expect(hand()).toEqual([turn])
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

  it('leaves no timer behind', () => {
    const { unmount } = render(dial)
    expect(jest.getTimerCount()).toBeGreaterThan(0)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

import { act, render } from '@testing-library/react'
import { VisitPrice } from '@/components/layout/visit-price'
import { facts } from '@/content/facts'
import { counted } from '@/content/format'
import { shellCopy } from '@/content/shell'
import { fakeInView } from '@/tests/support/in-view'

const { visit } = shellCopy
const priceAfter = (time: string, price: string) => `${visit.before} ${time}, ${price}.`
const cents = (count: number) => counted(count, 'cent')

let view: ReturnType<typeof fakeInView>
beforeEach(() => {
  // The visit begins now, as the browser counts it.
  jest.useFakeTimers()
  view = fakeInView()
})
afterEach(() => jest.useRealTimers())

const stay = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
const open = () => render(<VisitPrice />)

describe('The price of the visit, as a call', () => {
  it('is that of a minute until it is in view', () => {
    const { container } = open()
    stay(90)
    expect(container).toHaveTextContent(visit.beforeStart)
  })

  it('is that of the time since the page was opened', () => {
    const { container } = open()
    stay(60)
    act(view.enter)
    expect(container).toHaveTextContent(priceAfter('1:00', cents(facts.callCentsPerMinute)))
  })

  it('grows by the second, to the nearest cent and at least one', () => {
    const { container } = open()
    const afterSeconds = (seconds: number) =>
      cents(Math.max(1, Math.round((seconds / 60) * facts.callCentsPerMinute)))
    act(view.enter)
    expect(container).toHaveTextContent(priceAfter('0:00', cents(0)))
    stay(1)
    expect(container).toHaveTextContent(priceAfter('0:01', afterSeconds(1)))
    stay(59)
    expect(container).toHaveTextContent(priceAfter('1:00', cents(facts.callCentsPerMinute)))
    stay(1)
    expect(container).toHaveTextContent(priceAfter('1:01', afterSeconds(61)))
    stay(59)
    expect(container).toHaveTextContent(priceAfter('2:00', cents(2 * facts.callCentsPerMinute)))
  })

  it('stops while it is out of view, and shows the right position when it is back', () => {
    const { container } = open()
    act(view.enter)
    stay(60)
    act(view.leave)
    stay(60)
    expect(container).toHaveTextContent(priceAfter('1:00', cents(facts.callCentsPerMinute)))
    act(view.enter)
    expect(container).toHaveTextContent(priceAfter('2:00', cents(2 * facts.callCentsPerMinute)))
  })

  it('leaves no timer and no observer behind', () => {
    const { unmount } = open()
    act(view.enter)
    expect(jest.getTimerCount()).toBe(1)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
    expect(view.observed()).toBe(0)
  })
})

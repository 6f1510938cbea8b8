import { arrive } from '@/components/layout/page-arrival'
import { fakeMediaQueries } from '@/tests/support/media-queries'

describe('Arriving at a section that has its answer marked', () => {
  const scrolled: Element[] = []
  beforeEach(() => {
    jest.useFakeTimers()
    fakeMediaQueries()
    scrolled.length = 0
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this)
    }
    document.body.innerHTML =
      '<main><h1>Pricing</h1><section data-section="cost" tabindex="-1"><h2>Cost</h2><div data-answer="">$146</div></section></main>'
  })
  afterEach(() => jest.useRealTimers())

  it('leads a visitor to the heading, and the consultant’s to the answer', () => {
    arrive({ page: 'pricing', section: 'cost', by: 'link' })
    expect(scrolled).toEqual([document.querySelector('section')])
    arrive({ page: 'pricing', section: 'cost', by: 'event' })
    expect(scrolled.at(-1)).toBe(document.querySelector('[data-answer]'))
  })

  it('aims again once the page has settled, unless the visitor has gone elsewhere', () => {
    arrive({ page: 'pricing', section: 'cost', by: 'event' })
    jest.advanceTimersByTime(1_000)
    expect(scrolled).toHaveLength(2)
    arrive({ page: 'pricing', section: 'cost', by: 'event' })
    arrive({ page: 'team', by: 'history' })
    jest.advanceTimersByTime(1_000)
    expect(scrolled).toHaveLength(3)
  })

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'leaves a reader alone who has begun to read meanwhile: %s',
    (input) => {
      window.scrollTo = jest.fn()
      arrive({ page: 'pricing', section: 'cost', by: 'link' })
      window.dispatchEvent(new Event(input))
      jest.advanceTimersByTime(1_000)
      expect(scrolled).toHaveLength(1)
      arrive({ page: 'team', by: 'history', position: { topPx: 500 } })
      window.dispatchEvent(new Event(input))
      jest.advanceTimersByTime(1_000)
      expect(window.scrollTo).toHaveBeenCalledTimes(1)
    },
  )
})

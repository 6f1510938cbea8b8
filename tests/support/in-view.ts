/** Stands for the browser's IntersectionObserver, which jsdom lacks: the test says what comes into view. */
export function fakeInView() {
  const observers = new Set<{ callback: IntersectionObserverCallback; elements: Set<Element> }>()

  class FakeObserver implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    private readonly elements = new Set<Element>()
    constructor(callback: IntersectionObserverCallback) {
      observers.add({ callback, elements: this.elements })
    }
    observe = (element: Element) => void this.elements.add(element)
    unobserve = (element: Element) => void this.elements.delete(element)
    disconnect = () => this.elements.clear()
    takeRecords = () => []
  }
  window.IntersectionObserver = FakeObserver

  const report = (isIntersecting: boolean) => {
    const box = new DOMRect()
    for (const { callback, elements } of [...observers]) {
      const entries = [...elements].map((target) => ({
        target,
        isIntersecting,
        intersectionRatio: Number(isIntersecting),
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: 0,
      }))
      if (entries.length > 0) callback(entries, new FakeObserver(() => {}))
    }
  }
  return {
    /** Everything that is observed comes into view, or leaves it. */
    enter: () => report(true),
    leave: () => report(false),
    /** How many elements are observed. */
    observed: () => [...observers].reduce((sum, { elements }) => sum + elements.size, 0),
  }
}

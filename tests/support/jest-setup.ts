import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// On a busy machine, such as one that builds the site meanwhile, the default of a second is too short.
configure({ asyncUtilTimeout: 5_000 })

// jsdom has no layout, and so nothing to observe.
class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NothingToObserve
globalThis.IntersectionObserver ??= NothingToObserve as unknown as typeof IntersectionObserver

// Nor anything to scroll.
Element.prototype.scrollIntoView ??= () => {}

// jsdom has no canvas. The media library looks for WebGL when it is loaded, and goes on without.
HTMLCanvasElement.prototype.getContext = () => null

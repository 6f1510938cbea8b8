import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// On a busy machine, such as one that builds the site meanwhile, the default of a second is too short.
configure({ asyncUtilTimeout: 5_000 })

// jsdom has no layout, and so nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nor anything to scroll, nor anything at a point.
document.elementsFromPoint ??= () => []
Element.prototype.scrollIntoView ??= () => {}

import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// What follows an action within a second does so in several where the other core builds the site.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout, and so nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nor anything to scroll.
Element.prototype.scrollIntoView ??= () => {}

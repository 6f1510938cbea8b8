import '@testing-library/jest-dom'

// jsdom has no layout, and so nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nor anything to scroll.
Element.prototype.scrollIntoView ??= () => {}

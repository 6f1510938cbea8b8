/** Calls back when the visitor leaves the page and the browser keeps it for Back, until the signal fires. */
export const onPageKept = (end: () => void, options: { signal: AbortSignal }): void =>
  globalThis.addEventListener?.('pagehide', ({ persisted }) => persisted && end(), options)

/** Shows a failure of the page's own code where its error reporting sees it, without disturbing anyone. */
export const reportListenerError = (error: unknown): void => (globalThis.reportError ?? console.error)(error)

/** Shows a failure of the page's own code where its error reporting sees it, without disturbing anyone. */
export const reportListenerError = (error: unknown): void => {
  if (typeof reportError === 'function') reportError(error)
  else console.error(error)
}

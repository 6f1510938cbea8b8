/** Reports an exception that has no caller to go to, as the browser reports an uncaught one. */
export const reportError = (error: unknown): void => (globalThis.reportError ?? console.error)(error)

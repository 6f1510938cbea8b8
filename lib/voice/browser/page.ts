const MOBILE = /android|iphone|ipad/i

/** Devices that need a moment between the microphone's prompt and joining. */
export const isMobileDevice = (): boolean => MOBILE.test(globalThis.navigator?.userAgent ?? '')

/** Reports an exception that no caller can catch, like an uncaught exception. */
export const reportError = (error: unknown): void => (globalThis.reportError ?? console.error)(error)

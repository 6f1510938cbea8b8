const MOBILE = /android|iphone|ipad|ipod|iemobile|blackberry|bada/i

/** Devices that need a moment between the microphone's prompt and joining. */
export const isMobileDevice = (): boolean => MOBILE.test(globalThis.navigator?.userAgent ?? '')

/** Reports an exception that has no caller to go to, as the browser reports an uncaught one. */
export const reportError = (error: unknown): void => (globalThis.reportError ?? console.error)(error)

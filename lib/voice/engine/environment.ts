const MOBILE = /android|iphone|ipad|ipod|iemobile|blackberry|bada/i

/** Devices that need a moment between the microphone's prompt and joining (specification, section 4). */
export const isMobileDevice = (): boolean => MOBILE.test(globalThis.navigator?.userAgent ?? '')

export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

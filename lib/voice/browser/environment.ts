const MOBILE = /android|iphone|ipad|ipod|iemobile|blackberry|bada/i

/** Devices that need a moment between the microphone's prompt and joining. */
export const isMobileDevice = (): boolean => MOBILE.test(globalThis.navigator?.userAgent ?? '')

export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

/** Why this page cannot make calls at all; undefined when it can. */
export function browserProblem(): 'insecure-page' | 'unsupported-browser' | undefined {
  // Browsers hide the microphone from insecure pages, so this must come first.
  if (!globalThis.isSecureContext) return 'insecure-page'
  const { mediaDevices } = navigator as Partial<Navigator>
  const canCall = typeof RTCPeerConnection === 'function' && typeof mediaDevices?.getUserMedia === 'function'
  return canCall ? undefined : 'unsupported-browser'
}

/** Reports an exception that has no caller to go to, as the browser reports an uncaught one. */
export const reportError = (error: unknown): void => (globalThis.reportError ?? console.error)(error)

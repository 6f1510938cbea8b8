declare global {
  interface Document {
    /** Chromium's interface for the permissions of a page or a frame. */
    readonly featurePolicy?: { allowsFeature(feature: string): boolean }
  }
}

/** Whether the browser believes that it has a connection. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

/** Why this page cannot make calls at all; undefined when it can. */
export function browserProblem(): 'insecure-page' | 'unsupported-browser' | undefined {
  // Browsers hide the microphone from insecure pages, so this must come first.
  if (!globalThis.isSecureContext) return 'insecure-page'
  const { mediaDevices } = navigator as Partial<Navigator>
  const canCall = typeof RTCPeerConnection === 'function' && typeof mediaDevices?.getUserMedia === 'function'
  return canCall ? undefined : 'unsupported-browser'
}

/** False if a header of the page, or the page around a frame, forbids a feature. Other browsers than Chromium do not report this. */
export const isAllowedHere = (feature: string): boolean =>
  globalThis.document?.featurePolicy?.allowsFeature(feature) ?? true

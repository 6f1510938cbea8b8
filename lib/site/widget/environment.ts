/** What is wrong with the page or the browser before a call is even tried. */
export type EnvironmentProblem = 'insecure-page' | 'unsupported-browser' | 'offline' | 'not-configured'

export interface CallEnvironment {
  isSecureContext: boolean
  online: boolean
  canCapture: boolean
  canConnect: boolean
}

/** Reads the facts from the browser. */
export const readEnvironment = (): CallEnvironment => ({
  isSecureContext: window.isSecureContext,
  online: navigator.onLine,
  canCapture: typeof navigator.mediaDevices?.getUserMedia === 'function',
  canConnect: typeof window.RTCPeerConnection === 'function',
})

/** The one problem to tell the visitor, the most fundamental first; undefined when a call can be tried. */
export function environmentProblem(
  environment: CallEnvironment,
  account: { publicKey: string | undefined; assistantId: string | undefined },
): EnvironmentProblem | undefined {
  if (!account.publicKey || !account.assistantId) return 'not-configured'
  // Browsers hide the microphone from insecure pages, so this must come before "unsupported".
  if (!environment.isSecureContext) return 'insecure-page'
  if (!environment.canConnect || !environment.canCapture) return 'unsupported-browser'
  if (!environment.online) return 'offline'
  return undefined
}

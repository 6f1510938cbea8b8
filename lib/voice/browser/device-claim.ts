/** Safari's interface for what a page does with sound (W3C Audio Session). */
interface AudioSession extends EventTarget {
  type: 'auto' | 'play-and-record' | 'playback'
  readonly state?: 'active' | 'interrupted' | 'inactive'
}

declare global {
  interface Navigator {
    readonly audioSession?: AudioSession
  }
}

/** Tells a phone that a call is running. A hidden page loses the wake lock and requests it again. Returns the undo. */
export function claimDevice(): () => void {
  if (typeof document === 'undefined') return () => undefined
  const session = navigator.audioSession
  const previousType = session?.type
  if (session) session.type = 'play-and-record'

  const claim = new AbortController()
  /** All granted locks: if the page is hidden and shown again during a request, a second request may be granted, too. */
  const locks = new Set<WakeLockSentinel>()
  const stayAwake = async () => {
    // Chromium writes an error to the console if a frame without this permission requests a wake lock.
    const isAllowed = document.featurePolicy?.allowsFeature('screen-wake-lock') ?? true
    if (document.visibilityState !== 'visible' || !isAllowed) return
    // A phone in power-saving mode refuses. The call continues without the lock.
    const granted = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (granted) locks.add(granted)
    if (claim.signal.aborted) release()
  }
  const release = () => {
    for (const lock of locks) void lock.release().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => void stayAwake(), claim)
  void stayAwake()

  return () => {
    claim.abort()
    release()
    if (session && previousType) session.type = previousType
  }
}

import { isAllowedHere } from './requirements'

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

/** Calls back when the visitor leaves the page and the browser keeps it for Back, until the signal fires. */
export const onPageKept = (end: () => void, options: { signal: AbortSignal }): void =>
  globalThis.addEventListener?.('pagehide', ({ persisted }) => persisted && end(), options)

/**
 * Tells a phone that a call goes on: its sound plays and records, and its screen stays awake. Returns the undo.
 * A screen lock ends whenever the page is hidden, so it is asked for again when the page is visible.
 */
export function claimDevice(): () => void {
  if (typeof document === 'undefined') return () => undefined
  const session = navigator.audioSession
  const previousType = session?.type
  if (session) session.type = 'play-and-record'

  const claim = new AbortController()
  /** Each one that was granted: a page that is hidden while it asks asks again, and may get both. */
  const locks = new Set<WakeLockSentinel>()
  const stayAwake = async () => {
    // Chromium writes an error to the console if a frame asks that may not hold the screen awake.
    if (document.visibilityState !== 'visible' || !isAllowedHere('screen-wake-lock')) return
    // A phone that saves power refuses: the call goes on without it.
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

/**
 * After a deploy an open page may ask for code that is no longer there. Reloading brings the new build:
 * once by itself, then the visitor is told and decides.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Failed to load chunk|dynamically imported module|Importing a module script failed/i.test(error.message))

/** What deciding on a reload needs to know. */
export interface ReloadSituation {
  online: boolean
  /** A reload would hang up on the visitor. */
  inCall: boolean
  nowMs: number
  /** Session storage; a getter, because reading it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

const MARK = 'reloaded-for-missing-code'
/** Within this time a second reload would be a loop, not a cure. */
const ONCE_WITHIN_MS = 5 * 60_000

/**
 * Whether to reload now, and remembers it. Not offline, where a reload loses the page that is here; not
 * during a call; not where nothing can be remembered, since that could go on for ever.
 */
export function shouldReloadOnce({ online, inCall, nowMs, storage }: ReloadSituation): boolean {
  if (!online || inCall) return false
  try {
    const session = storage()
    const lastMs = Number(session.getItem(MARK) ?? Number.NEGATIVE_INFINITY)
    if (Math.abs(nowMs - lastMs) < ONCE_WITHIN_MS) return false
    session.setItem(MARK, String(nowMs))
    return session.getItem(MARK) === String(nowMs)
  } catch {
    return false
  }
}

/**
 * After a deploy an open page may ask for code that is no longer there. Reloading brings the new build:
 * once automatically, after that the visitor decides.
 */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError'

  constructor(cause: unknown) {
    super('A part of the page could not be loaded.', { cause })
  }
}

/** For `import(…).catch(missingCode)`. */
export function missingCode(cause: unknown): never {
  throw new MissingCodeError(cause)
}

/** What deciding on a reload needs to know. */
export interface ReloadSituation {
  online: boolean
  /** A reload would end the call. */
  inCall: boolean
  nowMs: number
  /** Session storage; a getter, because reading it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

const MARK = 'reloaded-for-missing-code'
/** No second reload within this time, so that a page cannot reload in a loop. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000

/**
 * Whether to reload now, and remembers it. Not offline, where a reload loses the page; not during a call, which it
 * would end; not where nothing can be stored, since the page could reload in a loop.
 */
export function shouldReloadOnce({ online, inCall, nowMs, storage }: ReloadSituation): boolean {
  if (!online || inCall) return false
  try {
    const session = storage()
    const lastMs = Number(session.getItem(MARK) ?? -Infinity)
    // Written with `>`, because this is also a part of the opening script (inline-script.ts).
    if (MIN_RELOAD_INTERVAL_MS > Math.abs(nowMs - lastMs)) return false
    session.setItem(MARK, String(nowMs))
    return session.getItem(MARK) === String(nowMs)
  } catch {
    return false
  }
}

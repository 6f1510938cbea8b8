/**
 * Code that could not be loaded. After a deploy an open page may request files that no longer exist. The page is reloaded
 * once automatically to get the new build; after that the visitor decides.
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

/**
 * An import never settles whose script is incomplete, or is a page that the host sent instead: the bundler waits until the
 * script registers itself. This reports such a script as one that did not arrive. Returns the undo.
 */
export function failUnreadableScripts(): () => void {
  const fail = ({ error, filename }: ErrorEvent) => {
    if (!(error instanceof SyntaxError) || !filename.includes('/_next/')) return
    for (const script of document.scripts)
      if (script.src === filename) script.dispatchEvent(new Event('error'))
  }
  window.addEventListener('error', fail)
  return () => window.removeEventListener('error', fail)
}

interface ReloadSituation {
  online: boolean
  /** A reload would end the call. */
  inCall: boolean
  nowMs: number
  /** Session storage. It is a getter, because reading it throws if storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

const RELOADED_KEY = 'reloaded-for-missing-code'
/** No second reload within this time, so that a page cannot reload in a loop. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000

/**
 * Whether to reload now; stores the time if so. False while offline, because a reload would lose the page; during a call,
 * because a reload would end it; and if storage is blocked, because the page could reload in a loop.
 */
export function shouldReloadOnce({ online, inCall, nowMs, storage }: ReloadSituation): boolean {
  if (!online || inCall) return false
  try {
    const session = storage()
    const lastMs = Number(session.getItem(RELOADED_KEY) ?? -Infinity)
    // Written with `>`, because this is also a part of the opening script (inline-script.ts).
    if (MIN_RELOAD_INTERVAL_MS > Math.abs(nowMs - lastMs)) return false
    session.setItem(RELOADED_KEY, String(nowMs))
    return session.getItem(RELOADED_KEY) === String(nowMs)
  } catch {
    return false
  }
}

export const isInCall = (): boolean =>
  document.querySelector('[data-voice-widget][data-state="connected"]') !== null

/** Until the server answers, the page leaves the place of the missing part empty, so the wait is short. */
const ANSWER_LIMIT_MS = 4000

/**
 * Whether the site's server answers. If it answers but does not deliver a chunk, a new deploy has removed the chunk. Then a
 * retry does not help, and a reload does not lose the page.
 */
export const isOnline = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  )

export const mayReload = (online: boolean): boolean =>
  shouldReloadOnce({
    online,
    inCall: isInCall(),
    nowMs: Date.now(),
    storage: () => sessionStorage,
  })

/**
 * Whether to reload for code that did not arrive. `isRetry`: the visitor has asked for it a second time, so it may be the
 * second reload.
 */
export async function shouldReload(isRetry: boolean): Promise<boolean> {
  const online = await isOnline()
  return mayReload(online) || (online && isRetry && !isInCall())
}

import { entryValue, setEntryValue } from './page-history'

/**
 * What a page that was reloaded for missing code does first: open at its beginning, start the call or play the video that
 * was asked for.
 */
type AfterReload = 'afresh' | 'talk' | 'video'

/** Later the visitor no longer expects it: the reload may have failed, or the tab was closed meanwhile. */
const LIMIT_MS = 60_000

/** Reloads the page for code that is missing. `task` and `value` are for the document that opens then. */
export function reloadPage(task: AfterReload, value = ''): void {
  setEntryValue(task, { value, atMs: Date.now() })
  location.reload()
}

/** The value that `reloadPage` passed to this document. Undefined without such a reload, and at the second call. */
export function takeAfterReload(task: AfterReload): string | undefined {
  const taken = entryValue(task) as { value: string; atMs: number } | undefined
  if (!taken) return undefined
  setEntryValue(task, undefined)
  return Date.now() - taken.atMs < LIMIT_MS ? taken.value : undefined
}

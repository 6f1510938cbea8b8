/** In the session storage of a tab, which survives a reload: what it has not been able to send. */
export const LEAD_STORAGE_KEY = 'unsent-leads'

export interface ResendOptions {
  /** `NEXT_PUBLIC_LEAD_URL`. */
  url: string
  /** Called for each lead that arrives. */
  onSent: () => void
}

/**
 * Sends what was confirmed before this document was loaded, whether or not the visitor opens the panel again. Only a tab that has
 * something to send loads the code for it. Returns what stops it; the rest stays stored.
 */
export function sendUnsentLeads(options: ResendOptions, win: Window): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  const resend = async () => {
    const { resendLeads } = await import('./site-leads')
    if (!isStopped) stop = resendLeads(options, win)
  }
  // If the code does not load, the next document sends them, or the panel of this one.
  if (hasUnsentLeads(win)) resend().catch(() => undefined)
  return () => {
    isStopped = true
    stop?.()
  }
}

function hasUnsentLeads(win: Window): boolean {
  try {
    return win.sessionStorage.getItem(LEAD_STORAGE_KEY) !== null
  } catch {
    // The browser blocks storage, so nothing was stored.
    return false
  }
}

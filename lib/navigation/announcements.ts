const listeners = new Set<() => void>()
let text = ''

/**
 * The text of the page's live region. The region always exists, because screen readers ignore one that is inserted with
 * its text.
 */
export const announcements = {
  /** Replaces the text. Screen readers read it out after what they are reading. */
  announce(next: string): void {
    text = next
    for (const listener of [...listeners]) listener()
  },
  latest: () => text,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

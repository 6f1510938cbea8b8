const listeners = new Set<() => void>()
let text = ''

/** Text of the page's live region. The region exists from the start, because screen readers ignore one that is inserted with its text. */
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

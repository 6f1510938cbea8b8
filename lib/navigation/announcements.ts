/** Text of the page's live region. The region exists from the start, because screen readers ignore one that is inserted with its text. */
function createAnnouncements() {
  const listeners = new Set<() => void>()
  let text = ''
  return {
    /** Replaces the text. Screen readers read it out after what they are reading. */
    announce(next: string): void {
      text = next
      for (const listener of [...listeners]) listener()
    },
    /** What was announced last. */
    latest: () => text,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The announcements of this page. */
export const announcements = createAnnouncements()

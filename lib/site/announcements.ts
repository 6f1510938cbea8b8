/** What the page's live region says. The region is in every page from the start: what is inserted with its text goes unheard. */
export function createAnnouncements() {
  const listeners = new Set<() => void>()
  let text = ''
  return {
    /** Has it read out by a screen reader, once it has finished what it is saying. */
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

import type { Clock } from '../../timing/clock'

export interface ConnectionWatch {
  /** One link, such as the signalling, went down or came back. */
  note(link: string, status: 'interrupted' | 'connected'): void
  stop(): void
}

/** The connection is interrupted while any link is down, and lost when one stays down for `limitMs`. */
export function createConnectionWatch(
  clock: Clock,
  limitMs: number,
  report: (status: 'interrupted' | 'restored' | 'lost') => void,
): ConnectionWatch {
  const down = new Set<string>()
  let cancel: (() => void) | undefined

  return {
    note(link, status) {
      const wasDown = down.size > 0
      if (status === 'interrupted') down.add(link)
      else down.delete(link)
      if (down.size > 0 && !wasDown) {
        cancel = clock.after(limitMs, () => report('lost'))
        report('interrupted')
      } else if (down.size === 0 && wasDown) {
        cancel?.()
        report('restored')
      }
    },
    stop() {
      cancel?.()
      down.clear()
    },
  }
}

import { industries } from '@/content/facts'
import type { Trade } from '@/content/trades'

type TradeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'trade'

const isTrade = (value: string | null): value is Trade => industries.some((name) => name === value)

/**
 * The trade that the visitor has chosen, kept until the tab is closed. Where the browser refuses to store anything, it
 * is kept until the page is loaded again. `storage` may throw.
 */
export function createTradeStore(storage: () => TradeStorage) {
  const listeners = new Set<() => void>()
  let trade: Trade | undefined
  let hasRead = false

  function read(): Trade | undefined {
    try {
      const stored = storage().getItem(KEY)
      return isTrade(stored) ? stored : undefined
    } catch {
      return undefined
    }
  }

  return {
    chosen(): Trade | undefined {
      if (!hasRead) trade = read()
      hasRead = true
      return trade
    },
    choose(next: Trade | undefined): void {
      hasRead = true
      trade = next
      try {
        if (next) storage().setItem(KEY, next)
        else storage().removeItem(KEY)
      } catch {
        // Not stored; the choice is kept in memory until the page is loaded again.
      }
      for (const listener of [...listeners]) listener()
    },
    /** Calls back after each choice. Returns the undo. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The list with the item of the visitor's trade first. That item may be one of `tradeOnlyItems`, which are shown only to
 * visitors of their trade. The list keeps the length of `items`.
 */
export function orderByTrade<Item>(
  items: readonly Item[],
  tradeOnlyItems: readonly Item[],
  isOwn: (item: Item) => boolean,
): readonly Item[] {
  const own = [...items, ...tradeOnlyItems].find(isOwn)
  return own ? [own, ...items.filter((item) => item !== own)].slice(0, items.length) : items
}

/** The choice of this tab. */
export const tradeStore = createTradeStore(() => window.sessionStorage)

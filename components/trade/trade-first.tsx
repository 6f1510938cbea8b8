'use client'

import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import { tradeContentIds, type TradeContentIds } from '@/content/trades'
import { withTradeFirst } from '@/lib/site/trade'
import { useTrade } from './use-trade'

export interface TradeFirstProps {
  /** The entries by their key, in the order of the page. */
  items: readonly { key: string; node: ReactNode }[]
  /** Entries shown only to visitors of their trade; one replaces the last of `items`. */
  others?: TradeFirstProps['items']
  /** Field of `TradeContentIds` that holds the key. */
  matchBy: keyof TradeContentIds
}

/** The entry of the visitor's trade alone; nothing until one is chosen. */
export function TradeEntry({ items, matchBy }: Omit<TradeFirstProps, 'others'>) {
  const trade = useTrade()
  return trade ? items.find(({ key }) => key === tradeContentIds[trade][matchBy])?.node : null
}

/**
 * The entries of a list, that of the visitor's trade first. A list that scrolls sideways is scrolled to its start,
 * because browsers would keep the previous entry in view.
 */
export function TradeFirst({ items, others = [], matchBy }: TradeFirstProps) {
  // Deferred: an entry that is still loading leaves the list as it was.
  const trade = useDeferredValue(useTrade())
  const first = trade && tradeContentIds[trade][matchBy]
  const endRef = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (first) endRef.current?.parentElement?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])
  const shown = withTradeFirst(items, others, ({ key }) => key === first)
  return (
    <>
      {shown.map(({ node }) => node)}
      <li ref={endRef} hidden />
    </>
  )
}

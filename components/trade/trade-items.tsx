'use client'

import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import { tradeContentIds, type TradeContentIds } from '@/content/trades'
import { orderByTrade } from '@/lib/booking/trade'
import { useTrade } from './use-trade'

interface TradeOrderedItemsProps {
  /** Items by their key, in the order that visitors without a trade see. */
  items: readonly { key: string; node: ReactNode }[]
  /** Items shown only to visitors of their trade; the visitor's own replaces the last of `items`. */
  tradeOnlyItems?: TradeOrderedItemsProps['items']
  /** Field of `TradeContentIds` that holds the key of a trade's item. */
  matchBy: keyof TradeContentIds
}

/** The item of the visitor's trade alone; nothing until a trade is chosen. */
export function OwnTradeItem({ items, matchBy }: Omit<TradeOrderedItemsProps, 'tradeOnlyItems'>) {
  const trade = useTrade()
  return trade ? items.find(({ key }) => key === tradeContentIds[trade][matchBy])?.node : null
}

/**
 * The items of a list, with that of the visitor's trade first. A list that scrolls sideways is scrolled to its start,
 * because browsers would keep the previous item in view.
 */
export function TradeOrderedItems({ items, tradeOnlyItems = [], matchBy }: TradeOrderedItemsProps) {
  // Deferred, so that the list does not change while the code of an item loads.
  const trade = useDeferredValue(useTrade())
  const first = trade && tradeContentIds[trade][matchBy]
  const endRef = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (first) endRef.current?.parentElement?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])
  const shown = orderByTrade(items, tradeOnlyItems, ({ key }) => key === first)
  return (
    <>
      {shown.map(({ node }) => node)}
      <li ref={endRef} hidden />
    </>
  )
}

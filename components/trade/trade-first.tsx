'use client'

import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import { tradeShows, type TradeShows } from '@/content/trades'
import { ownFirst } from '@/lib/site/trade'
import { useTrade } from './use-trade'

export interface TradeFirstProps {
  /** The entries by their key, in the order of the page. */
  items: readonly { key: string; node: ReactNode }[]
  /** Entries that only their trade is shown, in the place of the last of `items`. */
  others?: TradeFirstProps['items']
  /** What of a trade names its entry. */
  matchBy: keyof TradeShows
}

/** The entry of the visitor's trade alone; nothing until one is chosen. */
export function TradeOnly({ items, matchBy }: Omit<TradeFirstProps, 'others'>) {
  const trade = useTrade()
  return trade ? items.find(({ key }) => key === tradeShows[trade][matchBy])?.node : null
}

/**
 * The entries of a list, that of the visitor's trade first. A list that is swept sideways goes back to its beginning:
 * browsers keep the entry in sight that was there before.
 */
export function TradeFirst({ items, others = [], matchBy }: TradeFirstProps) {
  // Deferred: an entry that is still loading leaves the list as it was.
  const trade = useDeferredValue(useTrade())
  const first = trade && tradeShows[trade][matchBy]
  const endRef = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (first) endRef.current?.parentElement?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])
  const shown = ownFirst(items, others, ({ key }) => key === first)
  return (
    <>
      {shown.map(({ node }) => node)}
      <li ref={endRef} hidden />
    </>
  )
}

'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { tradeShows, type TradeShows } from '@/content/trades'
import { useTrade } from './use-trade'

export interface TradeFirstProps {
  /** The entries by their key, in the order of the page. */
  items: readonly { key: string; node: ReactNode }[]
  /** What of a trade names its entry. */
  by: Exclude<keyof TradeShows, 'recordingIsNearest'>
}

/** The entry of the visitor's trade alone; nothing until one is chosen. */
export function TradeOnly({ items, by }: TradeFirstProps) {
  const trade = useTrade()
  return trade ? items.find(({ key }) => key === tradeShows[trade][by])?.node : null
}

/**
 * The entries of a list, that of the visitor's trade first. A list that is swept sideways goes back to its beginning:
 * browsers keep the entry in sight that was there before.
 */
export function TradeFirst({ items, by }: TradeFirstProps) {
  const trade = useTrade()
  const first = trade && tradeShows[trade][by]
  const endRef = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (first) endRef.current?.parentElement?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])
  const rank = ({ key }: { key: string }) => (key === first ? 0 : 1)
  return (
    <>
      {items.toSorted((a, b) => rank(a) - rank(b)).map(({ node }) => node)}
      <li ref={endRef} hidden />
    </>
  )
}

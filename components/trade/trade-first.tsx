'use client'

import type { ReactNode } from 'react'
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

/** A list in which the entry of the visitor's trade comes first. */
export function TradeFirst({ items, by }: TradeFirstProps) {
  const trade = useTrade()
  const first = trade && tradeShows[trade][by]
  const rank = ({ key }: { key: string }) => (key === first ? 0 : 1)
  return items.toSorted((a, b) => rank(a) - rank(b)).map(({ node }) => node)
}

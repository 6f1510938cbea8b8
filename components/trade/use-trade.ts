import { useSyncExternalStore } from 'react'
import type { Trade } from '@/content/trades'
import { tradeStore } from '@/lib/booking/trade'

const none = () => undefined

/** The visitor's trade; none on the server and until hydrated. */
export const useTrade = (): Trade | undefined =>
  useSyncExternalStore(tradeStore.subscribe, tradeStore.chosen, none)

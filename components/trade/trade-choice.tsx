'use client'

import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { usePreHydrationValue } from '@/components/ui/use-pre-hydration'
import { tradeChoice, type Trade } from '@/content/trades'
import { tradeStore } from '@/lib/booking/trade'
import { useTrade } from './use-trade'

/** The visitor's trade, chosen once for the visit. It is a native select, which needs no code. */
export function TradeChoice({ className }: { className?: string }) {
  const id = useId()
  const trade = useTrade()
  const choose = (select: HTMLSelectElement) =>
    tradeStore.choose((select.value || undefined) as Trade | undefined)
  const selectRef = usePreHydrationValue(trade ?? '', choose)
  return (
    <p className={cx('min-w-0', className)} data-trade-choice>
      <label htmlFor={id} className="mr-2 text-sm text-ink-2">
        {tradeChoice.label}
      </label>
      <select
        ref={selectRef}
        id={id}
        value={trade ?? ''}
        onChange={(event) => choose(event.target)}
        className="min-h-11 max-w-full rounded-button border-b-2 border-accent bg-transparent py-1 pr-1 text-base font-semibold text-accent"
      >
        <option value="">{tradeChoice.none}</option>
        {tradeChoice.options.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

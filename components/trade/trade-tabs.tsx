'use client'

import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { Trade } from '@/content/trades'
import { orderByTrade } from '@/lib/booking/trade'
import { useTrade } from './use-trade'

interface TradeTab {
  id: string
  trade: Trade
  label: string
  panel: ReactNode
}

interface TradeTabsProps {
  label: string
  tabs: readonly TradeTab[]
  /** Tabs shown only to visitors of their trade; the visitor's own replaces the last of `tabs`. */
  tradeOnlyTabs: readonly TradeTab[]
  panelClassName: string
}

/** Tabs by trade. The tab of the visitor's trade is first, and selected until the visitor selects another one. */
export function TradeTabs({ label, tabs, tradeOnlyTabs, panelClassName }: TradeTabsProps) {
  const chosen = useTrade()
  const shown = orderByTrade(tabs, tradeOnlyTabs, ({ trade }) => trade === chosen)
  return (
    // Each trade has its own selection, which begins with the first tab.
    <Tabs
      key={chosen}
      name={`${label} ${chosen ?? ''}`}
      values={shown.map(({ id }) => id)}
      className="min-w-0"
    >
      <TabList aria-label={label}>
        {shown.map((tab) => (
          <Tab key={tab.id} value={tab.id} size="sm">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {shown.map(({ id, label: title, panel }) => (
        <TabPanel key={id} value={id} title={title} className={panelClassName}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import type { Trade } from '@/content/trades'
import { withTradeFirst } from '@/lib/site/trade'
import { useTrade } from './use-trade'

interface TradeTab {
  id: string
  trade: Trade
  label: string
  panel: ReactNode
}

export interface TradeTabsProps {
  /** Name of the choice. */
  label: string
  tabs: readonly TradeTab[]
  /** Tabs shown only to visitors of their trade; one replaces the last of `tabs`. */
  others: readonly TradeTab[]
  panelClassName: string
}

/** Examples by trade: that of the visitor's own trade is first, and open. */
export function TradeTabs({ label, tabs, others, panelClassName }: TradeTabsProps) {
  const chosen = useTrade()
  const shown = withTradeFirst(tabs, others, ({ trade }) => trade === chosen)
  return (
    // Choosing another trade opens its own example.
    <Tabs key={chosen} defaultValue={shown[0]?.id ?? ''} className="min-w-0">
      <TabList aria-label={label}>
        {shown.map((tab) => (
          <Tab key={tab.id} value={tab.id} size="sm">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {shown.map(({ id, panel }) => (
        <TabPanel key={id} value={id} className={panelClassName}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  )
}

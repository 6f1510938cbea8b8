'use client'

import type { ReactNode } from 'react'
import { Tab, TabList, Tabs } from '@/components/ui/tabs'
import styles from './services.module.css'

export interface ServiceSwitchProps {
  label: string
  tabs: { value: string; label: string }[]
  children: ReactNode
}

/** The two services as the section's heading: the chosen one filled, the other one outlined. */
export function ServiceSwitch({ label, tabs, children }: ServiceSwitchProps) {
  return (
    <Tabs defaultValue="voice" className="text-measure">
      <TabList aria-label={label} className={styles.switch}>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value} className={styles.choice}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {children}
    </Tabs>
  )
}

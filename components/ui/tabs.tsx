'use client'

import { Tabs as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { cn } from './cn'

export type TabsProps = ComponentPropsWithRef<typeof Radix.Root>

/** Tabs: `Tabs` holds the value, `TabList` names the choice, every `TabPanel` stays in the HTML. */
export const Tabs = (props: TabsProps) => <Radix.Root {...props} />

export function TabList({ className, ...rest }: ComponentPropsWithRef<typeof Radix.List>) {
  return <Radix.List {...rest} className={cn('flex flex-wrap gap-x-6 gap-y-1', className)} />
}

/** Inactive tabs stay in ink, so that they look like what they are: the other half, to be chosen. */
export function Tab({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return <Radix.Trigger {...rest} className={cn('tab', className)} />
}

export function TabPanel({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Content>) {
  return <Radix.Content {...rest} forceMount className={cn('data-[state=inactive]:hidden', className)} />
}

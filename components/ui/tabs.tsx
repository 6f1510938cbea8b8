'use client'

import { Tabs as Radix } from 'radix-ui'
import { createContext, use, useId, useMemo, useState, type ComponentPropsWithRef } from 'react'
import { cn } from './cn'

/** What ties a tab to its panel: the chosen value, and the beginning of their ids. */
const Chosen = createContext({ value: '', base: '' })

export type TabsProps = ComponentPropsWithRef<typeof Radix.Root>

/** Tabs: `Tabs` holds the value, `TabList` names the choice, every `TabPanel` stays in the HTML. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const [held, setHeld] = useState(defaultValue)
  const base = useId()
  const current = value ?? held
  const chosen = useMemo(() => ({ value: current, base }), [current, base])
  const choose = (next: string) => {
    setHeld(next)
    onValueChange?.(next)
  }
  return (
    <Chosen value={chosen}>
      <Radix.Root {...rest} value={current} onValueChange={choose} />
    </Chosen>
  )
}

export function TabList({ className, ...rest }: ComponentPropsWithRef<typeof Radix.List>) {
  return <Radix.List {...rest} className={cn('flex flex-wrap gap-x-6 gap-y-1', className)} />
}

/** Inactive tabs stay in ink, so that they look like what they are: the other half, to be chosen. */
export function Tab({ className, value, ...rest }: ComponentPropsWithRef<typeof Radix.Trigger>) {
  const { base } = use(Chosen)
  return (
    <Radix.Trigger
      {...rest}
      value={value}
      id={`${base}-tab-${value}`}
      aria-controls={`${base}-panel-${value}`}
      className={cn('tab', className)}
    />
  )
}

/** The library's own panel leaves the page when it is not chosen, or is rendered twice at the start. */
export function TabPanel({ className, value, ...rest }: ComponentPropsWithRef<'div'> & { value: string }) {
  const chosen = use(Chosen)
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${chosen.base}-panel-${value}`}
      aria-labelledby={`${chosen.base}-tab-${value}`}
      data-state={chosen.value === value ? 'active' : 'inactive'}
      tabIndex={0}
      className={cn('data-[state=inactive]:hidden', className)}
    />
  )
}

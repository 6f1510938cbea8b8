'use client'

import {
  createContext,
  use,
  useId,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'
import { rovingTarget } from '@/lib/site/roving'
import { cn } from './cn'

/*
 * Written by hand, by the WAI-ARIA pattern: the library's tabs and accordion cost 10 kB of home's script,
 * for what is one value, four keys and six attributes.
 */

interface TabsState {
  value: string
  choose: (value: string) => void
  /** Begins the ids that tie a tab to its panel. */
  base: string
}

const TabsContext = createContext<TabsState | null>(null)

function useTab(value: string) {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error('A tab must be inside Tabs.')
  const active = tabs.value === value
  return {
    active,
    choose: () => tabs.choose(value),
    tabId: `${tabs.base}-tab-${value}`,
    panelId: `${tabs.base}-panel-${value}`,
    state: active ? 'active' : 'inactive',
  }
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** The chosen tab, where the owner holds it. */
  value?: string
  /** The tab chosen at first, where `Tabs` holds it. */
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Tabs: `Tabs` holds the value, `TabList` names the choice, every `TabPanel` stays in the HTML. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const [held, setHeld] = useState(defaultValue)
  const base = useId()
  const current = value ?? held
  const state = useMemo(
    () => ({
      value: current,
      base,
      choose: (next: string) => {
        if (next === current) return
        setHeld(next)
        onValueChange?.(next)
      },
    }),
    [base, current, onValueChange],
  )
  return (
    <TabsContext value={state}>
      <div {...rest} />
    </TabsContext>
  )
}

/** Arrow keys, Home and End move within the list; whichever tab has the focus is chosen. */
function moveWithin(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const index = tabs.indexOf(event.target as HTMLElement)
  const target = index < 0 ? undefined : rovingTarget(event.key, index, tabs.length)
  if (target === undefined) return
  event.preventDefault()
  tabs[target]?.focus()
}

export function TabList({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...rest}
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={moveWithin}
      className={cn('flex flex-wrap gap-x-6 gap-y-1', className)}
    />
  )
}

/** Inactive tabs stay in ink, so that they look like what they are: the other half, to be chosen. */
export function Tab({ value, className, ...rest }: ComponentPropsWithRef<'button'> & { value: string }) {
  const { active, choose, tabId, panelId, state } = useTab(value)
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={tabId}
      aria-selected={active}
      aria-controls={panelId}
      data-state={state}
      tabIndex={active ? 0 : -1}
      onClick={choose}
      onFocus={choose}
      className={cn('tab', className)}
    />
  )
}

export function TabPanel({ value, className, ...rest }: ComponentPropsWithRef<'div'> & { value: string }) {
  const { tabId, panelId, state } = useTab(value)
  return (
    <div
      {...rest}
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      data-state={state}
      tabIndex={0}
      className={cn('data-[state=inactive]:hidden', className)}
    />
  )
}

'use client'

import { cva, cx, type VariantProps } from 'class-variance-authority'
import * as m from 'framer-motion/m'
import { Tabs as Radix } from 'radix-ui'
import {
  createContext,
  use,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ComponentPropsWithRef,
} from 'react'
import { useMotionReady } from '@/components/motion/motion-provider'

/** What ties a tab to its panel: the chosen value, the beginning of their ids, and whether all have one panel. */
const TabsContext = createContext({ value: '', base: '', hasOnePanel: false })

export type TabsProps = ComponentPropsWithRef<typeof Radix.Root> & {
  /** There is one `TabPanel`, with the chosen value: each tab changes what is in it. */
  hasOnePanel?: boolean
}

/** Tabs: `Tabs` holds the value, `TabList` names the choice, every `TabPanel` stays in the HTML. */
export function Tabs({ value, defaultValue = '', onValueChange, hasOnePanel = false, ...rest }: TabsProps) {
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue)
  const base = useId()
  const current = value ?? uncontrolledValue
  // The tab answers in the next frame; the panel, which costs more, may take the one after.
  const shown = useDeferredValue(current)
  const chosen = useMemo(() => ({ value: shown, base, hasOnePanel }), [shown, base, hasOnePanel])
  const choose = (next: string) => {
    setUncontrolledValue(next)
    onValueChange?.(next)
  }
  return (
    <TabsContext value={chosen}>
      <Radix.Root {...rest} value={current} onValueChange={choose} />
    </TabsContext>
  )
}

const panelId = (base: string, hasOnePanel: boolean, value: string) =>
  hasOnePanel ? `${base}-panel` : `${base}-panel-${value}`

export function TabList({ className, ...rest }: ComponentPropsWithRef<typeof Radix.List>) {
  return <Radix.List {...rest} className={cx('flex flex-wrap gap-x-6 gap-y-1', className)} />
}

const RUNNING_TEXT = 'min-h-11 pt-2 pb-2.5 text-ink-2 after:h-[3px] hover:text-violet'

const tabClass = cva(
  'relative transition-colors after:absolute after:inset-x-0 after:bottom-0 after:origin-left after:scale-x-0 after:bg-violet after:transition-transform after:duration-(--slow) after:ease-ink data-[state=active]:text-ink data-[state=active]:after:scale-x-100',
  {
    variants: {
      size: {
        sm: [RUNNING_TEXT, 'text-base font-semibold tracking-title'],
        md: [RUNNING_TEXT, 'text-lg/normal font-semibold tracking-title'],
        /** In the display cut, for the one choice of a section. */
        display: [RUNNING_TEXT, 'font-display text-2xl font-bold tracking-display'],
        /** As the heading that the tabs are: in the type of their list. */
        heading: 'pb-[.14em] text-ink after:h-[.055em]',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export type TabProps = ComponentPropsWithRef<typeof Radix.Trigger> & VariantProps<typeof tabClass>

/** Inactive tabs keep the text colour, so that they look selectable, not disabled. */
export function Tab({ className, size, value, ...rest }: TabProps) {
  const { base, hasOnePanel } = use(TabsContext)
  return (
    <Radix.Trigger
      {...rest}
      value={value}
      id={`${base}-tab-${value}`}
      aria-controls={panelId(base, hasOnePanel, value)}
      className={tabClass({ size, className })}
    />
  )
}

/** A chosen panel rises into its place, from below; until the animation code is there, every panel stands in its place. */
const PANEL = { active: { y: 0 }, inactive: { y: 10, transition: { duration: 0 } } }

/**
 * Radix's own panel leaves the page when it is not chosen, or is rendered twice at the start. It takes the focus,
 * except where `tabIndex={-1}` says otherwise: a panel taller than the window, of which browsers would show the middle,
 * and which has controls to stop at.
 */
export function TabPanel({
  className,
  value,
  ...rest
}: ComponentPropsWithRef<typeof m.div> & { value: string }) {
  const chosen = use(TabsContext)
  const ready = useMotionReady()
  const state = chosen.value === value ? 'active' : 'inactive'
  return (
    <m.div
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={panelId(chosen.base, chosen.hasOnePanel, value)}
      aria-labelledby={`${chosen.base}-tab-${value}`}
      data-state={state}
      initial={false}
      animate={PANEL[ready ? state : 'active']}
      className={cx('data-[state=inactive]:hidden', className)}
    />
  )
}

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
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
} from 'react'
import { useMotionReady } from '@/components/motion/motion-provider'
import { FoldedPart } from './folded'
import { useEntryState } from './use-entry-state'

/** The selected value, the prefix of the ids of tabs and panels, `hasOnePanel`, and what selects a panel that is searched. */
const TabsContext = createContext({
  value: '',
  base: '',
  hasOnePanel: false,
  onFound: (_value: string) => {},
})

type TabsProps = ComponentPropsWithRef<typeof Radix.Root> & {
  /** Without `value`: key under which the history keeps the chosen tab, unique on its page, and all values; the first is selected. */
  name?: string
  values?: readonly string[]
  /** All tabs share one `TabPanel`, whose `value` is the selected one. */
  hasOnePanel?: boolean
}

/** Tabs. `TabList` needs an accessible name. Every `TabPanel` stays in the HTML. */
export function Tabs({
  name = '',
  values = [],
  value,
  onValueChange,
  hasOnePanel = false,
  ...rest
}: TabsProps) {
  const [uncontrolledValue, setUncontrolledValue] = useEntryState(name, values[0] ?? '', (kept) =>
    values.some((each) => each === kept),
  )
  const [foundValue, setFoundValue] = useState<string>()
  const base = useId()
  const current = value ?? uncontrolledValue
  // Deferred, so that the tab is marked at once and the panel, which takes longer to render, follows.
  const deferred = useDeferredValue(current)
  // The browser scrolls to what it has found at once, so that panel does not wait.
  const shown = foundValue === current ? current : deferred
  const choose = onValueChange ?? setUncontrolledValue
  const chosen = useMemo(
    () => ({
      value: shown,
      base,
      hasOnePanel,
      onFound: (found: string) => {
        setFoundValue(found)
        choose(found)
      },
    }),
    [shown, base, hasOnePanel, choose],
  )
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

const RUNNING_TEXT = 'min-h-11 pt-2 pb-2.5 text-ink-2 after:h-[3px] hover:text-accent'

const tabClass = cva(
  'relative transition-colors after:absolute after:inset-x-0 after:bottom-0 after:origin-left after:[scale:0_1] after:bg-accent after:transition-transform after:duration-(--slow) after:ease-ink data-[state=active]:text-ink data-[state=active]:after:[scale:1]',
  {
    variants: {
      size: {
        sm: [RUNNING_TEXT, 'text-base font-semibold tracking-title'],
        md: [RUNNING_TEXT, 'text-lg/normal font-semibold tracking-title'],
        /** In the display font, for tabs that a whole section depends on. */
        display: [RUNNING_TEXT, 'font-display text-2xl font-bold tracking-display'],
        /** Tabs that are the heading of their section: they inherit the type of the list. */
        heading: 'pb-[.14em] text-start text-ink after:h-[.055em]',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

type TabProps = ComponentPropsWithRef<typeof Radix.Trigger> & VariantProps<typeof tabClass>

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

/** A selected panel moves up by 10 px. Until the animation code is ready, panels do not move. */
const PANEL = { active: { y: 0 }, inactive: { y: 10, transition: { duration: 0 } } }

interface TabPanelProps extends Omit<ComponentPropsWithoutRef<typeof m.div>, 'title'> {
  value: string
  /** The name of the tab, which is shown above the panel when all panels are shown. */
  title?: string
}

/**
 * A panel of our own, because Radix removes unselected panels from the page, or renders each twice at the start. The
 * browser's search finds what is in an unselected panel and selects it. In print and without scripts, which could not select
 * them, all panels are shown. It can be focused. Use `tabIndex={-1}` for a panel that has controls and is taller than the
 * window: browsers would scroll to its middle.
 */
export function TabPanel({ value, title, ...rest }: TabPanelProps) {
  const { value: shown, base, hasOnePanel, onFound } = use(TabsContext)
  const ready = useMotionReady()
  const isActive = shown === value
  const state = isActive ? 'active' : 'inactive'
  return (
    // Folds the box around the panel, whose own margins and padding would stay.
    <FoldedPart name={value} title={title} isFolded={!isActive && !hasOnePanel} onFound={onFound}>
      <m.div
        tabIndex={0}
        {...rest}
        role="tabpanel"
        id={panelId(base, hasOnePanel, value)}
        aria-labelledby={`${base}-tab-${value}`}
        data-state={state}
        initial={false}
        animate={PANEL[ready ? state : 'active']}
      />
    </FoldedPart>
  )
}

import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Highlight, HeroContent } from '@/content/home/hero'
import styles from './highlights.module.css'

/** A small drawing for each highlight but the first, 96 by 36 units. Hidden on a phone. */
const DRAWINGS: Record<NonNullable<Highlight['drawing']>, ReactNode> = {
  // The twelve weeks of a quarter, with the first five filled.
  weeks: (
    <>
      <path d="M1 9h94v18H1Z" className="stroke-line-2 stroke-1" />
      <path d="M8.3 18H94" strokeDasharray="1 6.8" className="stroke-line-2 stroke-[18]" />
      <path d="M1 9h39v18H1Z" className="fill-highlight stroke-accent" />
    </>
  ),
  // One stroke for each day, as on a status page.
  uptime: (
    <>
      <path d="M1 18H81" strokeDasharray="2 4" className="stroke-[20]" />
      <circle cx="91" cy="18" r="4" className="fill-live stroke-none" />
    </>
  ),
  // Cumulative return; the circle is the break-even point.
  payback: (
    <>
      <path d="M0 22H96" className="stroke-line-2 stroke-1" />
      <path d="M2 24C16 36 32 34 46 22S78 4 94 4" />
      <circle cx="46" cy="22" r="4" className="fill-raised stroke-accent stroke-2" />
    </>
  ),
}

/** Four cards in a row; on a phone two rows of two. The first row hangs on the line. */
const gridClass = 'grid grid-cols-2 items-start gap-2.5 max-2xs:grid-cols-1 md:gap-4'

// Each is a quarter of the row, and at least as wide as its longest word. What no longer fits is a second row, which begins
// on the right: the buttons of the first screen reach below the first row.
const cardClass = cx(
  'origin-[50%_8px] rounded-[2px] transition-[rotate] duration-(--slow) ease-ink forced-colors:border',
  'px-3 pt-5.5 pb-1.5 text-sm/list md:flex md:min-h-40 md:max-w-[calc(25%-.75rem)] md:min-w-min md:flex-1 md:flex-col md:px-3.5 md:pt-8.5 md:pb-3.5 md:text-base/list lg:min-h-44 lg:pt-10 lg:pb-4.5 lg:text-md/list lg:max-xl:px-2 xl:px-3.25',
)

/** On the card of the voice agents, all of which is the button: it starts a call, and shows the call while it lasts. */
const talkClass =
  'mt-auto flex min-h-6 items-center gap-2 text-left text-sm/list font-semibold after:absolute after:inset-0 lg:flex-col lg:items-start lg:text-[1rem]/list noscript:hidden'

const jackClass = 'size-5 flex-none fill-none stroke-current stroke-[1.6] lg:size-8 lg:stroke-[1.2]'

/** The four highlights as cards that hang on a line, with which the page line begins. */
export function Highlights({ content }: { content: HeroContent }) {
  const { highlights, highlightsLabel, talk } = content
  return (
    <div className="relative col-span-full mt-4 max-md:pb-4 md:mt-9 md:pl-6 lg:col-[7/13] lg:mt-4 lg:pl-10">
      <svg
        className="pointer-events-none absolute top-0 left-0 h-10 w-[calc(100%+var(--page-line-gap)-1px)] overflow-visible fill-none stroke-ink stroke-2 print:[clip-path:inset(-4px)]"
        viewBox="0 0 700 40"
        preserveAspectRatio="none"
        data-page-line="wire"
        aria-hidden="true"
      >
        <path d="M0 3C180 34 420 36 676 9Q700 6 700 32V900" vectorEffect="non-scaling-stroke" />
      </svg>
      <i className={cx(styles.socket, 'absolute -top-1.75 -left-4 md:-left-2.5')} aria-hidden="true" />
      <ul
        data-surface="light"
        className={cx(styles.cards, gridClass, 'relative bg-transparent md:flex md:flex-wrap md:justify-end')}
        aria-label={highlightsLabel}
      >
        {highlights.map((highlight, index) => (
          <li key={index} className={cx(styles.card, cardClass)}>
            <b className="mb-0.5 block tracking-label">{highlight.title}</b>
            <span className="text-sm/list lg:text-[1rem]/list">{highlight.text}</span>
            {highlight.drawing ? (
              <svg
                viewBox="0 0 96 36"
                className="mt-auto h-9 w-full fill-none stroke-ink stroke-2 max-md:hidden"
                aria-hidden="true"
              >
                {DRAWINGS[highlight.drawing]}
              </svg>
            ) : (
              <button type="button" className={talkClass} data-talk="">
                <svg viewBox="0 0 20 20" className={jackClass} aria-hidden="true">
                  <circle cx="10" cy="10" r="9" />
                  <circle cx="10" cy="10" r="4" />
                </svg>
                {talk}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

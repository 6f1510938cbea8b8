'use client'

import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useId, useState, type ReactNode } from 'react'
import { useMotionReady } from '@/components/motion/motion-provider'
import { EXIT_TRANSITION } from '@/components/motion/timing'
import { FOLDED_CLASS, useFoldedRef } from './folded'
import { PlusSign } from './icons'
import { moveFocusWithKeys } from './keys'
import { useEntryState } from './use-entry-state'

export interface AccordionItem {
  id: string
  question: string
  answer: ReactNode
}

interface AccordionProps {
  /** Key under which the history keeps the open item; unique on its page. */
  name: string
  items: readonly AccordionItem[]
}

/**
 * Questions and answers: one open at a time; opening the open one closes it. Answers stay in the HTML, and the browser's
 * search opens the one in which it finds something. Arrows, Home and End move from question to question.
 */
export function Accordion({ name, items }: AccordionProps) {
  const [open, setOpen] = useEntryState(name, '', (kept) => items.some(({ id }) => id === kept))
  const [shown, setShown] = useState({ open, isPressed: false })
  // The browser's search, Back or Forward has changed it.
  if (shown.open !== open) setShown({ open, isPressed: false })
  const base = useId()
  return (
    <div className="border-t-2 border-ink" onKeyDown={(event) => moveFocusWithKeys(event, 'h3 button')}>
      {items.map(({ id, question, answer }) => (
        <div key={id} className="border-b border-line">
          <h3>
            <button
              type="button"
              id={`${base}-${id}`}
              aria-expanded={open === id}
              aria-controls={`${base}-${id}-answer`}
              className="flex min-h-11 w-full items-center justify-between gap-6 py-2.5 text-left font-serif text-md/quote font-normal tracking-quote text-balance transition-colors hover:text-accent md:py-5 md:text-xl/quote"
              onClick={() => {
                const next = open === id ? '' : id
                setShown({ open: next, isPressed: true })
                setOpen(next)
              }}
            >
              <span>{question}</span>
              <PlusSign />
            </button>
          </h3>
          <Answer
            questionId={`${base}-${id}`}
            open={open === id}
            isAnimated={shown.isPressed}
            onFound={() => setOpen(id)}
          >
            <div className="max-w-[36em] pr-5 pb-4 text-sm text-ink-2 md:pr-16 md:pb-6 md:text-base">
              {answer}
            </div>
          </Answer>
        </div>
      ))}
    </div>
  )
}

const FOLDED = { height: 0, y: -6 }
/** An answer that Back closes does not move. */
const VARIANTS = {
  folded: (isAnimated: boolean) => ({
    ...FOLDED,
    transition: isAnimated ? EXIT_TRANSITION : { duration: 0 },
  }),
}

interface AnswerProps {
  questionId: string
  open: boolean
  /** Whether it opens with an animation. */
  isAnimated: boolean
  onFound: () => void
  children: ReactNode
}

/**
 * An answer that the browser's search or Back opens stays the element that it was while closed, and does not move: the browser
 * scrolls to a place in it or below it.
 */
function Answer({ questionId, open, isAnimated, onFound, children }: AnswerProps) {
  const ready = useMotionReady()
  const foldedRef = useFoldedRef(!open, onFound)
  const region = {
    id: `${questionId}-answer`,
    'data-state': open ? 'open' : 'closed',
    ...(open && { role: 'region', 'aria-labelledby': questionId }),
  }
  return (
    <AnimatePresence initial={false} mode="wait" custom={isAnimated}>
      {open && isAnimated ? (
        <m.div
          key="animated"
          {...region}
          initial={ready && FOLDED}
          animate={{ height: 'auto', y: 0 }}
          exit="folded"
          variants={VARIANTS}
          className="overflow-hidden"
        >
          {children}
        </m.div>
      ) : (
        <div key="plain" {...region} ref={foldedRef} className={open ? undefined : FOLDED_CLASS}>
          {children}
        </div>
      )}
    </AnimatePresence>
  )
}

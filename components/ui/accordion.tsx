'use client'

import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { Accordion as Radix } from 'radix-ui'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { useMotionReady } from '@/components/motion/motion-provider'
import { EXIT_TRANSITION } from '@/components/motion/timing'
import { FOLDED_CLASS, useFoldedRef } from './folded'
import { PlusSign } from './icons'

export interface AccordionItem {
  id: string
  question: string
  answer: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Id of the item that is open at first. */
  openId?: string
}

/**
 * Questions and answers: one open at a time; opening the open one closes it. Answers stay in the HTML, and the browser's
 * search opens the one in which it finds something.
 */
export function Accordion({ items, openId = '' }: AccordionProps) {
  const [open, setOpen] = useState(openId)
  const base = useId()
  return (
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="border-t-2 border-ink"
    >
      {items.map(({ id, question, answer }) => (
        <Radix.Item key={id} value={id} className="border-b border-line">
          <Radix.Header>
            <Radix.Trigger
              aria-controls={`${base}-${id}`}
              className="flex min-h-11 w-full items-center justify-between gap-6 py-2.5 text-left font-serif text-md/quote font-normal tracking-quote text-balance transition-colors hover:text-accent md:py-5 md:text-xl/quote"
            >
              <span>{question}</span>
              <PlusSign />
            </Radix.Trigger>
          </Radix.Header>
          <Answer id={`${base}-${id}`} open={open === id} onFound={() => setOpen(id)}>
            <div className="max-w-[36em] pr-5 pb-4 text-sm text-ink-2 md:pr-16 md:pb-6 md:text-base">
              {answer}
            </div>
          </Answer>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

const FOLDED = { height: 0, y: -6 }

interface AnswerProps {
  id: string
  open: boolean
  onFound: () => void
  children: ReactNode
}

/**
 * Closed answers are elements of our own, because Radix removes them from the page, or renders each twice at the start. One
 * that the browser's search opens stays the same element, because the browser scrolls to what it found in it.
 */
function Answer({ id, open, onFound, children }: AnswerProps) {
  const ready = useMotionReady()
  const [isFound, setFound] = useState(false)
  const isPlain = !open || isFound
  const foldedRef = useFoldedRef(
    !open,
    useCallback(() => {
      setFound(true)
      onFound()
    }, [onFound]),
  )
  if (isFound && !open) setFound(false)
  return (
    <AnimatePresence initial={false} mode="wait">
      {isPlain ? (
        <div
          key="plain"
          id={open ? id : undefined}
          ref={foldedRef}
          data-state={open ? 'open' : 'closed'}
          className={open ? undefined : FOLDED_CLASS}
        >
          {children}
        </div>
      ) : (
        <Radix.Content key="open" id={id} forceMount asChild>
          <m.div
            initial={ready && FOLDED}
            animate={{ height: 'auto', y: 0 }}
            exit={{ ...FOLDED, transition: EXIT_TRANSITION }}
            className="overflow-hidden"
          >
            {children}
          </m.div>
        </Radix.Content>
      )}
    </AnimatePresence>
  )
}

'use client'

import { Collapsible as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'

export interface AccordionItem {
  id: string
  question: string
  answer: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** The item that is open at first. */
  openId?: string
}

/** Questions and answers: one open at a time; opening the open one closes it. Answers stay in the HTML. */
export function Accordion({ items, openId }: AccordionProps) {
  const [open, setOpen] = useState<string | null>(openId ?? null)
  return (
    <div className="border-t-2 border-ink">
      {items.map((item) => (
        <Radix.Root
          key={item.id}
          open={open === item.id}
          onOpenChange={(opened) => setOpen(opened ? item.id : null)}
          className="border-b border-line"
        >
          <h3>
            <Radix.Trigger className="question">
              <span>{item.question}</span>
              <i className="question-sign" aria-hidden="true" />
            </Radix.Trigger>
          </h3>
          <Radix.Content forceMount className="answer data-[state=closed]:hidden">
            <div className="max-w-[36em] pr-5 pb-6 text-ink-2 md:pr-16">{item.answer}</div>
          </Radix.Content>
        </Radix.Root>
      ))}
    </div>
  )
}

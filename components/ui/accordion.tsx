'use client'

import { useId, useState, type ReactNode } from 'react'

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
  const base = useId()
  return (
    <div className="border-t-2 border-ink">
      {items.map((item) => {
        const isOpen = open === item.id
        const answerId = `${base}-${item.id}`
        const state = isOpen ? 'open' : 'closed'
        return (
          <div key={item.id} data-state={state} className="border-b border-line">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={answerId}
                data-state={state}
                onClick={() => setOpen(isOpen ? null : item.id)}
                className="question"
              >
                <span>{item.question}</span>
                <i className="question-sign" aria-hidden="true" />
              </button>
            </h3>
            <div id={answerId} data-state={state} className="answer data-[state=closed]:hidden">
              <div className="max-w-[36em] pr-5 pb-6 text-ink-2 md:pr-16">{item.answer}</div>
            </div>
          </div>
        )
      })}
    </div>
  )
}

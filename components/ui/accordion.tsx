'use client'

import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

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
export function Accordion({ items, openId = '' }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible defaultValue={openId} className="border-t-2 border-ink">
      {items.map(({ id, question, answer }) => (
        <Radix.Item key={id} value={id} className="border-b border-line">
          <Radix.Header>
            <Radix.Trigger className="question">
              <span>{question}</span>
              <i className="question-sign" aria-hidden="true" />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content forceMount className="answer data-[state=closed]:hidden">
            <div className="max-w-[36em] pr-5 pb-6 text-ink-2 md:pr-16">{answer}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

'use client'

import { BookingButton } from '@/components/booking/booking-button'
import { knowledgeCopy } from '@/content/knowledge'
import { AskUs } from './closing'
import { KnowledgeHero } from './hero'
import { Library } from './library'
import { useKnowledge } from './use-knowledge'

/** The knowledge base: one field, two drawers of cards, and a way to ask for what is missing. */
export default function ContentPage() {
  const { tab, query, found, setTab, setText, setChip, reset } = useKnowledge()
  return (
    <>
      <KnowledgeHero text={query.text} onText={setText} />
      <Library tab={tab} query={query} found={found} onTab={setTab} onChip={setChip} onReset={reset} />
      <AskUs />
      <FloatingBooking />
    </>
  )
}

/** An index tab in the left margin, where it covers nothing. On a narrow page the bar has the same button. */
function FloatingBooking() {
  return (
    <div data-floating data-no-print className="fixed top-1/2 left-0 z-30 -translate-y-1/2 max-md:hidden">
      <BookingButton
        booking="discovery"
        labels={{ idle: knowledgeCopy.floating }}
        size="sm"
        className="min-h-0 w-[calc(var(--pad)-6px)] max-w-13 rotate-180 rounded-r-none px-5! py-0! [writing-mode:vertical-rl]"
      />
    </div>
  )
}

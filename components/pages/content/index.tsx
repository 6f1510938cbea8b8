'use client'

import { BookingButton } from '@/components/ui/booking-button'
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

/**
 * On a wide page an index tab in the left margin, which covers nothing; on a narrow one a button that
 * rests on the strip of the voice widget.
 */
function FloatingBooking() {
  return (
    <div
      data-floating
      data-no-print
      className="pointer-events-none sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-30 px-3 pb-3 md:fixed md:top-1/2 md:bottom-auto md:left-0 md:-translate-y-1/2 md:p-0"
    >
      <BookingButton
        booking="discovery"
        labels={{ idle: knowledgeCopy.floating }}
        size="sm"
        className="pointer-events-auto ring-3 ring-paper md:min-h-0 md:w-[calc(var(--pad)-6px)] md:max-w-13 md:rotate-180 md:rounded-r-none md:px-5! md:py-0! md:ring-0 md:[writing-mode:vertical-rl]"
      />
    </div>
  )
}

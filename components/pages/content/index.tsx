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
 * Covers nothing: on a wide page an index tab in the left margin, on a narrow one a button on the strip
 * of the voice widget, beside its own.
 */
function FloatingBooking() {
  return (
    <div
      data-floating
      data-no-print
      className="fixed bottom-[calc(14px+env(safe-area-inset-bottom))] left-4 z-61 md:top-1/2 md:bottom-auto md:left-0 md:z-30 md:-translate-y-1/2"
    >
      <BookingButton
        booking="discovery"
        labels={{ idle: knowledgeCopy.floating }}
        size="sm"
        className="max-md:bg-white max-md:text-brand md:min-h-0 md:w-[calc(var(--pad)-6px)] md:max-w-13 md:rotate-180 md:rounded-r-none md:px-5! md:py-0! md:[writing-mode:vertical-rl]"
      />
    </div>
  )
}

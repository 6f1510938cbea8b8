import { BookingButton } from '@/components/booking/booking-button'
import { Button, ButtonRow } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { KnowledgeContent, KnowledgeTabChoice } from '@/content/knowledge'
import { countLabel } from '@/lib/text/knowledge'

export interface NothingFoundProps {
  content: KnowledgeContent
  /** Typed text; empty if only a chip was chosen. */
  query: string
  /** Another tab with matching items, and how many it has. */
  elsewhere: (KnowledgeTabChoice & { count: number }) | undefined
  onElsewhere: () => void
  onReset: () => void
}

/** Empty state of a search: offers another tab with matching items, a reset of the filters, and a call. */
export function NothingFound({ content, query, elsewhere, onElsewhere, onReset }: NothingFoundProps) {
  const { empty, count } = content
  return (
    <div data-empty className="grid gap-8 py-6 md:grid-cols-[auto_1fr] md:gap-14 md:py-10">
      <Card className="w-64 -rotate-2 px-6 pt-5 pb-9" aria-hidden="true">
        <p className="truncate border-b border-accent pb-2 type-display text-xl">{query.trim() || '…'}</p>
        <p className="min-h-24 type-serif-italic ruled-paper text-ink-3">&nbsp;</p>
      </Card>
      <div>
        <p className="type-display text-2xl">{empty.title}</p>
        <p className="mt-3 max-w-[30em] text-ink-2">{empty.text}</p>
        <ButtonRow className="mt-6">
          {elsewhere ? (
            <Button inRow size="sm" onClick={onElsewhere}>
              {`${empty.elsewhere} ${elsewhere.label}: ${countLabel(elsewhere.count, count[elsewhere.tab])}`}
            </Button>
          ) : null}
          <Button inRow size="sm" variant="ghost" onClick={onReset}>
            {empty.reset}
          </Button>
          <BookingButton inRow booking="discovery" size="sm" variant="ghost" />
        </ButtonRow>
      </div>
    </div>
  )
}

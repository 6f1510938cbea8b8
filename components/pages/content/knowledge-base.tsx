'use client'

import { useState } from 'react'
import { BookingButton } from '@/components/booking/booking-button'
import type {
  Chip,
  ChipChoice,
  KnowledgeContent,
  KnowledgeTab,
  KnowledgeTabChoice,
  ServiceCard,
} from '@/content/knowledge'
import type { Video } from '@/content/videos'
import { emptyQuery, findKnowledge } from '@/lib/site/knowledge'
import { Hero } from './hero'
import { Library } from './library'

export interface KnowledgeBaseProps {
  content: KnowledgeContent
  tabs: readonly KnowledgeTabChoice[]
  chips: readonly ChipChoice[]
  services: readonly ServiceCard[]
  videos: readonly Video[]
}

const serviceFields = ({ title, oneLiner, keywords }: ServiceCard) => [title, oneLiner, ...keywords]
const videoFields = ({ title, description }: Video) => [title, description]

/** One field, two tabs of cards, and what the typed text and the chosen chip find in each. */
export function KnowledgeBase({ content, tabs, chips, services, videos }: KnowledgeBaseProps) {
  const [tab, setTab] = useState<KnowledgeTab>('services')
  const [query, setQuery] = useState(emptyQuery)
  return (
    <>
      <Hero content={content} text={query.text} onText={(text) => setQuery({ ...query, text })} />
      <Library
        content={content}
        tabs={tabs}
        chips={chips}
        tab={tab}
        query={query}
        found={{
          services: findKnowledge(services, query, serviceFields),
          videos: findKnowledge(videos, query, videoFields),
        }}
        onTab={setTab}
        onChip={(chip: Chip) => setQuery({ ...query, chip })}
        onReset={() => setQuery(emptyQuery)}
      />
      <FloatingBooking label={content.floating} />
    </>
  )
}

/** A button in the left margin, where it covers nothing. On a narrow page the bar has the same button. */
function FloatingBooking({ label }: { label: string }) {
  return (
    <div data-floating data-no-print className="fixed top-1/2 left-0 z-30 -translate-y-1/2 max-md:hidden">
      <BookingButton
        booking="discovery"
        labels={{ idle: label }}
        size="sm"
        className="min-h-0 w-[calc(var(--pad)-6px)] max-w-13 rotate-180 rounded-r-none px-5! py-0! [writing-mode:vertical-rl]"
      />
    </div>
  )
}

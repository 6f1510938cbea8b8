// Before the page's own styles, which are one file then: styles that pages share, and that come between two of them, divide it.
import '@/components/motion/moves.module.css'
import { BookingButton } from '@/components/booking/booking-button'
import { section, Sections, type PageSection } from '@/components/layout/sections'
import { chips, knowledgeCopy, knowledgeTabs, libraryVideos } from '@/content/knowledge'
import { serviceCards } from '@/content/service-library'
import { useEntryState } from '@/components/ui/use-entry-state'
import { contact } from '@/lib/booking/contact'
import { emptyQuery, type KnowledgeQuery, type KnowledgeSearch } from '@/lib/text/knowledge'
import { Closing } from './closing'
import floating from './floating.module.css'
import { Hero } from './hero'
import { Library } from './library'

const isQuery = ({ text, chip }: Partial<KnowledgeQuery>) =>
  typeof text === 'string' && chips.some((each) => each.chip === chip)

const sections = (search: KnowledgeSearch): readonly PageSection[] => [
  section('hero', Hero, { content: knowledgeCopy, search }, { drawsLine: true }),
  {
    name: 'library',
    render: (pageLine) => (
      <>
        <Library
          pageLine={pageLine}
          content={knowledgeCopy}
          search={search}
          tabs={knowledgeTabs.filter(({ tab }) => tab === 'services' || libraryVideos.length > 0)}
          chips={chips}
          services={serviceCards}
          videos={libraryVideos}
        />
        <FloatingBooking label={knowledgeCopy.floating} />
      </>
    ),
  },
  section(
    'ask',
    Closing,
    { content: knowledgeCopy.closing },
    { lineCrosses: true, shown: Boolean(contact.phone ?? contact.whatsappUrl) },
  ),
]

export default function ContentPage() {
  const [query, setQuery] = useEntryState('knowledge-query', emptyQuery, isQuery)
  return <Sections sections={sections({ query, setQuery })} hasPageLine />
}

/**
 * A button in the left margin: in a wide window on the page line, as “Talk to AI” is opposite. It covers no words. On a phone the
 * bar has the same button.
 */
function FloatingBooking({ label }: { label: string }) {
  return (
    <div data-floating data-no-print className={floating.place}>
      <BookingButton
        booking="discovery"
        labels={{ idle: label }}
        size="sm"
        variant="ghost"
        className={floating.button}
      />
    </div>
  )
}

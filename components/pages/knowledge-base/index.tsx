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

/** A button in the left margin, in which it covers nothing, in a wide window not even the page line. On a narrow page the bar has the same button. */
function FloatingBooking({ label }: { label: string }) {
  return (
    <div data-floating data-no-print className="fixed bottom-3 left-0 z-30 max-md:hidden">
      <BookingButton
        booking="discovery"
        labels={{ idle: label }}
        size="sm"
        className="min-h-0 w-[calc(var(--pad)-6px)] max-w-13 rotate-180 rounded-r-none px-5! py-0! [writing-mode:vertical-rl] after:hidden lg:w-[calc(var(--pad)-var(--page-line-gap)-4px)] lg:min-w-7"
      />
    </div>
  )
}

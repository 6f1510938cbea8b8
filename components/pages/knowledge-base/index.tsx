import { Sections, type PageSection } from '@/components/layout/sections'
import { chips, knowledgeCopy, knowledgeTabs, libraryVideos, serviceCards } from '@/content/knowledge'
import { Closing } from './closing'
import { FloatingBooking } from './floating-booking'
import { Hero } from './hero'
import { KnowledgeQueryProvider } from './knowledge-query'
import { Library } from './library'

const SECTIONS: readonly PageSection[] = [
  {
    name: 'hero',
    render: () => <Hero content={knowledgeCopy} />,
  },
  {
    name: 'library',
    render: () => (
      <>
        <Library
          content={knowledgeCopy}
          tabs={knowledgeTabs.filter(({ tab }) => tab === 'services' || libraryVideos.length > 0)}
          chips={chips}
          services={serviceCards}
          videos={libraryVideos}
        />
        <FloatingBooking label={knowledgeCopy.floating} />
      </>
    ),
  },
  {
    name: 'ask',
    render: () => <Closing content={knowledgeCopy.closing} />,
  },
]

/** The knowledge base. Its content is `content/knowledge.ts`. */
export default function ContentPage() {
  return (
    <KnowledgeQueryProvider>
      <Sections sections={SECTIONS} />
    </KnowledgeQueryProvider>
  )
}

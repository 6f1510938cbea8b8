import { chips, knowledgeCopy, knowledgeTabs, libraryVideos, serviceCards } from '@/content/knowledge'
import { Closing } from './closing'
import { KnowledgeBase } from './knowledge-base'

/** The knowledge base, and a way to ask for what is missing. */
export default function ContentPage() {
  return (
    <>
      <KnowledgeBase
        content={knowledgeCopy}
        tabs={knowledgeTabs}
        chips={chips}
        services={serviceCards}
        videos={libraryVideos}
      />
      <Closing content={knowledgeCopy.closing} />
    </>
  )
}

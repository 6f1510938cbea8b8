import HomePage from '@/components/pages/home'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { pageFromPath } from '@/lib/navigation/page-address'
import { jsonLd, pageGraph } from '@/lib/site/structured-data/graph'
import { siteFacts } from '@/lib/site/structured-data/site-facts'
import { Site } from '../site'

export const dynamicParams = false

interface PageParams {
  /** The path's parts: none for home, the page's name for the others. */
  page?: string[]
}

export const generateStaticParams = (): PageParams[] =>
  PAGE_NAMES.map((name) => ({ page: name === 'home' ? [] : [name] }))

/**
 * The document of a page. Home is rendered here, on the server, so that it needs no code but that of its interactive
 * parts, which makes 20 kB less in the first load. Every other page is drawn by `Site`.
 */
export default async function Page({ params }: { params: Promise<PageParams> }) {
  const { page: parts = [] } = await params
  const page = pageFromPath(`/${parts.join('/')}`)
  return (
    <Site
      openedPage={page}
      serverRenderedHome={page === 'home' ? <HomePage /> : undefined}
      structuredData={<StructuredData page={page} />}
    />
  )
}

const StructuredData = ({ page }: { page: PageName }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: jsonLd(pageGraph(page, siteFacts())) }}
  />
)

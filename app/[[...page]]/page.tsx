import HomePage from '@/components/pages/home'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { sharePictures } from '@/content/share'
import { pageFromPath } from '@/lib/navigation/page-address'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { jsonLd, pageGraph, siteFacts } from '@/lib/seo/graph'

export const dynamicParams = false

interface PageParams {
  /** The path's parts: none for home, the page's name for the others. */
  page?: string[]
}

export const generateStaticParams = (): PageParams[] =>
  PAGE_NAMES.map((name) => ({ page: name === 'home' ? [] : [name] }))

/**
 * The document's own content inside the shell (app/site.tsx): its structured data, the text of its share picture, and on home
 * the page itself. Home is rendered here, on the server, so that its first load has only the code of its interactive parts:
 * 20 kB less. The shell renders every other page.
 */
export default async function Page({ params }: { params: Promise<PageParams> }) {
  const { page: parts = [] } = await params
  const page = pageFromPath(`/${parts.join('/')}`)
  return (
    <>
      {page === 'home' ? <HomePage /> : null}
      <StructuredData page={page} />
      {pageMetadata(page).isAbsolute ? (
        <meta property="og:image:alt" content={sharePictures[page].headline.join(' ')} />
      ) : null}
    </>
  )
}

const StructuredData = ({ page }: { page: PageName }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: jsonLd(pageGraph(page, siteFacts())) }}
  />
)

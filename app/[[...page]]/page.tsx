import HomePage from '@/components/pages/home'
import { PAGE_NAMES } from '@/content/pages'
import { pageFromPath } from '@/lib/navigation/page-address'
import { jsonLd, pageGraph } from '@/lib/site/structured-data/graph'
import { siteFacts } from '@/lib/site/structured-data/site-facts'

export const dynamicParams = false

interface PageParams {
  /** The path's parts: none for home, the page's name for the others. */
  page?: string[]
}

export const generateStaticParams = (): PageParams[] =>
  PAGE_NAMES.map((name) => ({ page: name === 'home' ? [] : [name] }))

/**
 * One document for each page: its structured data, and home itself. Rendered here, home needs no code but that of its
 * interactive parts, which makes 20 kB less in the first load. Every other page is drawn by the shell (app/site.tsx).
 */
export default async function Page({ params }: { params: Promise<PageParams> }) {
  const { page: parts = [] } = await params
  const page = pageFromPath(`/${parts.join('/')}`)
  return (
    <>
      {page === 'home' ? <HomePage /> : null}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonLd(pageGraph(page, siteFacts())) }}
      />
    </>
  )
}

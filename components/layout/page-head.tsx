import type { PageName } from '@/content/pages'
import { pageHead } from '@/lib/navigation/page-head'

/** What the document's head says of the page on show; React keeps it in step with the page. */
export function PageHead({ page }: { page: PageName }) {
  const { title, description, url, imageUrl, imageAlt, isAbsolute } = pageHead(page)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isAbsolute && <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isAbsolute && (
        <>
          <meta property="og:url" content={url} />
          <meta property="og:image" content={imageUrl} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={imageAlt} />
        </>
      )}
    </>
  )
}

import type { PageName } from '@/content/pages'
import { pageMetadata } from '@/lib/navigation/page-metadata'

/** Metadata of the current page. React moves it to the document's head and updates it with the page. */
export function DocumentMetadata({ page }: { page: PageName }) {
  const { title, description, url, imageUrl, languages, isAbsolute } = pageMetadata(page)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isAbsolute && <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isAbsolute && (
        <>
          {Object.entries(languages).map(([language, href]) => (
            <link key={language} rel="alternate" hrefLang={language} href={href} />
          ))}
          <meta property="og:url" content={url} />
          <meta property="og:image" content={imageUrl} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
    </>
  )
}

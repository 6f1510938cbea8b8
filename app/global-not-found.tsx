import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Mark } from '@/components/ui/icons'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'
import { notFound } from '@/content/not-found'
import { pages } from '@/content/pages'
import { sharePictures } from '@/content/share'
import { assetUrl, siteConfig } from '@/lib/config'
import { contact } from '@/lib/booking/contact'
import { pagePath } from '@/lib/navigation/page-address'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { ICON_DATA_URL } from '@/lib/drawing/favicon'
import { flatSegment, waveOutline, speechWave } from '@/lib/drawing/waveform-path'
import { fontVariables } from './fonts'
import './not-found.css'

const home = pageMetadata('home')

// Programs that preview a link show the agency. The address of a page that does not exist is that of home.
export const metadata: Metadata = {
  ...(siteConfig.siteUrl && { metadataBase: new URL(siteConfig.siteUrl) }),
  title: notFound.title,
  description: notFound.text,
  icons: { icon: { url: ICON_DATA_URL, type: 'image/svg+xml' } },
  ...(home.isAbsolute && { alternates: { canonical: home.url } }),
  openGraph: {
    siteName: facts.name,
    type: 'website',
    title: notFound.title,
    description: notFound.text,
    ...(home.isAbsolute && {
      url: home.url,
      images: [{ url: home.imageUrl, alt: sharePictures.home.headline.join(' ') }],
    }),
  },
}

const LINE_PX = 1440
/** A waveform, then a line that is cut, with both ends hanging down. */
const spoken = waveOutline(0, 40, [
  flatSegment(60),
  ...speechWave({ width: 300, height: 30, pitch: 10, seed: 4 }),
  flatSegment(300),
])
const cutLineEnds = `M660 40c34 0 48 14 52 38M${LINE_PX} 40H812c-30 0-42 12-46 30`

/** The 404 page: plain HTML without scripts. */
export default function GlobalNotFound() {
  return (
    <html lang={locale.language} className={fontVariables}>
      <body>
        <Container className="flex min-h-svh flex-col py-8">
          <a
            href={`${siteConfig.basePath}/`}
            className="inline-flex items-center gap-3 self-start type-display text-[1.625rem] leading-none"
          >
            <Mark />
            {facts.name}
          </a>
          <main className="my-auto py-sec">
            <h1 className="type-display text-3xl">{notFound.heading}</h1>
            <svg viewBox={`0 0 ${LINE_PX} 80`} className="mt-8 w-full fill-ink stroke-ink" aria-hidden="true">
              <path d={spoken} strokeWidth=".55" />
              <path d={cutLineEnds} fill="none" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
            <p className="mt-6 max-w-prose text-lg">{notFound.text}</p>
            <nav aria-label={notFound.live} className="mt-8">
              <p className="text-sm text-ink-3">{notFound.live}</p>
              <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
                {notFound.pages.map((page) => (
                  <li key={page}>
                    <a className="inline-link" href={assetUrl(pagePath(page))}>
                      {pages[page].label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="mt-10">
              <ButtonLink href={contact.discoveryCallUrl} external>
                {notFound.book}
              </ButtonLink>
            </p>
          </main>
        </Container>
      </body>
    </html>
  )
}

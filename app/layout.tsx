import type { Metadata, Viewport } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'
import { loadingMessage, noCodeMessage } from '@/content/error-messages'
import { hero } from '@/content/home/hero'
import { whyChoose } from '@/content/home/why-choose'
import { BRAND_COLOURS } from '@/lib/drawing/brand-colours.generated'
import { assetUrl, siteConfig } from '@/lib/config'
import { thirdPartyHosts } from '@/lib/config/hosts'
import { displayWidthEm, headlineFit, sizeToFill, TRACKING_EM } from '@/lib/drawing/fit-text'
import { ICON_DATA_URL } from '@/lib/drawing/favicon'
import { preHydrationScript } from '@/lib/loading/pre-hydration-script'
import { fontVariables } from './fonts'
import { Site } from './site'
import './globals.css'

export const metadata: Metadata = {
  ...(siteConfig.siteUrl && { metadataBase: new URL(siteConfig.siteUrl) }),
  applicationName: facts.name,
  icons: {
    icon: { url: ICON_DATA_URL, type: 'image/svg+xml' },
    apple: assetUrl('/apple-touch-icon.png'),
  },
  openGraph: { siteName: facts.name, type: 'website', locale: locale.region.replace('-', '_') },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BRAND_COLOURS.paper },
    { media: '(prefers-color-scheme: dark)', color: BRAND_COLOURS.night },
  ],
}

const beforeAnythingElse = preHydrationScript({
  scriptOrigins: thirdPartyHosts().script,
  basePath: siteConfig.basePath,
  noCode: noCodeMessage,
  loading: loadingMessage,
})

/** Width of the agency's name in the bar, and the widest one, in em, that takes one line beside the mark on a phone. */
const nameEm = displayWidthEm(facts.name, TRACKING_EM.display)
const PHONE_NAME_EM = 4

/*
 * Font sizes of the agency's name in the footer, of the headline of home, with the position of its full stop, and of the title
 * of its reasons. They fill the width, up to a maximum, with the letter spacing of `--tracking-quote`, `--tracking-figure` and
 * `--tracking-display`. They are calculated here, so that the widths of the letters stay out of the page's script.
 */
const wordmarkSize = `${Math.min(40, sizeToFill(displayWidthEm(facts.name, TRACKING_EM.quote)))}cqw`
const headline = headlineFit(hero.headline, TRACKING_EM.figure)
const textSizes = {
  ...(nameEm > PHONE_NAME_EM && { '--name-em': nameEm.toFixed(2) }),
  '--wordmark-size': wordmarkSize,
  '--headline': `${headline.wide.size}cqw`,
  '--dot': `${headline.wide.dotEm.toFixed(2)}em`,
  '--headline-phone': `${headline.narrow.size.toFixed(1)}cqw`,
  '--dot-phone': `${headline.narrow.dotEm.toFixed(2)}em`,
  '--why': `${sizeToFill(displayWidthEm(whyChoose.headline.join(' '), TRACKING_EM.display) - 0.02)}cqw`,
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale.language} className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: beforeAnythingElse }} />
        <noscript>
          <link rel="stylesheet" href={assetUrl('/no-script.css')} />
        </noscript>
      </head>
      <body style={textSizes as CSSProperties} data-long-name={nameEm > PHONE_NAME_EM || undefined}>
        <Site>{children}</Site>
      </body>
    </html>
  )
}

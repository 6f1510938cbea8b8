import type { Metadata, Viewport } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'
import { errorMessages } from '@/content/error-messages'
import { assetUrl, siteConfig } from '@/lib/config'
import { thirdPartyHosts } from '@/lib/config/hosts'
import { displayWidthEm, sizeToFill } from '@/lib/site/fit-text'
import { ICON_DATA_URL } from '@/lib/site/favicon'
import { openingScript } from '@/lib/site/opening-script'
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
    { media: '(prefers-color-scheme: light)', color: '#f8f4ef' },
    { media: '(prefers-color-scheme: dark)', color: '#120e27' },
  ],
}

const beforeAnythingElse = openingScript({
  scriptOrigins: thirdPartyHosts().script,
  basePath: siteConfig.basePath,
  noCode: errorMessages.noCode,
})

/**
 * Font size of the agency's name in the footer, with the letter spacing `--tracking-quote`: it fills the width, up to a
 * maximum for a short name. Calculated here, so that the widths of the letters stay out of the page's script.
 */
const wordmarkSize = `${Math.min(40, sizeToFill(displayWidthEm(facts.name, -0.012)))}cqw`

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale.language} className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: beforeAnythingElse }} />
      </head>
      <body style={{ '--wordmark-size': wordmarkSize } as CSSProperties}>
        <Site>{children}</Site>
      </body>
    </html>
  )
}

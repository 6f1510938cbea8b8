import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { business } from '@/content/business'
import { trouble } from '@/content/trouble'
import { assetUrl, siteConfig } from '@/lib/config'
import { thirdPartyHosts } from '@/lib/config/hosts'
import { ICON_DATA_URL } from '@/lib/site/mark'
import { openingScript } from '@/lib/site/opening-script'
import { fontVariables } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteConfig.siteUrl),
  applicationName: business.name,
  icons: {
    icon: { url: ICON_DATA_URL, type: 'image/svg+xml' },
    apple: assetUrl('/apple-touch-icon.png'),
  },
  openGraph: { siteName: business.name, type: 'website', locale: 'en_GB' },
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
  noCode: trouble.noCode,
})

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: beforeAnythingElse }} />
      </head>
      <body>{children}</body>
    </html>
  )
}

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { pages } from '@/content/pages'
import { trouble } from '@/content/trouble'
import { siteConfig } from '@/lib/config'
import { thirdPartyHosts } from '@/lib/config/hosts'
import { openingScript } from '@/lib/site/opening-script'
import { fontVariables } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteConfig.siteUrl),
  description: pages.home.description,
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

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

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { pages } from '@/content/pages'
import { siteConfig } from '@/lib/config'
import { thirdPartyHosts } from '@/lib/config/hosts'
import { trustedTypesScript } from '@/lib/site/trusted-types'
import { fontVariables } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteConfig.siteUrl),
  description: pages.home.description,
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

// Runs before the first paint: a shared link such as /?page=pricing must not flash home.
const markOpeningPage = `if(/[?&]page=/.test(location.search))document.documentElement.dataset.opening=''`

const beforeAnythingElse = trustedTypesScript(thirdPartyHosts().script) + markOpeningPage

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

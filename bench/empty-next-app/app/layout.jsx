import localFont from 'next/font/local'
import './globals.css'

const text = localFont({ src: '../../../app/fonts/text.woff2', weight: '400 600' })

export const metadata = { title: 'An empty page', description: 'The page that the site is compared with.' }

export default function Layout({ children }) {
  return (
    <html lang="en" className={text.className}>
      <body>{children}</body>
    </html>
  )
}

import type { ComponentType } from 'react'
import { servicesContact } from '@/content/services'
import { fakeShell } from '@/tests/support/fake-shell'

/** The settings of an agency that has only some of the contacts. */
const CONTACTS = [
  ['no telephone number', { NEXT_PUBLIC_PHONE: 'none', NEXT_PUBLIC_WHATSAPP_URL: 'https://wa.me/4420' }],
  ['no WhatsApp', { NEXT_PUBLIC_PHONE: '+44 20 7946 0000', NEXT_PUBLIC_WHATSAPP_URL: 'none' }],
  ['neither', { NEXT_PUBLIC_PHONE: 'none', NEXT_PUBLIC_WHATSAPP_URL: 'none' }],
] as const

const before = process.env

describe.each(CONTACTS)('An agency with %s', (_, settings) => {
  const hasPhone = settings.NEXT_PUBLIC_PHONE !== 'none'
  const hasWhatsApp = settings.NEXT_PUBLIC_WHATSAPP_URL !== 'none'

  beforeAll(async () => {
    process.env = { ...before, ...settings }
    jest.resetModules()
    const { publishedTelephoneUrl } = await import('@/lib/booking/read-telephone')
    process.env.NEXT_PUBLIC_PHONE_URL = publishedTelephoneUrl()
    jest.resetModules()
  })
  afterAll(() => {
    process.env = before
    jest.resetModules()
  })

  it.each(['home', 'services', 'knowledge-base'])(
    'publishes what it has on %s, and nothing else',
    async (page) => {
      const { renderToStaticMarkup } = await import('react-dom/server')
      const { ShellProvider } = await import('@/components/layout/page-link')
      const { Footer } = await import('@/components/layout/footer')
      const { Header } = await import('@/components/layout/header')
      const { default: Page } = (await import(`@/components/pages/${page}`)) as { default: ComponentType }
      const html = renderToStaticMarkup(
        <ShellProvider value={fakeShell()}>
          <Header />
          <Page />
          <Footer />
        </ShellProvider>,
      )
      expect(html.includes('href="tel:+442079460000"')).toBe(hasPhone)
      expect(html.includes('href="tel:')).toBe(hasPhone)
      expect(html.includes('href="https://wa.me/')).toBe(hasWhatsApp)
      // Not the whole page, if one is found.
      const found = (pattern: RegExp) => pattern.exec(html)?.[0]
      expect(
        found(/[^>]*>(?:none|undefined)<|href="(?:none|undefined|)"|<a(?![^>]* href=)[ >]/),
      ).toBeUndefined()
      expect(found(/<(ul|ol|dl)\b[^>]*><\/\1>/)).toBeUndefined()
      // A booking in the place of the number, too.
      expect(found(/<a(?=[^>]* href="https:)(?![^>]* target="_blank")[^>]*>/)).toBeUndefined()
      if (page === 'services') expect(html.includes(servicesContact.title)).toBe(hasPhone)
    },
  )

  it('has only that in its structured data and in what the consultant says', async () => {
    const { siteFacts } = await import('@/lib/seo/graph')
    expect(siteFacts().contact.phone).toBe(hasPhone ? '+44 20 7946 0000' : undefined)
    const { OFFER_TOPICS } = await import('@/assistant/knowledge/offer-topics')
    const said = OFFER_TOPICS.filter(({ id }) => id === 'contact' || id === 'talk-to-person')
      .map(({ says }) => says)
      .join(' ')
    expect(said).not.toMatch(/none|undefined/)
    expect(said.includes('+44 20 7946 0000')).toBe(hasPhone)
    expect(said.includes('our own phone')).toBe(hasPhone)
    expect(said.includes('WhatsApp')).toBe(hasWhatsApp)
  })
})

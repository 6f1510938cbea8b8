import { caseTestimonials } from '@/content/case-studies'
import { facts } from '@/content/facts'
import { faq } from '@/content/home/faq'
import { locale } from '@/content/locale'
import { pages, type PageName } from '@/content/pages'
import type { SampleMark } from '@/content/sample'
import { channels } from '@/content/socials'
import { structuredData } from '@/content/structured-data'
import { siteConfig } from '../config'
import { unlessNone } from '../config/unless-none'
import { pageMetadata, pageUrl, publicUrl, type SiteAddress } from '../navigation/page-metadata'

/** A node of schema.org's graph. */
export type Thing = { '@type': string } & Record<string, unknown>

export interface Question {
  question: string
  answer: string
}

interface Testimonial extends SampleMark {
  name: string
  quote: string
  rating: number
}

export interface GraphInput {
  address: SiteAddress
  /** Published contact; sample values are left out. */
  contact: {
    phone?: string | undefined
    discoveryCallUrl?: string | undefined
    deepDiveUrl?: string | undefined
  }
  /** The agency's own profiles on other sites. */
  profiles: readonly string[]
  questions: readonly Question[]
  testimonials: readonly Testimonial[]
}

/** A value without its unset properties. */
const known = (properties: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )

const thing = (type: string, properties: Record<string, unknown>): Thing => ({
  '@type': type,
  ...known(properties),
})

/** Reviews by real people; sample testimonials are never included. */
const reviews = (testimonials: readonly Testimonial[]): Thing[] =>
  testimonials
    .filter(({ sample }) => sample !== true)
    .map(({ name, quote, rating }) =>
      thing('Review', {
        author: thing('Person', { name }),
        reviewBody: quote,
        reviewRating: thing('Rating', { ratingValue: rating, bestRating: 5 }),
      }),
    )

function offers({ discoveryCallUrl, deepDiveUrl }: GraphInput['contact']): Thing[] {
  const offer = (name: string, price: number, url: string | undefined) =>
    thing('Offer', { name, price, priceCurrency: locale.currency.code, url })
  return [
    offer(structuredData.discoveryCall, facts.discoveryCall.price, discoveryCallUrl),
    offer(structuredData.deepDive, facts.deepDive.price, deepDiveUrl),
  ]
}

function breadcrumbs(page: PageName, address: SiteAddress): Thing {
  const trail: PageName[] = ['home', page]
  return thing('BreadcrumbList', {
    itemListElement: trail.map((name, index) =>
      thing('ListItem', { position: index + 1, name: pages[name].label, item: pageUrl(name, address) }),
    ),
  })
}

/**
 * The structured data of a page: the organisation, the website, the page with its breadcrumbs, and on some pages the
 * services or questions with answers.
 */
export function pageGraph(page: PageName, input: GraphInput): { '@context': string; '@graph': Thing[] } {
  const { address, questions } = input
  const home = pageUrl('home', address)
  const { title, description, url } = pageMetadata(page, address)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(input),
      thing('WebSite', {
        '@id': `${home}#website`,
        name: facts.name,
        url: home,
        publisher: organizationId(address),
        inLanguage: locale.language,
      }),
      thing('WebPage', {
        '@id': `${url}#page`,
        name: title,
        description,
        url,
        inLanguage: locale.language,
        isPartOf: { '@id': `${home}#website` },
        breadcrumb: page === 'home' ? undefined : breadcrumbs(page, address),
      }),
      ...(SELLING_PAGES.includes(page) ? services(address) : []),
      ...(page !== 'home' || questions.length === 0 ? [] : [faqPage(home, questions)]),
    ],
  }
}

const SELLING_PAGES: readonly PageName[] = ['home', 'services', 'pricing']

const organizationId = (address: SiteAddress) => ({ '@id': `${pageUrl('home', address)}#organization` })

const organization = ({ address, contact, profiles, testimonials }: GraphInput): Thing =>
  thing('Organization', {
    ...organizationId(address),
    name: facts.name,
    url: pageUrl('home', address),
    logo: publicUrl('/icons/512.png', address),
    slogan: facts.slogan,
    description: pages.home.description,
    telephone: contact.phone,
    sameAs: profiles,
    makesOffer: offers(contact),
    review: reviews(testimonials),
  })

function services(address: SiteAddress): Thing[] {
  const service = (id: keyof typeof structuredData.services) => {
    const { name, description } = structuredData.services[id]
    return thing('Service', {
      '@id': `${pageUrl('home', address)}#${id}`,
      name,
      serviceType: name,
      description,
      provider: organizationId(address),
      url: pageUrl('services', address),
    })
  }
  return [service('voice'), service('mvp')]
}

const faqPage = (home: string, questions: readonly Question[]): Thing =>
  thing('FAQPage', {
    '@id': `${home}#faq`,
    mainEntity: questions.map(({ question, answer }) =>
      thing('Question', { name: question, acceptedAnswer: thing('Answer', { text: answer }) }),
    ),
  })

/** The graph as the text of a data block. `<` is escaped, so that no text in it can end the block. */
export const jsonLd = (graph: object): string => JSON.stringify(graph).replaceAll('<', '\\u003c')

/** Facts for structured data: only configured, real values, never sample content. */
export const siteFacts = (): GraphInput => ({
  address: siteConfig,
  contact: { ...siteConfig, phone: unlessNone(siteConfig.phone) },
  profiles: channels.filter(({ sample }) => sample !== true).map(({ url }) => url),
  questions: faq.items,
  testimonials: caseTestimonials,
})

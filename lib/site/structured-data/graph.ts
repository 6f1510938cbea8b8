import { business } from '../../../content/business'
import { PAGE_NAMES, pages, type PageName } from '../../../content/pages'
import type { SampleMark } from '../../../content/sample'
import { pageHead, pageUrl, type SiteAddress } from '../page-head'

/** A node of schema.org's graph. */
export type Thing = { '@type': string } & Record<string, unknown>

export interface Question {
  question: string
  answer: string
}

export interface Testimonial extends SampleMark {
  name: string
  quote: string
  /** Out of five. */
  rating: number
}

export interface GraphInput {
  address: SiteAddress
  /** Published contact, only as far as it is real. */
  contact: {
    phone?: string | undefined
    discoveryCallUrl?: string | undefined
    deepDiveUrl?: string | undefined
  }
  /** Profiles elsewhere that are the agency's own. */
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

/** Reviews by people who exist; sample testimonials are never marked up. */
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
  const offer = (name: string, priceUsd: number, url: string | undefined) =>
    thing('Offer', { name, price: priceUsd, priceCurrency: 'USD', url })
  return [
    offer(
      `Discovery call, ${business.discoveryCall.minutes} minutes`,
      business.discoveryCall.priceUsd,
      discoveryCallUrl,
    ),
    offer('Founder deep-dive session', business.deepDive.priceUsd, deepDiveUrl),
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
 * What the site says of itself to machines. All pages live at one document, so one graph describes them
 * all; each has its own address and its trail from home.
 */
export function siteGraph(input: GraphInput): { '@context': string; '@graph': Thing[] } {
  const { address, contact, profiles, questions, testimonials } = input
  const home = pageUrl('home', address)
  const organization = { '@id': `${home}#organization` }
  const service = (id: string, name: string, description: string) =>
    thing('Service', {
      '@id': `${home}#${id}`,
      name,
      serviceType: name,
      description,
      provider: organization,
      url: pageUrl('services', address),
    })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      thing('Organization', {
        ...organization,
        name: business.name,
        url: home,
        logo: `${address.siteUrl}${address.basePath}/icons/512.png`,
        slogan: business.slogan,
        description: pages.home.description,
        telephone: contact.phone,
        sameAs: profiles,
        makesOffer: offers(contact),
        review: reviews(testimonials),
      }),
      thing('WebSite', {
        '@id': `${home}#website`,
        name: business.name,
        url: home,
        publisher: organization,
        inLanguage: 'en',
      }),
      service(
        'voice',
        'AI voice agents',
        `Inbound and outbound AI voice agents and text automations. Typically live in ${business.voiceGoLiveDays.from}–${business.voiceGoLiveDays.to} days.`,
      ),
      service(
        'mvp',
        'MVP and micro-SaaS builds',
        `MVPs and micro-SaaS products. Typically live in ${business.mvpWeeks.from}–${business.mvpWeeks.to} weeks.`,
      ),
      ...PAGE_NAMES.filter((page) => page !== 'home').map((page) => {
        const { title, description, url } = pageHead(page, address)
        return thing('WebPage', {
          '@id': url,
          name: title,
          description,
          isPartOf: { '@id': `${home}#website` },
          breadcrumb: breadcrumbs(page, address),
        })
      }),
      ...(questions.length === 0
        ? []
        : [
            thing('FAQPage', {
              '@id': home,
              mainEntity: questions.map(({ question, answer }) =>
                thing('Question', { name: question, acceptedAnswer: thing('Answer', { text: answer }) }),
              ),
            }),
          ]),
    ],
  }
}

/** The graph as a data block. `<` is escaped, so no text in it can end the block. */
export const jsonLdScript = (graph: object): string =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`

import { caseTestimonials } from '@/content/case-studies'
import { PAGE_NAMES, pages } from '@/content/pages'
import type { SampleMark } from '@/content/sample'
import { channels } from '@/content/socials'
import { jsonLd, pageGraph, siteFacts, type GraphInput, type Thing } from '@/lib/seo/graph'

const facts: GraphInput = {
  address: { siteUrl: 'https://callwright.example', basePath: '/site' },
  contact: { phone: undefined },
  profiles: [],
  questions: [{ question: 'Is it custom?', answer: 'Yes.' }],
  testimonials: [],
}
const nodes = (input: GraphInput, type: string): Thing[] =>
  pageGraph('home', input)['@graph'].filter((node) => node['@type'] === type)

/** What schema.org and the search engines ask of each kind of thing that we state. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url'],
  Service: ['@id', 'name', 'serviceType', 'provider', 'url'],
  WebPage: ['@id', 'name', 'description', 'url', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['name', 'price', 'priceCurrency'],
  Review: ['author', 'reviewBody', 'reviewRating'],
  Rating: ['ratingValue', 'bestRating'],
  Person: ['name'],
}

function everyThing(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(everyThing)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(everyThing)
  return '@type' in value ? [value as Thing, ...inside] : inside
}

describe('The structured data of the site', () => {
  it('have every property that each kind of thing needs, and no empty one', () => {
    const testimonials = [{ name: 'Ann Lee', quote: 'It rang once.', rating: 5 }]
    const things = PAGE_NAMES.flatMap((page) => everyThing(pageGraph(page, { ...facts, testimonials })))
    expect(new Set(things.map((thing) => thing['@type']))).toEqual(new Set(Object.keys(REQUIRED)))
    for (const thing of things) {
      for (const property of REQUIRED[thing['@type']] ?? []) expect(thing).toHaveProperty([property])
      for (const value of Object.values(thing)) expect(value ?? '').not.toBe('')
    }
  })

  it.each(PAGE_NAMES)('on %s refer only to things that they state', (page) => {
    const graph = pageGraph(page, facts)
    const stated = graph['@graph'].map((node) => node['@id'])
    const referred = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(referred.length).toBeGreaterThan(0)
    for (const id of referred) expect(stated).toContain(id)
  })

  it('give each page its own address under the sub-path, and its path from home', () => {
    const [page] = pageGraph('services', facts)['@graph'].filter((node) => node['@type'] === 'WebPage')
    expect(page).toMatchObject({
      url: 'https://callwright.example/site/services/',
      breadcrumb: {
        itemListElement: [
          { position: 1, name: pages.home.label, item: 'https://callwright.example/site/' },
          { position: 2, name: pages.services.label, item: 'https://callwright.example/site/services/' },
        ],
      },
    })
  })

  it('have the questions where they are answered, and nowhere else', () => {
    const asking = PAGE_NAMES.filter((page) =>
      pageGraph(page, facts)['@graph'].some((node) => node['@type'] === 'FAQPage'),
    )
    expect(asking).toEqual(['home'])
  })

  it('never have a sample testimonial, always a real one', () => {
    const quote = { name: 'Ann Lee', quote: 'It rang once.', rating: 4.7 }
    const review = (sample?: true) =>
      nodes({ ...facts, testimonials: [{ ...quote, ...(sample ? { sample } : {}) }] }, 'Organization')[0]
        ?.review
    expect(review(true)).toBeUndefined()
    expect(review()).toMatchObject([{ author: { name: 'Ann Lee' }, reviewRating: { ratingValue: 4.7 } }])
  })

  it('have only the profiles and reviews that are no samples', () => {
    const [organization] = nodes(siteFacts(), 'Organization')
    const own = <Item extends SampleMark>(items: readonly Item[]) => items.filter(({ sample }) => !sample)
    expect(organization?.sameAs ?? []).toHaveLength(own(channels).length)
    expect(organization?.review ?? []).toHaveLength(own(caseTestimonials).length)
  })

  it('have no phone number where none is set', () => {
    const facts = siteFacts()
    const { phone: _, ...contact } = facts.contact
    expect(nodes({ ...facts, contact }, 'Organization')[0]).not.toHaveProperty('telephone')
  })

  it('are text that cannot end the element that it stands in', () => {
    const question = { question: '</script><script>alert(1)</script>', answer: '<b>' }
    const graph = pageGraph('home', { ...facts, questions: [question] })
    expect(jsonLd(graph)).not.toContain('<')
    expect(JSON.parse(jsonLd(graph))).toEqual(graph)
  })
})

import { PAGE_NAMES, pages } from '@/content/pages'
import { shareCards } from '@/content/share'
import { pageHead } from '@/lib/navigation/page-head'

const address = { siteUrl: 'https://callwright.example', basePath: '/site' }

describe('Each page says what it is', () => {
  it('at one address, under the sub-path', () => {
    expect(pageHead('home', address).url).toBe('https://callwright.example/site/')
    expect(pageHead('pricing', address).url).toBe('https://callwright.example/site/pricing/')
  })

  it('with a picture of its own', () => {
    expect(new Set(PAGE_NAMES.map((page) => pageHead(page, address).imageUrl)).size).toBe(PAGE_NAMES.length)
    expect(pageHead('team', address).imageUrl).toBe('https://callwright.example/site/share/team.png')
  })

  it.each(PAGE_NAMES)('%s has a title and a description that search results show whole', (page) => {
    expect(pages[page].title.length).toBeLessThanOrEqual(65)
    expect(pages[page].description.length).toBeGreaterThanOrEqual(30)
    expect(pages[page].description.length).toBeLessThanOrEqual(160)
    expect(shareCards[page].line.length).toBeLessThanOrEqual(52)
  })

  it('in words that no two pages share', () => {
    const unique = (values: string[]) => new Set(values).size
    expect(unique(PAGE_NAMES.map((page) => pages[page].title))).toBe(PAGE_NAMES.length)
    expect(unique(PAGE_NAMES.map((page) => pages[page].description))).toBe(PAGE_NAMES.length)
  })
})

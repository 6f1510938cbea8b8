import { brand } from '@/content/brand'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'
import { PAGE_NAMES, pages } from '@/content/pages'
import { PLAN_NAMES } from '@/content/pricing'
import { sharePictures } from '@/content/share'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { isOurs } from '@/tests/support/while-sample'

const address = { siteUrl: 'https://callwright.example', basePath: '/site' }

describe('The metadata of a page', () => {
  it('have one address, under the sub-path', () => {
    expect(pageMetadata('home', address).url).toBe('https://callwright.example/site/')
    expect(pageMetadata('pricing', address).url).toBe('https://callwright.example/site/pricing/')
  })

  it('name its one language, which is also that of visitors with any other', () => {
    const url = 'https://callwright.example/site/pricing/'
    expect(pageMetadata('pricing', address).languages).toEqual({
      [locale.language]: url,
      'x-default': url,
    })
  })

  it('name a picture of its own', () => {
    expect(new Set(PAGE_NAMES.map((page) => pageMetadata(page, address).imageUrl)).size).toBe(
      PAGE_NAMES.length,
    )
    expect(pageMetadata('team', address).imageUrl).toBe('https://callwright.example/site/share/team.png')
  })

  const itIsOurs = isOurs(brand) ? it : it.skip
  itIsOurs.each(PAGE_NAMES)(
    'of %s have a title and a description that search results show in full',
    (page) => {
      // A name may be long; the words around it leave room for one of ten letters.
      expect(pages[page].title.replace(facts.name, '').length).toBeLessThanOrEqual(55)
      expect(pages[page].description.length).toBeGreaterThanOrEqual(30)
      expect(pages[page].description.replace(facts.name, 'Callwright').length).toBeLessThanOrEqual(160)
      const line = sharePictures[page].line.replace(PLAN_NAMES.join(', '), 'Launch, Scale, Enterprise')
      expect(line.length).toBeLessThanOrEqual(52)
    },
  )

  it('have words that no two pages share', () => {
    const unique = (values: string[]) => new Set(values).size
    expect(unique(PAGE_NAMES.map((page) => pages[page].title))).toBe(PAGE_NAMES.length)
    expect(unique(PAGE_NAMES.map((page) => pages[page].description))).toBe(PAGE_NAMES.length)
  })
})

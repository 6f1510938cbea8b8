import { pageFromNavigateDetail, pageFromSearch, searchForPage } from '@/lib/site/page-address'

describe('The page that an address asks for', () => {
  it.each([
    ['', 'home'],
    ['?page=pricing', 'pricing'],
    ['?utm_source=x&page=case-studies', 'case-studies'],
    ['?page=nonsense', 'home'],
    ['?page=constructor', 'home'],
    ['?page=', 'home'],
  ])('of "%s" is %s', (search, page) => {
    expect(pageFromSearch(search)).toBe(page)
  })
})

describe('The query string of a page', () => {
  it('names the page', () => expect(searchForPage('terms')).toBe('?page=terms'))
  it('is empty for home', () => expect(searchForPage('home', '?page=terms')).toBe(''))
  it('keeps other parameters', () => {
    expect(searchForPage('team', '?utm_source=x&page=terms')).toBe('?utm_source=x&page=team')
    expect(searchForPage('home', '?utm_source=x&page=terms')).toBe('?utm_source=x')
  })
})

describe('The detail of a navigate event', () => {
  it.each([
    ['terms', 'terms'],
    [{ page: 'terms' }, 'terms'],
    ['nowhere', undefined],
    [{ page: 'nowhere' }, undefined],
    [null, undefined],
    [undefined, undefined],
    [42, undefined],
  ])('%j names the page %s', (detail, page) => {
    expect(pageFromNavigateDetail(detail)).toBe(page)
  })
})

import { PAGE_NAMES } from '@/content/pages'
import {
  pageFromPath,
  pagePath,
  targetFromNavigateDetail,
  withoutPageParameter,
} from '@/lib/navigation/page-address'

describe('The path of a page', () => {
  it.each([
    ['home', '/'],
    ['pricing', '/pricing/'],
    ['case-studies', '/case-studies/'],
  ] as const)('of %s is %s', (page, path) => expect(pagePath(page)).toBe(path))

  it.each(PAGE_NAMES)('leads back to %s', (page) => expect(pageFromPath(pagePath(page))).toBe(page))

  it.each([
    ['/pricing', 'pricing'],
    ['/pricing/index.html', 'pricing'],
    ['/index.html', 'home'],
    ['/nonsense/', 'home'],
    ['/constructor/', 'home'],
    ['/pricing/more/', 'home'],
    ['/case%2Dstudies/', 'case-studies'],
    ['/%', 'home'],
    ['', 'home'],
  ])('%s, which a host may serve as well, is %s', (path, page) => expect(pageFromPath(path)).toBe(page))
})

it.each([
  ['?page=team', ''],
  ['?page=team&utm_source=letter', '?utm_source=letter'],
  ['?utm_source=a%20b', '?utm_source=a%20b'],
  ['', ''],
])('A query %s without the name of a page is %s', (query, rest) =>
  expect(withoutPageParameter(query)).toBe(rest),
)

it.each([
  ['terms', 'terms'],
  [{ page: 'terms' }, 'terms'],
  ['nowhere', undefined],
  [{ page: 'nowhere' }, undefined],
  [null, undefined],
  [undefined, undefined],
  [42, undefined],
])('The detail of a navigate event %j names the page %s', (detail, page) => {
  expect(targetFromNavigateDetail(detail)?.page).toBe(page)
})

import { withMetadataFirst } from '@/scripts/postbuild/metadata-first'

const page =
  '<html><head><meta charSet="utf-8"/><style>a{content:"$&"}</style><title>Pricing</title>' +
  '<meta property="og:title" content="Pricing"/><script>start()</script></head>' +
  '<body><style>b{}</style><svg><title>A drawing</title></svg></body></html>'

describe('The metadata of a page', () => {
  const html = withMetadataFirst(page)

  it('stand before its style sheet, which stands before its scripts', () => {
    expect(html).toContain(
      '<head><meta charSet="utf-8"/><title>Pricing</title><meta property="og:title" content="Pricing"/>' +
        '<style>a{content:"$&"}</style><script>start()</script></head>',
    )
  })

  it('are moved in the head only', () => {
    expect(html).toContain('<body><style>b{}</style><svg><title>A drawing</title></svg></body>')
  })

  it('stay where they are when it runs twice', () => {
    expect(withMetadataFirst(html)).toBe(html)
  })

  it('stand first in a page without scripts too', () => {
    expect(withMetadataFirst('<head><style>a{}</style><title>404</title></head>')).toBe(
      '<head><title>404</title><style>a{}</style></head>',
    )
  })

  it.each([
    ['style sheet', page.replace(/<style>.*?<\/style>/g, '')],
    ['title', page.replace(/<title>.*?<\/title>/g, '')],
    ['head', '<body></body>'],
  ])('stop the build where a page has no %s', (_what, broken) => {
    expect(() => withMetadataFirst(broken)).toThrow('metadata-first.ts')
  })
})

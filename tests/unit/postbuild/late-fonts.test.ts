import { takeLateFonts } from '@/scripts/postbuild/late-fonts'

const headline = '@font-face{font-family:display;src:url(/a.woff2)format("woff2")}'
const said = '@font-face{font-family:said;src:url(/b.woff2)format("woff2")}'
const fallback = '@font-face{font-family:"Said fallback";src:local("Times New Roman")}'
const page =
  '<head><link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  `<style>${headline}${said}${fallback}p{font-family:said}</style></head>`

describe('Fonts that are not preloaded', () => {
  const { html, faces } = takeLateFonts(page)

  it('are taken out of the style sheet', () => {
    expect(faces).toBe(said)
    expect(html).not.toContain('/b.woff2')
  })

  it('leave the preloaded ones, the fallbacks and every other rule where they are', () => {
    expect(html).toContain(`<style>${headline}${fallback}p{font-family:said}</style>`)
  })
})

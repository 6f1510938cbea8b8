import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withInlinePageStyles } from '@/scripts/postbuild/inline-page-styles'

const link = (name: string, rest = '') =>
  `<link href="/sub/_next/static/chunks/${name}.css" rel="stylesheet" as="style" data-precedence="dynamic"${rest}/>`

describe('The style sheets of one page', () => {
  let out = ''
  const write = (name: string, css: string) =>
    writeFileSync(path.join(out, '_next/static/chunks', `${name}.css`), css)

  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'out-'))
    mkdirSync(path.join(out, '_next/static/chunks'), { recursive: true })
    write('a', '.a{color:red}')
    write('b', '.b{background:url(/media/b.svg)}')
  })

  afterEach(() => rmSync(out, { recursive: true }))

  it('are in the page, in their order, and their links load nothing', () => {
    expect(withInlinePageStyles(link('a') + link('b'), out)).toBe(
      `<style>.a{color:red}</style>${link('a', ' disabled=""')}` +
        `<style>.b{background:url(/media/b.svg)}</style>${link('b', ' disabled=""')}`,
    )
  })

  it('are put there once', () => {
    const page = withInlinePageStyles(link('a'), out)
    expect(withInlinePageStyles(page, out)).toBe(page)
  })

  it('leave other links alone', () => {
    const page = '<link rel="stylesheet" href="/no-script.css"/>'
    expect(withInlinePageStyles(page, out)).toBe(page)
  })

  it.each(['url(../media/a.svg)', 'url("a.svg")'])('fail the build over an address like %s', (address) => {
    write('a', `.a{background:${address}}`)
    expect(() => withInlinePageStyles(link('a'), out)).toThrow('Begin it with a slash.')
  })

  it('fail the build when one is missing', () => {
    expect(() => withInlinePageStyles(link('c'), out)).toThrow('ENOENT')
  })
})

import { compactPageData, rowsOf } from '@/scripts/postbuild/page-data'

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const CSS = '.a{color:red}.é:before{content:"x"}'
const styleRow = `2:T${Buffer.byteLength(CSS).toString(16)},${CSS}`

/** Runs the page's data scripts as a browser does, and returns what they hand over. */
function dataOf(html: string): string {
  const pushed: unknown[][] = []
  const page = { __next_f: { push: (value: unknown[]) => pushed.push(value) } }
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Function('self', code)(page)
  expect(pushed[0]).toEqual([0])
  return pushed.map(([kind, text]) => (kind === 1 ? String(text) : '')).join('')
}

describe('The page’s data for hydration', () => {
  const html = `<head><style data-href="/a.css">${CSS}</style></head>${OPENING}<p></p>${push('1:"a"\n' + styleRow.slice(0, 9))}${push(styleRow.slice(9) + '3:["<b>"]\n')}`

  it('is one script, with the style sheet of the page left out', () => {
    const compact = compactPageData(html)
    expect(compact.match(/<script>/g)).toHaveLength(1)
    expect(dataOf(compact)).toBe('1:"a"\n2:T0,3:["<b>"]\n')
  })

  it('loses nothing else, such as a text that is no style sheet of the page', () => {
    const page = html.replace('<p></p>', `<p></p>${push('4:T5,words')}`)
    expect(dataOf(compactPageData(page))).toBe('4:T5,words1:"a"\n2:T0,3:["<b>"]\n')
  })

  it('fails the build when it repeats no style sheet of the page', () => {
    const style = `<style data-href="/a.css">${CSS}</style>`
    expect(() => compactPageData(html.replace(style, ''))).toThrow('no style sheet')
    expect(() => compactPageData(html.replace(style, '<style>.other{}</style>'))).toThrow(
      'no row with the style sheet',
    )
  })

  it('comes through whatever it is made of', () => {
    const said = 'a\r\n$`${name}` </script><!-- \\ é\u2028'
    const text = `4:T${Buffer.byteLength(said).toString(16)},${said}1:["\`","C:\\\\dir","\\n"]\n`
    const written = push(text).replace('</script><!--', '\\u003c/script>\\u003c!--')
    const compact = compactPageData(`<style>${CSS}</style>${OPENING}${written}${push(styleRow)}`)
    expect(compact).toContain('\\x3c/script>')
    expect(dataOf(compact)).toBe(`${text}2:T0,`)
  })

  it('stays as it is when it is compact already', () => {
    const compact = compactPageData(html)
    expect(compactPageData(compact)).toBe(compact)
  })

  it('fails the build when it is missing, or of an unknown kind', () => {
    const binary = `${OPENING}<script>self.__next_f.push([3,"AAAA"])</script>`
    expect(() => compactPageData(binary)).toThrow(
      'of a kind that scripts/postbuild/page-data.ts does not know',
    )
    expect(() => compactPageData('<html><body>Words</body></html>')).toThrow('none of the data for hydration')
  })

  it('is split by bytes, not by characters', () => {
    expect(rowsOf(`${styleRow}5:null\n`).map(({ id, text }) => [id, text])).toEqual([
      ['2', CSS],
      ['5', undefined],
    ])
    expect(() => rowsOf('2:Tff,short')).toThrow('cut off')
  })
})

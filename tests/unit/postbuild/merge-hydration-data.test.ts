import { withMergedData } from '@/scripts/postbuild/merge-hydration-data'

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

/** Runs the page's data scripts as a browser does, and returns what they hand over. */
function dataOf(html: string): string {
  const pushed: unknown[][] = []
  const page = { __next_f: { push: (value: unknown[]) => pushed.push(value) } }
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Function('self', code)(page)
  expect(pushed[0]).toEqual([0])
  return pushed.map(([kind, text]) => (kind === 1 ? String(text) : '')).join('')
}

const CSS = '.a{color:red}.é:before{content:"$&"}'
const STYLE = `<style data-href="/a.css /b.css">${CSS}.b{top:0}</style>`
const styleRow = `2:T${Buffer.byteLength(CSS).toString(16)},${CSS}`

describe('The page’s data for hydration', () => {
  const html = `<head>${STYLE}</head>${OPENING}<p></p>${push('1:"a"\n' + styleRow.slice(0, 9))}${push(styleRow.slice(9) + '3:["<b>"]\n4:T5,words')}`

  it('is one script, with the style sheet of the page left out and nothing else', () => {
    const merged = withMergedData(html)
    expect(merged.match(/<script>/g)).toHaveLength(1)
    expect(merged).toContain('<p></p>')
    expect(dataOf(merged)).toBe('1:"a"\n2:T0,3:["<b>"]\n4:T5,words')
  })

  it('fails the build when it repeats no style sheet of the page', () => {
    expect(() => withMergedData(html.replace(STYLE, '<style>.other{}</style>'))).toThrow('do not repeat')
  })

  it('is unchanged, whatever characters it has', () => {
    const text = 'a\r\n$`${name}` </script><!-- \\ é\u2028'
    const written = push(text).replace('</script><!--', '\\u003c/script>\\u003c!--')
    const merged = withMergedData(`${STYLE}${OPENING}${written}${push(styleRow)}`)
    expect(merged).toContain('\\u003c/script>')
    expect(dataOf(merged)).toBe(`${text}2:T0,`)
  })

  it('is not changed when it is merged already', () => {
    const merged = withMergedData(html)
    expect(withMergedData(merged)).toBe(merged)
  })

  it('fails the build when it is missing, or of an unknown kind', () => {
    const binary = `${OPENING}<script>self.__next_f.push([3,"AAAA"])</script>`
    expect(() => withMergedData(binary)).toThrow('does not know')
    expect(() => withMergedData('<html><body>Words</body></html>')).toThrow('none of the data for hydration')
  })
})

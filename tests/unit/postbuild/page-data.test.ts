import { mergePageData } from '@/scripts/postbuild/page-data'

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

describe('The page’s data for hydration', () => {
  const html = `<body>${OPENING}<p></p>${push('1:"a"\n2:T5,wo')}${push('rds3:["<b>"]\n')}</body>`

  it('is one script with all of it', () => {
    const merged = mergePageData(html)
    expect(merged.match(/<script>/g)).toHaveLength(1)
    expect(merged).toContain('<p></p>')
    expect(dataOf(merged)).toBe('1:"a"\n2:T5,words3:["<b>"]\n')
  })

  it('comes through whatever it is made of', () => {
    const text = 'a\r\n$`${name}` </script><!-- \\ é\u2028'
    const written = push(text).replace('</script><!--', '\\u003c/script>\\u003c!--')
    const merged = mergePageData(`${OPENING}${written}`)
    expect(merged).toContain('\\u003c/script>')
    expect(dataOf(merged)).toBe(text)
  })

  it('stays as it is when it is merged already', () => {
    const merged = mergePageData(html)
    expect(mergePageData(merged)).toBe(merged)
  })

  it('fails the build when it is missing, or of an unknown kind', () => {
    const binary = `${OPENING}<script>self.__next_f.push([3,"AAAA"])</script>`
    expect(() => mergePageData(binary)).toThrow('does not know')
    expect(() => mergePageData('<html><body>Words</body></html>')).toThrow('none of the data for hydration')
  })
})

import { withoutPropertyFallback } from '@/scripts/postbuild/remove-property-fallback'

const FALLBACK =
  '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--tw-x:0;--tw-y:0}}}'
const REST = '@layer theme{:root{--spacing:.25rem}}@property --tw-x{syntax:"*";inherits:false}'

describe('The style sheet of a page', () => {
  it('does not set the variables again for browsers that know no @property', () => {
    expect(withoutPropertyFallback(`<style>${FALLBACK}${REST}</style>`)).toBe(`<style>${REST}</style>`)
  })

  it('fails the build where Tailwind writes that in another form', () => {
    expect(() => withoutPropertyFallback(`<style>${REST}</style>`)).toThrow('@layer properties')
  })

  it('is unchanged where it has no such variables', () => {
    expect(withoutPropertyFallback('<style>p{color:red}</style>')).toBe('<style>p{color:red}</style>')
  })
})

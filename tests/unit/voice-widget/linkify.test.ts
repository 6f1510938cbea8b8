import fc from 'fast-check'
import { linkify } from '@/components/voice/panel/transcript/linkify'

describe('Links and telephone numbers in the transcript', () => {
  it('leaves plain speech as it is', () => {
    expect(linkify('Seven cents a minute.')).toEqual([{ kind: 'text', text: 'Seven cents a minute.' }])
  })

  it('makes a web address a link, without the full stop that ends the sentence', () => {
    expect(linkify('See https://callwright.example/clinics.')).toEqual([
      { kind: 'text', text: 'See ' },
      {
        kind: 'link',
        text: 'https://callwright.example/clinics',
        href: 'https://callwright.example/clinics',
      },
      { kind: 'text', text: '.' },
    ])
  })

  it('makes a web address a link in browsers without URL.canParse, such as Chrome 111 and Safari 16.4', () => {
    const { canParse } = URL
    Reflect.deleteProperty(URL, 'canParse')
    try {
      expect(linkify('https://callwright.example/')).toMatchObject([{ kind: 'link' }])
      expect(linkify('https://[')).toMatchObject([{ kind: 'text' }])
    } finally {
      Object.assign(URL, { canParse })
    }
  })

  it('makes an international number a telephone link', () => {
    expect(linkify('Call +1 (555) 010-0142, please')).toContainEqual({
      kind: 'phone',
      text: '+1 (555) 010-0142',
      href: 'tel:+15550100142',
    })
  })

  it.each([
    ['a script address', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,<script>alert(1)</script>'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an address that hides its host', 'https://bank.example@attacker.example/'],
    ['a price', '+12.50'],
    ['too many digits', '+1234567890123456789'],
  ])('keeps %s as text', (_, text) => {
    expect(linkify(text).every(({ kind }) => kind === 'text')).toBe(true)
  })

  it('never loses or adds a character, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('only ever links to http, https and tel', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()),
        (text) => {
          for (const part of linkify(text))
            if (part.kind !== 'text') expect(part.href).toMatch(/^(https?:\/\/|tel:\+\d+$)/)
        },
      ),
    )
  })
})

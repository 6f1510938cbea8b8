import fc from 'fast-check'
import { linkify, withoutBegunAddress } from '@/components/voice/panel/transcript/linkify'

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

  it.each([
    ['+1 (555) 010-0142', 'tel:+15550100142'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['(+44) 20 7946 0000', 'tel:+442079460000'],
    ['0044 20 7946 0000', 'tel:+442079460000'],
    ['+49 (0) 30/901820', 'tel:+4930901820'],
    ['+1 202-555-0147 ext. 12', 'tel:+12025550147;ext=12'],
    ['+1 202-555-0147 x12', 'tel:+12025550147;ext=12'],
  ])('makes the number %s a telephone link', (text, href) => {
    expect(linkify(`Call ${text}, please`)).toEqual([
      { kind: 'text', text: 'Call ' },
      { kind: 'phone', text, href },
      { kind: 'text', text: ', please' },
    ])
  })

  it.each([
    ['a script address', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,<script>alert(1)</script>'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an address that hides its host', 'https://bank.example@attacker.example/'],
    ['a price', '+12.50'],
    ['too many digits', '+1234567890123456789'],
    ['an order number', '0012345678'],
    ['an hour', 'at 20:00 or 18:00'],
  ])('keeps %s as text', (_, text) => {
    expect(linkify(text).every(({ kind }) => kind === 'text')).toBe(true)
  })

  it('never loses or adds a character, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
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
            if (part.kind !== 'text') expect(part.href).toMatch(/^(https?:\/\/|tel:\+\d+(;ext=\d+)?$)/)
        },
      ),
    )
  })
})

it.each([
  ['Ask it on the free call: https://', 'Ask it on the free call: '],
  ['Ask it on the free call: https:/', 'Ask it on the free call: '],
  ['We use https for every page.', 'We use https for every page.'],
])('An address that has only begun is not shown: %s', (said, shown) => {
  expect(withoutBegunAddress(said)).toBe(shown)
})

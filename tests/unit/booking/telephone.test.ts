import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { contact } from '@/lib/booking/contact'
import { readTelephone } from '@/lib/booking/read-telephone'
import { telephoneUrl } from '@/lib/booking/telephone-url'

/** How people write a number with its country code, and what is dialled. */
const WRITTEN = [
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['+44(0)2079460000', 'tel:+442079460000'],
  ['+44 020 7946 0000', 'tel:+442079460000'],
  ['(+44) 20 7946 0000', 'tel:+442079460000'],
  ['0044 20 7946 0000', 'tel:+442079460000'],
  ['+49 (0) 30/901820', 'tel:+4930901820'],
  ['+49 30 901820-0', 'tel:+49309018200'],
  ['+39 06 698 12345', 'tel:+390669812345'],
  ['+39 (0)6 698 12345', 'tel:+390669812345'],
  ['+971 4 123 4567', 'tel:+97141234567'],
  ['+420 601 123 456', 'tel:+420601123456'],
  ['+1 (555) 010-0142', 'tel:+15550100142'],
  ['+1.202.555.0147', 'tel:+12025550147'],
  ['+1 202‑555‑0147', 'tel:+12025550147'],
  ['+1 202 555 0147', 'tel:+12025550147'],
  ['+1 202-555-0147 ext. 12', 'tel:+12025550147;ext=12'],
  ['+1 202-555-0147 x12', 'tel:+12025550147;ext=12'],
  ['+1 202-555-0147, extension 12', 'tel:+12025550147;ext=12'],
  ['+1 202-555-0147 #12', 'tel:+12025550147;ext=12'],
  ['+44 20 7946 0000 (ext 301)', 'tel:+442079460000;ext=301'],
  ['tel:+12025550147;ext=12', 'tel:+12025550147;ext=12'],
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠', 'tel:+442079460000'],
  ['＋４４ ２０ ７９４６ ００００', 'tel:+442079460000'],
  ['\u202a+44 20 7946 0000\u202c', 'tel:+442079460000'],
] as const

describe('A published telephone number', () => {
  it.each(WRITTEN)('written as %s is %s', (written, url) => {
    expect(readTelephone(written, 'a setting')).toBe(url)
  })

  it.each([
    ['+49 30 901820 Durchwahl 12', 'tel:+4930901820;ext=12'],
    ['+49 30 901820 (DW 12)', 'tel:+4930901820;ext=12'],
    ['+43 1 5880 00 Klappe 12', 'tel:+431588000;ext=12'],
    ['+41 44 668 18 00, intern 12', 'tel:+41446681800;ext=12'],
    ['+33 1 23 45 67 89 poste 12', 'tel:+33123456789;ext=12'],
    ['+31 (0)20 123 4567 toestel 12', 'tel:+31201234567;ext=12'],
    ['+39 06 698 12345 interno 12', 'tel:+390669812345;ext=12'],
    ['+55 11 3123-4567 ramal 12', 'tel:+551131234567;ext=12'],
    ['+48 22 123 45 67 wew. 12', 'tel:+48221234567;ext=12'],
  ])('with an extension in the word of its country, %s, is %s', (written, url) => {
    expect(readTelephone(written, 'a setting')).toBe(url)
  })

  it('is read from letters of any length, if they are capitals', () => {
    expect(readTelephone('+1 555-HELP-NOW', 'a setting')).toBe('tel:+15554357669')
  })

  it.each([
    ['020 7946 0000', 'GB', 'tel:+442079460000'],
    ['(0)20 7946 0000', 'GB', 'tel:+442079460000'],
    ['(202) 555-0147', 'US', 'tel:+12025550147'],
    ['1-202-555-0147', 'US', 'tel:+12025550147'],
    ['1-800-FLOWERS', 'US', 'tel:+18003569377'],
    ['1-800-CONTACTS', 'US', 'tel:+18002668228'],
    ['+1 855 CALLWRIGHT', 'GB', 'tel:+18552255974'],
    ['Tel.: 030 / 90 18 20', 'DE', 'tel:+4930901820'],
    ['Phone +1 202 555 0147', 'DE', 'tel:+12025550147'],
    ['030 / 90 18 20', 'DE', 'tel:+4930901820'],
    ['8 (912) 345-67-89', 'RU', 'tel:+79123456789'],
  ] as const)('without a country code, %s is a number of the site’s country, %s', (written, country, url) => {
    expect(readTelephone(written, 'a setting', country)).toBe(url)
  })

  it.each(['', 'call us', '+44 20', '12', '+44 20 7946 0000 / +44 20 7946 0001', '+999 1234 5678'])(
    'stops the build with a sentence where it is “%s”',
    (written) => {
      expect(() => readTelephone(written, 'NEXT_PUBLIC_PHONE')).toThrow(
        `“${written}” in NEXT_PUBLIC_PHONE is not a telephone number that can be dialled.`,
      )
    },
  )

  it.each([
    ['(202) 555-0147', 'GB'],
    ['1-800-FLOWERS', 'GB'],
    ['020 7946 0000', 'US'],
  ] as const)('stops the build where %s is of another country than the site’s, %s', (written, country) => {
    expect(() => readTelephone(written, 'NEXT_PUBLIC_PHONE', country)).toThrow(
      'is not a telephone number that can be dialled',
    )
  })

  it('is read when the site is built, so that no page has the library', () => {
    expect(contact.phoneUrl).toBe(contact.phone && readTelephone(contact.phone, 'a setting'))
  })
})

describe('A telephone number that is known in the browser only', () => {
  it.each(WRITTEN)('written as %s is %s', (written, url) => {
    expect(telephoneUrl(written)).toBe(url)
  })

  it('without a country code is dialled as it is written', () => {
    expect(telephoneUrl('020 7946 0000')).toBe('tel:02079460000')
    expect(telephoneUrl('112')).toBe('tel:112')
  })

  it.each(['', 'call us', '+', 'javascript:alert(1)', '+44 20 7946 0000 / +44 20 7946 0001', '+12.50'])(
    'is none where it is “%s”',
    (written) => {
      expect(telephoneUrl(written)).toBeUndefined()
    },
  )

  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? [])
  const forms: [string, (international: string) => string][] = [
    ['with spaces', (text) => text],
    ['with full stops', (text) => text.replace(/ /g, '.')],
    ['with hyphens', (text) => text.replace(/ /g, '-')],
    ['in one run', (text) => text.replace(/[ -]/g, '')],
    ['with 00', (text) => text.replace('+', '00')],
    ['with an extension', (text) => `${text} ext. 42`],
  ]
  it.each(forms)('is what the library reads in it, in every country, %s', (_how, write) => {
    for (const number of numbers) {
      const written = write(number.formatInternational())
      const read = parsePhoneNumberFromString(written.replace(/^00/, '+'))?.getURI()
      expect([written, telephoneUrl(written)]).toEqual([written, read])
    }
  })

  it('leaves out the (0) that is dialled within a country only', () => {
    for (const number of numbers) {
      const code = `+${getCountryCallingCode(number.country!)}`
      const written = number.formatInternational().replace(`${code} `, `${code} (0)`)
      const read = parsePhoneNumberFromString(written)
      // Where the library takes the 0 for a digit of a number that exists, nobody writes it in brackets.
      if (read?.number !== number.number) continue
      expect([written, telephoneUrl(written)]).toEqual([written, read.getURI()])
    }
  })
})

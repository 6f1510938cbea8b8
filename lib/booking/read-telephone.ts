import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { sampleContact } from '@/content/facts'
import { locale } from '@/content/locale'
import { siteConfig } from '../config'
import { unlessNone } from '../config/unless-none'
import { inDialledCharacters } from './telephone-url'

const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
/** `1-800-FLOWERS` and `555-HELP-NOW` as they are dialled. Shorter words in small letters are not numbers, such as `ext`. */
const withoutLetters = (text: string) =>
  text.replace(/[A-Za-z]{4,}|[A-Z]{2,}/g, (word) =>
    [...word.toLowerCase()].map((letter) => KEYPAD.findIndex((key) => key.includes(letter)) + 2).join(''),
  )

/** A word may be longer than the number, as in 1-800-CONTACTS. North America ignores the digits after the tenth. */
const NORTH_AMERICAN = /^((?:\+?1)?(?:\D*\d){10})\d+$/

/** What precedes a number, in the languages of Europe. */
const NUMBER_WORDS = /^(?:tel|fon|phone|call|mob)\p{L}*[.:\s]+(?=[+\d(])/iu

/** What precedes an extension in German, French, Dutch, Italian, Portuguese, Czech and Polish. The library knows the others. */
const EXTENSION_WORDS =
  /[\s,;(]+(?:Durchwahl|DW|Nebenstelle|NSt|Klappe|intern[eo]?|poste|toestel|ramal|linka|wewn?)[.:]?\s*(\d{1,7})\)?$/i

/**
 * The `tel:` address of a published telephone number, in any form in which people write it. One without a country code
 * is a number of the site's own country (content/locale.ts). For the build only: the library's metadata are 40 kB.
 *
 * @param setting Where the number comes from, for the message
 * @throws Error when it is not a telephone number
 */
export function readTelephone(written: string, setting: string, country = countryOf(locale.region)): string {
  const text = inDialledCharacters(written.trim().replace(NUMBER_WORDS, '')).replace(
    EXTENSION_WORDS,
    ' ext. $1',
  )
  const read = (number: string) => {
    const parsed = parsePhoneNumberFromString(number, {
      ...(country && { defaultCountry: country }),
      extract: false,
    })
    if (!parsed?.isPossible()) return undefined
    // A number of another country must not become one of the site's own country: (202) 555-0147 is none in Britain.
    return number.startsWith('+') || parsed.isValid() ? parsed.getURI() : undefined
  }
  const dialled = withoutLetters(text)
  const url =
    read(text) ??
    read(dialled) ??
    (dialled === text ? undefined : read(dialled.replace(NORTH_AMERICAN, '$1')))
  if (url) return url
  throw new Error(
    `“${written}” in ${setting} is not a telephone number that can be dialled. ` +
      'Write one number with its country code, as in +44 20 7946 0000 or +1 202 555 0147 ext. 12, or none if you have none.',
  )
}

/** `GB` of `en-GB`. */
const countryOf = (region: string) => new Intl.Locale(region).region as CountryCode | undefined

/** The `tel:` address of the number that the site publishes: that of the settings, or the sample. Empty if it has none. */
export function publishedTelephoneUrl(): string {
  if (siteConfig.phone === undefined) return readTelephone(sampleContact.phone, 'content/facts.ts')
  return unlessNone(siteConfig.phone) ? readTelephone(siteConfig.phone, 'NEXT_PUBLIC_PHONE') : ''
}

/** An extension as people write it: "ext. 12", "x12", "#12", ";ext=12". */
const EXTENSION = /[\s,;]*(?:;ext=|ext(?:ension|n)?\b|x|#|~|int\b|anexo|доб)[\s.:=]*(\d{1,7})$/iu
/** Country codes of numbers that begin with 0, as in +39 06 698 12345. */
const NUMBERS_BEGIN_WITH_0 = '39|47|225|226|227|229|241|242|267|268|378|501|507|676|679|687|853|974'
/** A 0 after the country code that is dialled within the country only, often in brackets: +44 (0)20 7946 0000. */
const TRUNK_PREFIX = new RegExp(`^(\\+\\s*(?!(?:${NUMBERS_BEGIN_WITH_0})\\b)\\d{1,3})[\\s()[\\].\\-‐-―−/]+0`)
const ALLOWED = /^\+?[\d\s()[\].\-‐-―−/]+$/

/**
 * A written number in the characters that are dialled: Latin digits, no invisible characters as they come with a copied
 * number, and `+` before the country code, for (+44), 0044 and tel:+44.
 */
export const inDialledCharacters = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\(\s*(\+\s*\d{1,3})\s*\)/, '$1 ')
    .replace(/^00\s*(?=[1-9])/, '+')
    .replace(/\((\s*(?:ext|x|#)[^()]*)\)$/i, '$1')
    .trim()

/**
 * The `tel:` address of a number as people write it: +44 (0)20 7946 0000, 0044 20 7946 0000, +1 202-555-0147 ext. 12. A
 * number without a country code gets none. Undefined for a text that is no telephone number.
 *
 * For numbers that are known in the browser only. Published ones are read when the site is built (read-telephone.ts), by a
 * library that knows the numbers of each country and would be 40 kB here.
 */
export function telephoneUrl(written: string): string | undefined {
  const text = inDialledCharacters(written)
  const extension = EXTENSION.exec(text)?.[1]
  const number = text.replace(EXTENSION, '')
  if (!ALLOWED.test(number)) return undefined
  const isInternational = number.startsWith('+')
  const digits = number.replace(TRUNK_PREFIX, '$1').replace(/\D/g, '')
  if (digits.length < (isInternational ? 7 : 3) || digits.length > 15) return undefined
  return `tel:${isInternational ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
/** These characters are rare on the site, and their kerning with every letter takes a seventh of a font's bytes. */
const RARE_SIGNS = '#*<=>@[\\]^_`{|}~'
const PUNCTUATION = '\u00A0–—‘’“”•…©′×→↗'
const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** What English copy is made of. */
export const COPY = ASCII.filter((character) => !RARE_SIGNS.includes(character)).join('') + PUNCTUATION

/** Signs, currencies, and the letters of Western Europe. */
export const WESTERN = [...(RARE_SIGNS + charactersFrom(0xa1, 0xff) + 'ıŒœ‚„†‡‰€™↑↓−')]
  .filter((character) => !COPY.includes(character))
  .join('')

/** The letters of Central Europe, Romania and Turkey; anything rarer falls back to the system's font. */
export const CENTRAL = [...(charactersFrom(0x100, 0x17f) + 'ȘșȚțẞ₩₪₫₱₹₺₽')]
  .filter((character) => !WESTERN.includes(character))
  .join('')

/** The characters as CSS writes them: `U+23, U+3C-3E`. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) as number).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

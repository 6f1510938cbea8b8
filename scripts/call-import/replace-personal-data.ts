import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { isCommonWord, type Finding, type PersonalKind } from './find-personal-data'

const FIRST_NAMES = ['Robin', 'Kim', 'Alex', 'Sasha', 'Jamie', 'Charlie', 'Taylor', 'Jordan']
const LAST_NAMES = ['Sample', 'Example', 'Testman', 'Mustermann', 'Placeholder', 'Invented']

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item

/** The replacement. The same value always gets the same one. */
function replacementFor({ kind, value }: Finding, index: number, firstNames: readonly string[]): string {
  switch (kind) {
    case 'name':
      return value.includes(' ') ? `${at(firstNames, index)} ${at(LAST_NAMES, index)}` : at(firstNames, index)
    case 'e-mail':
      return `visitor${index + 1}@example.com`
    case 'telephone':
      return `+1 555 010 ${String(100 + index).padStart(4, '0')}`
    case 'business':
      return `Sample Business ${index + 1}`
    case 'place':
      return /^(?:https?:|www)/.test(value) ? 'https://example.com' : `Sampletown ${index + 1}`
    case 'address':
      return `${index + 1} Sample Street`
    case 'number':
      return `0000${index}`
    case 'date':
      return '1 January 2000'
  }
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Matches complete words in any case, with any separator between them. */
const patternOf = (value: string, flags: string) => {
  const words = value
    .split(/[\s,.-]+/)
    .filter(Boolean)
    .map(escapeRegExp)
  return new RegExp(String.raw`(?<![\p{L}\d])${words.join(String.raw`[\s,.-]+`)}(?![\p{L}\d])`, flags)
}

interface Replacement {
  pattern: RegExp
  by: string
}

/**
 * Speakers also use parts of a name alone. A part that is also a common word counts as a name only if it is capitalised.
 */
function partsOf(name: string, by: string): Replacement[] {
  const parts = name.split(/\s+/).filter((part) => part.length > 1 && !/^(?:dr|mr|mrs|ms)\.?$/i.test(part))
  const others = by.split(' ')
  return parts.map((part, index) => ({
    pattern: isCommonWord(part)
      ? new RegExp(`(?<=[\\p{L},;]\\s)${patternOf(capitalised(part), 'gu').source}`, 'gu')
      : patternOf(part, 'giu'),
    by: at(others, index),
  }))
}

/** A name or an address that the speaker spells letter by letter. */
const SPELT = /(?<![\p{L}\d])\p{L}(?:[\s,.-]+\p{L}(?![\p{L}\d])){2,}/gu

interface Replacer {
  (text: string): string
  /** How often each kind was found. */
  readonly counts: ReadonlyMap<PersonalKind, number>
  /** Whether a text still has something of what was found. */
  leaks(text: string): boolean
}

/** Replaces each finding everywhere, always by the same replacement. */
export function createReplacer(findings: readonly Finding[]): Replacer {
  // A replacement must not be a name that also occurs in the call.
  const taken = findings
    .map(({ value }) => value)
    .join(' ')
    .toLowerCase()
  const firstNames = FIRST_NAMES.filter((name) => !taken.includes(name.toLowerCase()))
  const counts = new Map<PersonalKind, number>()
  const replacements = findings
    .toSorted((a, b) => b.value.length - a.value.length)
    .flatMap((finding): Replacement[] => {
      const { kind, value } = finding
      const index = counts.get(kind) ?? 0
      counts.set(kind, index + 1)
      const by = replacementFor(finding, index, firstNames)
      const whole = { pattern: patternOf(value, 'giu'), by }
      if (kind === 'e-mail')
        return [whole, ...partsOf(value.split(/@|\sat\s/)[0]?.replace(/[._-]/g, ' ') ?? '', by)]
      return kind === 'name' ? [...(value.includes(' ') ? [whole] : []), ...partsOf(value, by)] : [whole]
    })
  const replace = (text: string) =>
    replacements
      .reduce((rest, { pattern, by }) => rest.replace(pattern, by), text)
      .replace(SPELT, (spelt) => (/^I A M/i.test(spelt) ? spelt : 'R, O, B, I, N'))
  return Object.assign(replace, {
    counts,
    leaks: (text: string) =>
      replacements.some(({ pattern }) => new RegExp(pattern, pattern.flags.replace('g', '')).test(text)),
  })
}

/** The same in every text below a value. */
export function replaceIn(value: unknown, replace: Replacer): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceIn(item, replace)]))
}

import nlp from 'compromise'
import type { Period } from '@/lib/pricing/running-cost'
import { memoize } from './memoize'

/** The facts about calls that a message contains. */
export interface Volume {
  calls?: number
  period?: Period
  minutesPerCall?: number
  /** How many of the calls nobody picks up, or the agent alone should take: those are what an agent costs. */
  missed?: number
  /** The period of those, where it is another: “90 calls a day, and on Fridays we miss 25”. */
  missedPeriod?: Period | undefined
}

/** How large a business is, by what is counted: `{ locations: 3, 'front-desk people': 2 }`. */
export type Size = Readonly<Record<string, number>>

/** Replaces number words by digits: “three hundred calls” becomes “300 calls”. */
export const withDigits = memoize((text: string): string => {
  const spaced = text.replace(/\bnumero uno\b/gi, ' ')
  const found = nlp(spaced).numbers().json() as { text: string; number?: { num: number | null } }[]
  return found.reduce((rest, { text: words, number }) => {
    const value = number?.num
    // “A few” is no number.
    const isCardinal =
      /[a-z]{2}/i.test(words) && !/\d|(?:first|second|third|th|half|few|several)\b/i.test(words)
    return Number.isFinite(value) && isCardinal
      ? rest.replace(words.replace(/(?: an?)?[.,!?]?$/, ''), String(value))
      : rest
  }, spaced)
})

const NUMBER = String.raw`(\d[\d.,]*\d|\d)(\s?k\b)?`
const asNumber = (digits: string, thousands?: string) =>
  Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.')) * (thousands ? 1000 : 1)

const periodIn = (words: string, others: string) =>
  new RegExp(
    String.raw`(?:\b(?:an?|per|each|every|one|am|pro|im|al|por|par|al)|/)\s?(?:single |normal |average |slow |busy |week)?(?:${words})\b|\b(?:${others})\b`,
    'i',
  )

const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['day', periodIn('day|night|evening|shift|tag|día|jour|giorno|dia', 'daily|täglich')],
  ['week', periodIn('week(?:end)?|woche|semana|semaine|settimana', 'weekly|wöchentlich')],
  ['month', periodIn('month|monat|mes|mois|mese|mês', 'monthly|monatlich')],
  ['year', periodIn('year|jahr|año|an|anno|ano', 'yearly|annual(?:ly)?|jährlich')],
]

/** Days of the week on which calls are counted: such a number is one of each week. */
const WEEKDAYS =
  /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:days?|nesdays?|urdays?)?s?\b(?! at \d)|\bweekends?\b/gi

function periodOf(clause: string): Period | undefined {
  const days = clause.match(WEEKDAYS)
  return days ? 'week' : PERIODS.find(([, words]) => words.test(clause))?.[0]
}

/** What sizes count, and under which word they are noted. */
const COUNTED: readonly (readonly [noted: string, one: string, words: string])[] = [
  ['locations', 'location', 'locations?|sites?|branches|branch'],
  ['offices', 'office', 'offices?'],
  [
    'front-desk people',
    'front-desk person',
    String.raw`(?:front[- ]?desks?(?: \p{L}+)?|receptionists?|(?:\p{L}+ )?(?:at|on) the front(?: desk)?)`,
  ],
  ['clinics', 'clinic', 'clinics?'],
  ['practices', 'practice', 'practices?'],
  ['restaurants', 'restaurant', 'restaurants?|dining rooms?|(?:\\p{L}+ )?(?:spots|joints)'],
  ['shops', 'shop', 'shops?|stores?|garages?|salons?'],
  ['places', 'place', 'places?'],
  ['buildings', 'building', 'buildings?'],
  ['units', 'unit', 'units?|doors?|apartments?|flats?|properties|rooms'],
  ['trucks', 'truck', 'trucks?|vans?'],
  ['phone numbers', 'phone number', '(?:phone |telephone )?(?:numbers|lines)'],
  [
    'people',
    'person',
    '(?:people|guys|employees|staff|techs|technicians|plumbers|mechanics|lawyers|stylists|servers)',
  ],
  ...['dentist', 'doctor', 'associate', 'hygienist', 'vet', 'nurse'].map(
    (one) => [`${one}s`, one, `${one}s?`] as const,
  ),
]
/** Sizes of which one has a number, a diary and opening hours of its own. */
const SITES = ['locations', 'offices', 'clinics', 'practices', 'restaurants', 'shops', 'places']

type Unit = 'calls' | 'minutes' | 'size' | 'money' | 'other' | 'none'

/** A number that is said, with what it counts. */
interface Said {
  value: number
  unit: Unit
  /** Of a size: the word under which it is noted. */
  counts?: string
  /** Of calls: those that nobody picks up. */
  isMissed: boolean
  /** The period that is said beside it. */
  period: Period | undefined
  /** Calls are named behind it, and not only a period. */
  isOfNamedCalls: boolean
  /** What it is said not to be: “not fifteen”, “I said ten”. */
  isDenied: boolean
  /** Nothing is counted by name behind it. */
  isBare: boolean
}

const CALL_WORDS = String.raw`(?:calls?|enquir\w+|inquir\w+|callers|anrufe|llamadas|appels|chiamate|chamadas)\b`
/** Words that no number of calls has beside it. */
const OTHER_UNITS = String.raw`(?:min|hour|day|week|month|year|dollar|buck|cent|percent|people|guys|of\b|an?\b|per\b|and\b|but\b|or\b|in\b|on\b|at\b|with\b|from\b|for\b|to\b|each\b|every\b|ring\b)`
const OF_CALLS = new RegExp(
  String.raw`^(?:\s*\+)?\s*(?:or so )?(?:(?!${OTHER_UNITS})[\p{L}-]+[\s-]+){0,2}${CALL_WORDS}`,
  'iu',
)
const RATE =
  /^(?:\s*\+)?\s*(?:or so |times )?(?:(?:an?|per|each|every)\s(?:single |normal |average )?(?:day|night|evening|weekday|week|weekend|month|year|shift)\b|on a (?:slow|busy|normal|average) (?:day|week|month|night)\b|daily|weekly)/i
const OF_MINUTES = /^\s*(?:-\s*)?(?:(?:to|or)\s*\d+\s*)?(?:mins?\b|minutes?\b|minuten\b|minutos\b|minuti\b)/i
const OF_MONEY = /^\s*(?:k\b|grand\b|dollars?\b|bucks\b|euros?\b|pounds?\b|usd\b|eur\b|cents?\b|%|percent\b)/i
const BEFORE_MONEY =
  /[$€£]\s?$|\b(?:pay|paid|budget(?: is)?|costs?|up to)\s+(?:about |around |maybe )?$|\b(?:charg\w+|quot\w+|fee|subscription|salary|wages?|rent|(?:hir\w+|employ\w+)(?: \w+){0,3}|receptionist|secretary)\s+(?:(?:me|us|is|was|of|at|for|just|only|about|around|maybe|like)\s+)*$/i
/** “What does the 74 a month cover?” asks about a sum that was named. */
const OF_A_NAMED_SUM =
  /\b(?:what|is|does|why|how|and)\b[^.,;?!\d]{0,24}\b(?:the|that|those|your) (?:about |around )?$/i
/** A clock, a date, an ordinal, an address, an age or a stretch of time. */
const OF_OTHER =
  /^(?:[:/-]\d|\s*(?:[ap]\.?m\b|o['’]clock|st\b|nd\b|rd\b|th\b|hours?\b|years?\b|days?\b|nights?\b|weeks?\b|months?\b|seconds?\b|miles?\b|@|am\b|pacific\b|eastern\b|at night|in the (?:morning|afternoon|evening)))/i
const BEFORE_OTHER =
  /(?:\d[\d\s()./-]*|[@:#]|\b(?:at|after|before|until|till|by|around|from|between|half past|since|(?:jan|febr)\w+|march|april|may|june|july|august|(?:sept|octo|nov|dec)\w+)\s)$/i
/** What stands behind a number that counts what was talked about. */
const BARE =
  /^\s*(?:$|[.,;!?)]|(?:of (?:them|those|it)|go(?:es)?|that|which|we|i|now|if|in|most|and|but|or|not|with|including|counting|because|then|please|when|instead|rather|actually|a|an|on|is|are|get|really)\b|(?:fri|sat|sun|mon|tue|wed|thu|weekend|together|total))/i
const DENIED =
  /(?:\b(?:not|isn['’]?t|said|instead of|rather than|wasn['’]?t|no longer)\s+(?:(?:it['’]s|like|about|just|only|the|my|i)\s+)*)$/i
const MISSED =
  /\b(?:miss(?:es|ed|ing)?|los(?:e|es|ing)|unanswered|voice ?mails?|ring(?:s|ing)? out|slip\w*|drop(?:s|ped)?|nobody|no ?one|don['’]?t get to|can['’]?t (?:get to|answer|pick up)|(?:never|not|don['’]?t|doesn['’]?t|aren['’]?t|isn['’]?t) (?:get |got |being )?(?:pick|answer)\w*|when i don['’]?t)\b/i

const BETWEEN_STATEMENTS = /(?:[.!?;](?=\s|$)|,(?=\s)|\s(?:and|but|so)\s)/

/** The numbers of a message in order, each with what it counts. A number between others takes the unit of the next one. */
export const numbersIn = memoize((text: string): Said[] => {
  const digits = withDigits(text)
  // Of “eight, ten” and “20 to 25”, the last one counts.
  const counted = [...digits.matchAll(new RegExp(NUMBER, 'g'))].filter(
    ({ index, 0: all, 1: number = '' }) => {
      const next = /^\s*(?:,|-|–|to|or)\s*(\d+)(?!\s*(?:-\s*)?min)/.exec(digits.slice(index + all.length))
      return !next || Number(next[1]) <= asNumber(number)
    },
  )
  return counted.map((match): Said => {
    const [all, number = '', thousands] = match
    const before = digits.slice(Math.max(0, match.index - 40), match.index)
    const after = digits.slice(match.index + all.length, match.index + all.length + 50)
    const clause =
      (before.split(BETWEEN_STATEMENTS).at(-1) ?? '') + all + (after.split(BETWEEN_STATEMENTS)[0] ?? '')
    const noun = after.match(SIZE_AFTER)?.groups
    const counts = noun && COUNTED.find(([name]) => noun[keyOf(name)] !== undefined)?.[0]
    const unit: Unit =
      BEFORE_MONEY.test(before) ||
      OF_MONEY.test(after) ||
      (!OF_CALLS.test(after) && (thousands || (RATE.test(after) && OF_A_NAMED_SUM.test(before))))
        ? 'money'
        : OF_MINUTES.test(after)
          ? 'minutes'
          : OF_CALLS.test(after) || RATE.test(after)
            ? 'calls'
            : counts
              ? 'size'
              : OF_OTHER.test(after) || BEFORE_OTHER.test(before) || /^\d{5,}$/.test(number)
                ? 'other'
                : 'none'
    return {
      value: asNumber(number, thousands),
      unit,
      ...(unit === 'size' && counts && { counts }),
      period: periodOf(clause),
      isOfNamedCalls: OF_CALLS.test(after),
      isMissed: MISSED.test(clause) && !/\ball (?:of )?(?:the |my |our )?$/i.test(before),
      isDenied: DENIED.test(before),
      isBare: unit === 'none' && BARE.test(after),
    }
  })
})

const keyOf = (name: string) => name.replace(/[^a-z]/g, '')
const SIZE_AFTER = new RegExp(
  String.raw`^\s+(?:(?!${OTHER_UNITS})(?:little |small |different |other |separate |[\p{L}-]+ )){0,2}?(?:${COUNTED.map(([name, , words]) => `(?<${keyOf(name)}>${words})`).join('|')})(?!\p{L})`,
  'iu',
)

/** What is said of a number that corrects another, or makes it more exact. */
const CORRECTS =
  /\b(?:no(?! one\b| ?body)|nah|nope|sorry|actually|wait|hang on|hold on|i said|i meant|i mean|make (?:that|it)|scratch that|more like|closer to|nearer(?: to)?|rather|misspoke|call it|correction|not \d+|isn['’]?t|lied)\b/i

export const correctsANumber = (text: string): boolean =>
  CORRECTS.test(withDigits(text)) && /\d/.test(withDigits(text))

const FRACTION =
  /\b(?:about |maybe |around |roughly |like )?(?:(?:a |one )?(half|third|quarter|fifth)|(two thirds|every other|\d{1,2} ?(?:%|percent)))\b/i
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  'two thirds': 2 / 3,
  'every other': 1 / 2,
}
/** Calls that an agent alone should take are also said as a share: “a quarter of those at night”. */
const SHARE_OF_CALLS =
  /\b(?:calls?|those|them|get to|at night|after hours|evenings?|pick\w*|answer\w*|voicemail|miss\w*)\b/i
const GETS_TO = /\b(?:get to|pick up|answer|catch)\b/i

export const daysAWeekIn = (text: string): number => Number(DAYS_A_WEEK.exec(withDigits(text))?.[1] ?? 0)
const DAYS_A_WEEK = /\b(\d) (?:days|nights|evenings) (?:a|per|each) week\b/i
const EACH_SITE =
  /\b(?:(?:each|every|per) (?:site|location|place|office|clinic|shop|store|salon|branch|restaurant|practice|studio|garage|hotel|gym|bar|café|cafe)|(?:each|every)(?: (?:one|of (?:them|the))|(?= gets?\b)))/i

/** “300 calls a month, about three minutes each, and we miss a third” */
export function volumeIn(text: string, sites = 1, before: Volume = {}): Volume {
  const digits = withDigits(text)
  const all = numbersIn(text)
  const numbers = all.filter(({ isDenied }) => !isDenied)
  const ofCalls = numbers.filter(({ unit, value }) => unit === 'calls' && value > 1)
  const minutes = numbers.findLast(({ unit }) => unit === 'minutes')?.value
  const taken = numbers.filter(({ isBare, value }) => isBare && value > 1)
  // “10 calls a day, no wait, 20”
  const isOfCalls = all.some(({ unit }) => unit === 'calls')
  const corrected = correctsANumber(text) && isOfCalls ? taken.at(-1) : undefined
  const [lastOfCalls] = all.filter(({ unit }) => unit === 'calls').slice(-1)
  const isLast = corrected && lastOfCalls && all.indexOf(corrected) > all.indexOf(lastOfCalls)
  const last = (isOfMissed: boolean): Said | undefined => {
    if (isLast && lastOfCalls.isMissed === isOfMissed) return { ...lastOfCalls, value: corrected.value }
    return lastOf(
      text,
      ofCalls.filter(({ isMissed }) => isMissed === isOfMissed),
    )
  }
  const saidTotal = last(false)
  const total = saidTotal?.value
  const saidMissed = last(true) ?? missedAlone(taken, total)
  const missed = saidMissed?.value
  const missedPeriod = saidMissed?.period
  const said = saidTotal?.period ?? PERIODS.find(([, words]) => words.test(digits))?.[0]
  const period = total === undefined && missedPeriod ? undefined : said
  const week = Number(DAYS_A_WEEK.exec(digits)?.[1] ?? 0)
  const times = EACH_SITE.test(text) && sites > 1 ? sites : 1
  const calls = total === undefined ? undefined : total * times
  const share = shareIn(digits)
  const ofAll = calls ?? before.calls
  const ofShare =
    share !== undefined && ofAll !== undefined ? Math.max(1, Math.round(ofAll * share)) : undefined
  return {
    ...(calls !== undefined && { calls }),
    ...(minutes !== undefined && { minutesPerCall: minutes }),
    ...(period && !(week > 0 && calls === undefined) && { period }),
    ...((missed ?? ofShare) !== undefined && {
      missed: missed === undefined ? ofShare! : missed * times,
      missedPeriod,
    }),
  }
}

/** Of several numbers of calls the last, except where another period than that of the first is asked for. */
const lastOf = (text: string, numbers: readonly Said[]) =>
  correctsANumber(text) ? numbers.at(-1) : numbers[0]

/** “we miss every other call, I’d say thirty of them”, “maybe 12 go to voicemail” */
const missedAlone = (numbers: readonly Said[], total: number | undefined) =>
  numbers.find(({ isMissed, value }) => isMissed && value !== total)

function shareIn(digits: string): number | undefined {
  const clause = digits
    .split(/[.!?;]|,(?=\s)/)
    .find((each) => FRACTION.test(each) && SHARE_OF_CALLS.test(each))
  const [, named, other] = (clause && FRACTION.exec(clause)) ?? []
  if (!clause || !(named ?? other)) return undefined
  // “Half of them are people who want advice” misses none.
  if (
    /\b(?:them|those|calls|which) (?:are|is|were|come|ask|want|just)\b/i.test(clause) &&
    !MISSED.test(clause)
  )
    return undefined
  const word = (named ?? other ?? '').toLowerCase()
  const share = FRACTIONS[word] ?? Number.parseInt(word, 10) / 100
  return GETS_TO.test(clause) && !MISSED.test(clause) ? 1 - share : share
}

/** How many sites, people or other things the visitor says that they have. */
export function sizeIn(text: string): Size {
  const size: Record<string, number> = {}
  for (const { unit, counts, value, isDenied } of numbersIn(text))
    if (unit === 'size' && counts && !isDenied) size[counts] = value
  if (ANOTHER_SITE.test(text) && Object.keys(size).every((name) => !SITES.includes(name))) size.locations = 2
  return size
}
const ANOTHER_SITE =
  /\b(?:open(?:ing|ed)?|add(?:ing|ed)?|have|got|run|my|our)\b[^.?!]{0,20}\b(?:(?:an?|my|our) )?second (?:\p{L}+ )?(?:place|location|site|office|restaurant|clinic|practice|shop|store|branch)\b/iu

/** The number of sites; one where none was said. */
export const sitesOf = (size: Size): number =>
  Math.max(1, ...SITES.map((name) => size[name] ?? 1), size['phone numbers'] ?? 1)

/** A later size replaces what it counts: of sites there is one number, whatever they are called. */
export function sizeWith(before: Size, now: Size): Size {
  const isOfSites = Object.keys(now).some((name) => SITES.includes(name))
  const kept = Object.entries(before).filter(([name]) => !(isOfSites && SITES.includes(name)))
  return { ...Object.fromEntries(kept), ...now }
}

/** “3 locations, 2 front-desk people” */
export const sizeInWords = (size: Size): string =>
  Object.entries(size)
    .map(([name, value]) => {
      const one = COUNTED.find(([many]) => many === name)?.[1] ?? name
      return `${value} ${value === 1 ? one : name}`
    })
    .join(', ')

/** What people say while they look for words, or take back what they have just said. */
export const HESITATION = String.raw`u+h*m+|uh+|er+m?|h+m+|oh|ah|well|wait|sorry|no|actually|i mean`
const OF_SITES = /\b(?:clos(?:ed|ing)|open(?:ed|ing)|sold|shut|took on)\b/i

/** What is said around a number, and says nothing else. */
const AROUND_A_NUMBER = new RegExp(
  String.raw`\b(?:about|around|approximately|roughly|maybe|perhaps|probably|between|and|to|or|so|say|some|like|up to|on average|more or less|i(?:['’]d)? (?:think|guess|say)|we get|it is|it['’]s|each|every|per|an?|day|week|month|year|daily|weekly|monthly|calls?|${HESITATION})\b`,
  'gi',
)

/** A number that has no unit and is said alone, as an answer to a question of the consultant: “about 3”. An amount is none. */
export function numberAloneIn(text: string): number | undefined {
  const said = withDigits(text)
  const found = new RegExp(NUMBER).exec(said)
  const rest = said.replace(new RegExp(NUMBER, 'g'), ' ').replace(AROUND_A_NUMBER, ' ')
  return found?.[1] === undefined || /[\p{L}\p{Sc}%]/u.test(rest) ? undefined : asNumber(found[1], found[2])
}

/** What was counted last, so that “make that twelve” is understood. */
export type LastCounted = { kind: 'calls' | 'missed' | 'minutes' } | { kind: 'size'; counts: string }

/**
 * Which earlier number a message corrects, and to what: the one that it denies (“not fifteen”), or the last one. Undefined
 * if the message corrects none.
 */
export function correctionIn(
  text: string,
  known: { volume: Volume; size: Size; last: LastCounted | undefined },
): { of: LastCounted; to: number } | undefined {
  if (!correctsANumber(text)) return undefined
  const numbers = numbersIn(text)
  const to = numbers.findLast(({ isBare, isDenied }) => !isDenied && isBare)?.value
  if (to === undefined) return undefined
  const denied = numbers.filter(({ isDenied }) => isDenied).map(({ value }) => value)
  const candidates: [LastCounted, number | undefined][] = [
    [{ kind: 'missed' }, known.volume.missed],
    [{ kind: 'calls' }, known.volume.calls],
    [{ kind: 'minutes' }, known.volume.minutesPerCall],
    ...Object.entries(known.size).map(([counts, value]): [LastCounted, number] => [
      { kind: 'size', counts },
      value,
    ]),
  ]
  const sites = Object.keys(known.size).find((counts) => SITES.includes(counts))
  if (sites && OF_SITES.test(text)) return { of: { kind: 'size', counts: sites }, to }
  const named = candidates.find(([, value]) => value !== undefined && denied.includes(value))?.[0]
  // What was denied and was never said is nothing that could be corrected.
  const { last, volume } = known
  // Nobody misses more calls than there are.
  const isOfAll = last?.kind === 'missed' && volume.calls !== undefined && to > volume.calls
  const counted: LastCounted | undefined = isOfAll ? { kind: 'calls' } : last
  const of = named ?? (denied.length > 0 ? undefined : counted)
  return of && { of, to }
}

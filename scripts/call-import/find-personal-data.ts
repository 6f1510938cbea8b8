import nlp from 'compromise'
import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { prompt } from '../../assistant/prompt'
import type { Moment, ReadCall } from './read-call'

export type PersonalKind =
  'name' | 'e-mail' | 'telephone' | 'business' | 'place' | 'address' | 'number' | 'date'

export interface Finding {
  kind: PersonalKind
  value: string
}

const COMMON = `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August
September October November December Christmas Easter English German Spanish French Italian Portuguese Dutch Polish Google
Calendar Outlook HubSpot Salesforce WhatsApp Twilio Stripe Zapier Slack Excel Android iPhone Apple Microsoft Okay Yes No Hello
Hi Thanks Thank Please Sorry Good Great Well And But So Also Actually Can Could How What When Where Why Who Do Does Is Are`

/** Words that are no name of a visitor: those of the site itself, and names of days, languages and programs. */
const VOCABULARY = new Set((`${prompt} ${COMMON}`.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()))
export const isCommonWord = (word: string) => VOCABULARY.has(word.toLowerCase())

const DIGIT =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const UNITS =
  'dollars?|euros?|usd|eur|k\\b|calls?|minutes?|mins?|users?|customers?|patients?|guests?|visitors?|a (?:day|week|month|year)'
const NAME = String.raw`\p{L}[\p{L}'’-]+`

/** Each pattern with the kind of data that it finds. If a pattern has a group, it finds the group. */
const PATTERNS: readonly (readonly [PersonalKind, RegExp])[] = [
  ['e-mail', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  [
    'e-mail',
    /[\p{L}\d._-]+(?:\s(?:dot|point|punkt|punto|underscore|dash)\s[\p{L}\d]+)*\s(?:at|@|klammeraffe|arroba)\s(?:[\p{L}\d-]+\s){1,3}?(?:dot|point|punkt|punto)\s\p{L}+(?:\s(?:dot|point|punkt|punto)\s\p{L}+)*/giu,
  ],
  ['name', /(?<![\w.])@[\w.]{2,}/gu],
  ['place', /https?:\/\/\S+|\bwww\.\S+/giu],
  ['number', /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,4})?\b/gu],
  ['date', /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}\b/gu],
  [
    'date',
    new RegExp(
      String.raw`\b(?:[\p{L}\d]+ (?:of )?)?${MONTH}(?: \p{L}+| \d{1,2}(?:st|nd|rd|th)?)?,? (?:(?:19|20)\d{2}|nineteen \p{L}+(?:[ -]\p{L}+)?|two thousand(?: \p{L}+)*)`,
      'giu',
    ),
  ],
  [
    'address',
    /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Square|Way|Place)\b\.?/gu,
  ],
  [
    'address',
    /(?:\p{Lu}[\p{L}-]*\s)?\b\p{Lu}?[\p{L}-]*(?:straße|strasse|gasse|weg|platz|allee)\s\d{1,4}[a-z]?\b/giu,
  ],
  ['place', /\b\d{4,5} \p{Lu}\p{L}+/gu],
  ['number', new RegExp(String.raw`\b${DIGIT}(?:[\s,-]+(?:and\s)?${DIGIT}){4,}\b`, 'giu')],
  // No amount: 15,000 dollars and 10000 calls stay, 4111 1111 1111 1111 does not.
  [
    'number',
    new RegExp(String.raw`(?<![$€£\d.,])\+?\d(?:[\s/.()-]{0,3}\d){4,}(?!\s?(?:${UNITS})|[\d,])`, 'giu'),
  ],
  // Letters and three digits or more: of a policy, a passport, a number plate.
  ['number', /\b(?=[A-Z\d-]*[A-Z])(?=(?:[A-Z-]*\d){3})[A-Z\d-]{5,}\b/gu],
  ['number', /\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/gu],
  [
    'name',
    new RegExp(
      String.raw`\b(?:my name(?:'s| is)|name(?: is|:)|name's|call me|mein name ist|ich hei(?:ß|ss)e|me llamo|mi nombre es|je m['’]appelle|mon nom est|mi chiamo|meu nome é|chamo-me)\s+(${NAME}(?:\s${NAME})?)`,
      'giu',
    ),
  ],
  [
    'name',
    new RegExp(String.raw`\bthis is (${NAME}(?:\s${NAME})?)(?=,? (?:calling|speaking|here|from)\b)`, 'giu'),
  ],
  ['name', new RegExp(String.raw`^(${NAME}(?:\s${NAME})?)(?= (?:here|speaking)\b)`, 'giu')],
  [
    'name',
    /\b(?:I am|I['’]m|it['’]s|Ich bin|Soy|Je suis|Sono|Sou) ((?:Dr\.? |Mr\.? |Mrs\.? |Ms\.? )?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)/gu,
  ],
  [
    'name',
    /\b(?:Dr|Mr|Mrs|Ms|Herr|Frau|Señora?|Madame|Monsieur)\.? (\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/gu,
  ],
  [
    'business',
    /\b(?:called|named|namens|llamad[ao]|company is|business is|firm is) (\p{Lu}[\p{L}\d'’&-]+(?:\s(?:&|and|of|\p{Lu}[\p{L}\d'’&-]+))*)/gu,
  ],
]

/** The visitor's answer to a question for a name, however it is written: “it's ada lovelace”. */
const ASKS_NAME = /\bname\b[^.!]*\?|\bto whom\b|\bwho (?:am i|is) /i
const FILLER = /^(?:(?:yes|sure|okay|ok|well|uh|um|it'?s|it is|that'?s|i'?m|i am|the name is|name)[\s,.]+)+/i
const REFUSES = /\b(?:not|no|rather|why|don't|do not|later|prefer)\b/i

const groupOrAll = (match: RegExpMatchArray): string => (match[1] ?? match[0]).trim()

function byPattern(text: string): Finding[] {
  return PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)]
      .map((match): Finding => ({ kind, value: groupOrAll(match) }))
      .filter(({ value }) => kind !== 'name' || !value.split(/\s/).every(isCommonWord)),
  )
}

const byTelephone = (text: string): Finding[] =>
  findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt }) => ({
    kind: 'telephone',
    value: text.slice(startsAt, endsAt),
  }))

/** Names by a dictionary of first names, places and businesses, and every other word that is written like a name. */
function byCapitals(text: string): Finding[] {
  const parsed = nlp(text)
  const listed = (kind: PersonalKind, found: { out(as: 'array'): unknown }): Finding[] =>
    (found.out('array') as string[])
      .map((value) => value.replace(/[.,!?;:]+$|['’]s$/g, '').trim())
      .filter((value) => /\p{Lu}/u.test(value) && !value.split(/\s/).every(isCommonWord))
      .map((value) => ({ kind, value }))
  const withinSentence = /(?<=[\p{L}\d,;:]\s|["“(])\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*/gu
  const written = [...text.matchAll(withinSentence)]
    .flatMap(([run]) => run.split(/\s/).filter((word) => !isCommonWord(word.replace(/['’]s$/, ''))))
    .map((value): Finding => ({ kind: 'name', value: value.replace(/['’]s$/, '') }))
  return [
    ...listed('place', parsed.places()),
    ...listed('business', parsed.organizations()),
    ...listed('name', parsed.people()),
    // Three capitals may be an abbreviation, such as CRM.
    ...written.filter(({ value }) => value.length > 3 || (value.length > 1 && value !== value.toUpperCase())),
    ...[...text.matchAll(/\p{Lu}{4,}/gu)]
      .map(([value]): Finding => ({ kind: 'name', value }))
      .filter(({ value }) => !isCommonWord(value)),
  ]
}

function byQuestion(moments: readonly Moment[]): Finding[] {
  const said = moments.flatMap((moment) => (moment.kind === 'said' ? moment : []))
  return said.flatMap(({ role, text }, index) => {
    const question = said[index - 1]
    if (role !== 'user' || question?.role !== 'assistant' || !ASKS_NAME.test(question.text)) return []
    const [first = ''] = text.replace(FILLER, '').split(/[,.;!?]|\band\b/)
    const words = first.trim().split(/\s+/).filter(Boolean)
    const isName = words.length > 0 && words.length <= 3 && !REFUSES.test(first) && !/\d|@/.test(first)
    return isName ? [{ kind: 'name' as const, value: words.join(' ') }] : []
  })
}

/** Fields of the brief that are personal, by the tool's argument. */
const PERSONAL_FIELDS: Readonly<Record<string, PersonalKind>> = {
  name: 'name',
  email: 'e-mail',
  phone: 'telephone',
  business: 'business',
  address: 'address',
}

const byTools = (moments: readonly Moment[]): Finding[] =>
  moments.flatMap((moment) =>
    moment.kind === 'tool'
      ? Object.entries(moment.arguments).flatMap(([field, value]) => {
          const kind = PERSONAL_FIELDS[field]
          return kind && typeof value === 'string' && value.trim() ? [{ kind, value: value.trim() }] : []
        })
      : [],
  )

const kindOfKnown = (value: string): PersonalKind =>
  value.includes('@') ? 'e-mail' : /^\+?[\d\s()/-]{6,}$/.test(value) ? 'telephone' : 'name'

/** In German every noun begins with a capital letter. */
const isGerman = (moments: readonly Moment[]) =>
  moments.some((moment) => moment.kind === 'said' && /\b(?:ich|und|nicht|bitte|wir|ist)\b/.test(moment.text))

/** Finds text in a call that could identify a person. Names and numbers that the platform stores with the call always count. */
export function findPersonalData({ moments, known }: ReadCall): Finding[] {
  const texts = moments.flatMap((moment) => (moment.kind === 'said' ? [moment.text] : []))
  const hasNouns = isGerman(moments)
  const found = [
    ...known
      .filter((value) => !value.split(/\s+/).every(isCommonWord))
      .map((value) => ({ kind: kindOfKnown(value), value })),
    ...byTools(moments),
    ...byQuestion(moments),
    ...texts.flatMap(byTelephone),
    ...texts.flatMap(byPattern),
    ...(hasNouns ? [] : texts.flatMap(byCapitals)),
  ]
  const seen = new Set<string>()
  return found.filter(({ value }) => {
    const key = value.toLowerCase()
    const isNew = value.length > 1 && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

import type { Topic } from '@/assistant/knowledge/topic'
import type { Receptionist } from '@/assistant/knowledge/role-plays'
import { counted, grouped } from '@/content/format'
import type { BriefField } from '@/lib/booking/brief/brief'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import {
  bareNameIn,
  dayAloneIn,
  detailsIn,
  hoursIn,
  timeAloneIn,
  withoutPrograms,
  tradeIn,
  wishIn,
  type Service,
} from './details'
import {
  correctionIn,
  correctsANumber,
  daysAWeekIn,
  numberAloneIn,
  numbersIn,
  sitesOf,
  sizeIn,
  sizeInWords,
  sizeWith,
  volumeIn,
  type LastCounted,
  type Size,
  type Volume,
} from './figures'
import type { KnownLanguage } from './languages'
import type { DiaryLine } from './role-play'
import { statementsOf } from './statements'

/** What the consultant has asked, so that a short answer is understood. */
export type Pending =
  'volume' | 'period' | 'minutes' | 'missed' | 'service' | 'phone' | 'day' | 'confirmation' | 'question'

/** The state of a dialogue, from which the next answer follows. */
export interface Dialogue {
  services: readonly Service[]
  volume: Volume
  /** How many sites, people and other things the visitor has. */
  size: Size
  /** What was counted last: “make that twelve”. */
  lastCounted: LastCounted | undefined
  /** How the visitor would rather be reached than by a call. */
  prefers: 'text' | 'e-mail' | undefined
  /** The brief as the consultant has noted it. */
  noted: Partial<Record<BriefField, string>>
  lastTopic: Topic | undefined
  /** The plan that was named last: “that plan”. */
  lastPlan: string | undefined
  /** The sum that was said last. */
  lastSum: string | undefined
  pending: Pending | undefined
  /** What the site does not answer, as the visitor asked it last: it can be noted for the call. */
  openQuestion: string | undefined
  /** That of the last message, if it was not English. */
  language: KnownLanguage | undefined
  /** The visitor has asked to be called. */
  wantsCallback: boolean
  /** The visitor has asked for an appointment. */
  wantsBooking: boolean
  part: Receptionist | undefined
  /** What is written in the diary of the part. */
  diary: Partial<DiaryLine>
  /** Messages in a row that were not understood. */
  misses: number
  /** Lines that are said once in a conversation. */
  saidOnce: Set<string>
}

export const newDialogue = (): Dialogue => ({
  services: [],
  volume: {},
  size: {},
  lastCounted: undefined,
  prefers: undefined,
  noted: {},
  lastTopic: undefined,
  lastPlan: undefined,
  lastSum: undefined,
  pending: undefined,
  openQuestion: undefined,
  language: undefined,
  wantsCallback: false,
  wantsBooking: false,
  part: undefined,
  diary: {},
  misses: 0,
  saidOnce: new Set(),
})

/** What a message adds to the dialogue. */
export interface Understood {
  /** Fields of the brief to set; an empty text removes one. */
  changes: Partial<Record<BriefField, string>>
  /** Fields that had another value before. */
  overwritten: readonly BriefField[]
  /** What was said of calls in this message. */
  volume: Volume
  /** The brief before this message. */
  before: Dialogue['noted']
  service: Service | undefined
  /** A service is no longer wanted, or never was: “no phone agent, just the app”. */
  dropsService: boolean
  asksForCallback: boolean
  takesBack: boolean
  /** The message is a day or a time for the call, and asks nothing. */
  isOnlyDay: boolean
}

const ASKS_FOR_CALLBACK =
  /\b(?:call|ring|phone|text) (?:me|us|my (?:cell|mobile|phone|office))\b(?! (?:a|an|crazy|old))|\b(?:give|shoot|drop|send) (?:me|us) an? (?:ring|call|buzz|text|shout|line|message)\b|\bcall[- ]?back\b|\b(?:can|could|will|would|please|may|have|want|get) (?:\w+ ){0,3}?(?:someone|somebody|anyone|a person|you) (?:please )?(?:to )?(?:call|ring|phone|text)\b(?! (?:patients|customers|people|leads|guests|them))/i
/** What the agent of the visitor should do: “can it call my cell”. */
const OF_THE_AGENT =
  /\b(?:it|the (?:agent|bot|ai|thing))\b[^.?!]*\b(?:call|ring|phone|text|e-?mail|send|tell|notify) (?:me|us|my)\b|\b(?:can|could|does|do|will|would|may) (?:it|they|the (?:agent|bot|ai|thing))\b[^.?!]*\b(?:text|e-?mail|message)s?\b/i
/** “Don't call me, just e-mail.” */
const DECLINES_CALL =
  /\b(?:don['’]?t|do not|never|no need to|please stop|rather not)\s+(?:\w+ )?(?:call|ring|phone)(?:ing)?\b|\bno (?:phone )?calls?(?: please)?(?=[,.!]|$)/i
/** How somebody would rather be reached than by a call. */
const PREFERS: readonly (readonly ['text' | 'e-mail', RegExp])[] = [
  [
    'text',
    /\b(?:(?:just|only) (?:a )?text|text me|text us|shoot (?:me|us) a text|(?:by|via) text\b(?! (?:message|reminder|confirmation|link))|(?:prefer|like|want|rather have) a text\b(?! (?:message|reminder|confirmation|link))|text(?:ing)?(?: is|'s|’s|s)? (?:fine|ok(?:ay)?|better|best|easier)|rather (?:have |get )?(?:a )?text)\b/i,
  ],
  [
    'e-mail',
    /\b(?:(?:just|only) (?:an? )?e-?mail|e-?mail me|(?:send|drop|shoot) (?:me|us) (?:an? )?e-?mail|(?:by|via) e-?mail|e-?mail(?: is|'s|’s)? (?:fine|better|best|easier)|rather (?:have |get )?(?:an )?e-?mail)\b/i,
  ],
]
/** Where a visitor says when they can be reached. */
const SAYS_WHEN =
  /\b(?:best|better|prefer|suits?|works?|only time|free|reach me|(?:can|could|i['’]ll) (?:talk|call|chat)|give me|get me|call me|ring me|after we close)\b/i
export const asksForCall = (text: string): boolean => ASKS_FOR_CALLBACK.test(text)
const BY_WRITING = /,? ?by (?:text|e-mail)$/
const ASKS_WHO = /^(?:who|which person)\b/i
const IS_ABOUT_BOOKING =
  /\b(?:book|booking|appointment|meeting|schedule|slot)\b|(?<!\b(?:people|customers|clients|callers|guests|patients|tenants|they) )\bcall (?:on|for|at)\b(?! (?:the same|once))|\b(?:do|have|make|set up|move) (?:the|a|that|our) (?:call|meeting|chat)\b|\b(?:can|could|shall|may|let) (?:we|i|us|someone|somebody) (?:please )?(?:talk|speak|meet|chat)\b/i
/** A day that suits the visitor is the day of the call. Asked of us, it is a question. */
const SUITS =
  /\b(?:suits?|works? (?:for (?:me|us)|best|fine|well|great)|works(?=[.!]?\s*$)|would (?:work|do|be (?:fine|good|great|best))|(?:i am|i'm|i’m|we are|we're|we’re) (?:free|available))\b(?![^.!]*\?)/i
/** A change of what was said before. */
const CHANGES =
  /\b(?:instead|rather|change|move|make (?:it|that)|not .* but|actually|sorry|better|lieber|doch|no,|nein,)(?!\w)/i
const AT_THE_SAME_TIME = /,? (?:at )?(?:the )?same time\b/i
const IS_ABOUT_LAUNCH = /\b(?:live|launch|ready|start|running|finished|done)\b/i
const TAKES_BACK: readonly (readonly [BriefField, RegExp])[] = [
  ['name', /\b(?:leave (?:out )?my name|forget my name|remove my name|without my name)\b/i],
  ['email', /\b(?:forget|remove|delete|without|leave out) my e-?mail\b/i],
  ['phone', /\b(?:forget|remove|delete|without|leave out) my (?:phone|number)\b/i],
  ['budget', /\b(?:(?:forget|remove|without|no) (?:the |my )?|not (?:the|my|our|a) )budget\b/i],
]

const NOTED_AS_SAID = [
  'industry',
  'business',
  'place',
  'problem',
  'budget',
  'name',
  'email',
  'phone',
] as const

/** Reads a message into the dialogue: a later word about the same thing overwrites an earlier one. */
export function understand(dialogue: Dialogue, message: string): Understood {
  const details = detailsIn(message)
  const changes: Understood['changes'] = {}
  const before = { ...dialogue.noted }
  const asksForCallback =
    ASKS_FOR_CALLBACK.test(message) &&
    !DECLINES_CALL.test(message) &&
    !ASKS_WHO.test(message.trim()) &&
    !OF_THE_AGENT.test(message)
  const prefers = OF_THE_AGENT.test(message)
    ? undefined
    : PREFERS.find(([, words]) => words.test(message) && !/\?\s*$/.test(message))?.[0]
  if (asksForCallback) dialogue.wantsCallback = true
  // Who asks to be rung would no longer rather be written to.
  const isRung = asksForCallback && !prefers && /\b(?:call|ring|phone)\b/i.test(message)
  if (isRung) dialogue.prefers = undefined
  if (IS_ABOUT_BOOKING.test(message)) dialogue.wantsBooking = true

  for (const field of NOTED_AS_SAID) if (details[field]) changes[field] = details[field]
  // Another word for the same trade is no change.
  if (dialogue.noted.industry && tradeIn(dialogue.noted.industry) === tradeIn(changes.industry ?? ''))
    delete changes.industry
  if (details.software) changes.software = joined(dialogue.noted.software, details.software)
  // A second problem is told beside the first.
  const { problem } = dialogue.noted
  if (problem && changes.problem)
    changes.problem = problem.includes(changes.problem) ? problem : `${problem}; ${changes.problem}`
  // Another site adds its town; only a town that is corrected is replaced.
  const { place } = dialogue.noted
  if (place && changes.place && !place.includes(changes.place) && ADDS_A_PLACE.test(message))
    changes.place = `${place}, ${changes.place}`
  const bareName = changes.name ? undefined : bareNameIn(message)
  if (bareName) changes.name = bareName
  if (details.timing) changes.timing = details.timing
  const isDayOfCall =
    dialogue.wantsCallback ||
    dialogue.wantsBooking ||
    dialogue.pending === 'day' ||
    // Another day replaces the one that is noted.
    (dialogue.noted.day !== undefined && CHANGES.test(message)) ||
    SUITS.test(message) ||
    // Who says how to be reached arranges the call.
    [details.name, details.email, details.phone].some(Boolean)
  const isOfAgent =
    OF_THE_AGENT.test(message) ||
    /^\W*(?:and |so |but )?what (?:if|happens)\b/i.test(message) ||
    /^\W*(?:can|does|will|is|could) it\b/i.test(message)
  // “On Fridays we miss 25” and “can it take a table for 12 on a Saturday” arrange no call.
  const isOfTheirDay =
    isOfAgent || numbersIn(message).some(({ isMissed, unit }) => isMissed && unit !== 'other')
  if (details.day && isDayOfCall && !isOfTheirDay && !IS_ABOUT_LAUNCH.test(message)) changes.day = details.day
  else if (details.day && !details.timing && IS_ABOUT_LAUNCH.test(message)) changes.timing = details.day
  const arranges =
    asksForCallback || dialogue.pending === 'day' || (details.phone ?? details.email) !== undefined
  const hours = (arranges || SAYS_WHEN.test(message)) && !isOfAgent ? hoursIn(message) : undefined
  if (hours && !changes.timing && !new RegExp(escapeRegExp(hours), 'i').test(changes.day ?? ''))
    changes.day = changes.day ? `${changes.day}, ${hours}` : hours
  const dayAlone = dayAloneIn(message)
  if (dayAlone) {
    changes.day = dayAlone
    delete changes.timing
  }
  const { day } = dialogue.noted
  const isNumberAsked = dialogue.pending === 'volume' || dialogue.pending === 'minutes'
  const sameTime = day && changes.day && AT_THE_SAME_TIME.test(message) && /\s.*/.exec(day)?.[0]
  if (sameTime) changes.day += sameTime
  if (prefers) {
    dialogue.prefers = prefers
    if (!asksForCallback) dialogue.wantsCallback = true
    const byThat = `by ${prefers}`
    const wished = DECLINES_CALL.test(message) ? changes.day : (changes.day ?? day)
    changes.day = wished ? `${wished.replace(BY_WRITING, '')}, ${byThat}` : byThat
  } else if (isRung && BY_WRITING.test(changes.day ?? day ?? ''))
    changes.day = (changes.day ?? day ?? '').replace(BY_WRITING, '')
  const time = day && timeAloneIn(message, isNumberAsked)
  if (time) changes.day = `${day.replace(/ at .*/, '')} at ${time}`
  const takenBack = TAKES_BACK.filter(([field, words]) => dialogue.noted[field] && words.test(message))
  for (const [field] of takenBack) changes[field] = ''

  // The numbers of a day or a telephone are no numbers of calls.
  const numbered = [
    changes.day === undefined ? undefined : details.day,
    changes.day === undefined ? undefined : hours,
    details.phone,
  ].reduce<string>(
    (rest, words) => (words ? rest.replace(new RegExp(escapeRegExp(words), 'i'), ' ') : rest),
    message,
  )
  const { volume, isCounted } = readNumbers(dialogue, numbered, changes)
  // “35 in winter” is no wish for a date.
  if (isCounted && /^in (?:spring|summer|autumn|winter|\w+ \w+$)/i.test(changes.timing ?? ''))
    delete changes.timing
  const service = readServices(dialogue, message, changes, isCounted)
  const overwritten = (Object.keys(changes) as BriefField[]).filter((field) => dialogue.noted[field])
  for (const field of Object.keys(changes) as BriefField[])
    if (changes[field] === (dialogue.noted[field] ?? '')) delete changes[field]
  Object.assign(dialogue.noted, changes)
  return {
    changes,
    overwritten: overwritten.filter((field) => changes[field] && field !== 'software' && field !== 'problem'),
    volume,
    before,
    service,
    dropsService: service !== undefined && wishIn(withoutPrograms(message)).drops.length > 0,
    asksForCallback: asksForCallback || prefers !== undefined,
    takesBack: takenBack.length > 0,
    isOnlyDay: (dayAlone ?? time) !== undefined,
  }
}

/** “A day, I think” completes a number of calls; “a contract longer than a month” does not. */
const MOST_WORDS_OF_PERIOD = 6

const OF_CALLS =
  /\b(?:(?:the|our|my) phones?|phones? (?:just )?rings?|picks? up the phone|answers? the phone|tenants call|customers call|people call|(?:miss|lose|get|take) (?:\w+ )?calls|to voicemail|hang up|(?:nobody|no one|can['’]?t) (?:answers?|picks? up))\b/i

/** Sets the services that the visitor wants now. Returns the new subject of the dialogue. */
function readServices(
  dialogue: Dialogue,
  message: string,
  changes: Understood['changes'],
  isCounted: boolean,
): Service | undefined {
  const wish = wishIn(withoutPrograms(message))
  const { drops, adds } = wish
  // Who speaks of calls that nobody takes speaks of a voice agent.
  const isOfCalls =
    dialogue.services.length === 0 &&
    wish.wants.length === 0 &&
    drops.length === 0 &&
    (isCounted || (OF_CALLS.test(message) && statementsOf(message) !== ''))
  const wants: readonly Service[] = isOfCalls ? ['voice'] : wish.wants
  if (wants.length === 0 && drops.length === 0) return undefined
  const before = dialogue.services.filter((service) => !drops.includes(service))
  const overwrites = drops.length > 0 || (CHANGES.test(message) && !adds)
  const isSaidBefore =
    wants.length === 1 && before.length > 0 && !wants.every((service) => before.includes(service))
  const kept =
    wants.length === 0 ||
    (isSaidBefore && !overwrites && adds) ||
    wants.every((service) => before.includes(service))
      ? before
      : []
  dialogue.services = [
    ...new Set([
      ...kept.filter((service) => !(overwrites && wants.length > 0 && !wants.includes(service))),
      ...wants,
    ]),
  ]
  const isBackTo = /\bback to\b/i.test(message)
  if (isBackTo && wants.length > 0) dialogue.services = wants
  changes.service = dialogue.services.length > 1 ? 'both' : (dialogue.services[0] ?? '')
  return wants[0] ?? dialogue.services[0]
}

/** Words for another site beside the one that was named. */
const ADDS_A_PLACE =
  /\b(?:another|second|third|two|three|four|also|too|as well|plus|open(?:ed|ing)?|t(?:ook|aking) on|add(?:ed|ing)?|new one|one in|other)\b/i

/**
 * Reads what is said of calls and sizes. A number alone answers our own question, a period alone completes a number without
 * one, and a number that corrects another replaces that and nothing else.
 */
function readNumbers(dialogue: Dialogue, message: string, changes: Understood['changes']) {
  const size: Record<string, number> = { ...sizeIn(statementsOf(message)) }
  const volume: Volume = volumeIn(message, sitesOf(sizeWith(dialogue.size, size)), dialogue.volume)
  // “What if two callers want one slot?” counts no calls.
  if (/^\W*(?:and |so |but )?what (?:if|happens)\b/i.test(message) && !volume.period) delete volume.calls
  const isSaid = () =>
    volume.calls !== undefined || volume.minutesPerCall !== undefined || volume.missed !== undefined
  const correction = correctionIn(message, {
    volume: dialogue.volume,
    size: dialogue.size,
    last: dialogue.lastCounted,
  })
  if (correction && !(correction.of.kind === 'calls' && volume.calls !== undefined)) {
    const { of, to } = correction
    if (of.kind === 'size') size[of.counts] ??= to
    else if (of.kind === 'minutes') volume.minutesPerCall ??= to
    else if (of.kind === 'calls' || volume.calls === undefined) volume[of.kind] ??= to
  } else if (correction === undefined && !isSaid()) {
    const bare = numberAloneIn(message)
    const isOfCalls = volume.period !== undefined || dialogue.pending === 'volume'
    if (bare !== undefined && isOfCalls) volume.calls = bare
    else if (bare !== undefined && dialogue.pending === 'minutes') volume.minutesPerCall = bare
    else if (bare !== undefined && dialogue.pending === 'missed') volume.missed = bare
  }
  // “No, forty a day” of calls that nobody picks up.
  const { missed, calls } = dialogue.volume
  const isOfMissed =
    calls === undefined ||
    (dialogue.lastCounted?.kind === 'missed' &&
      (volume.calls ?? 0) <= calls &&
      correctsANumber(message) &&
      !numbersIn(message).some(({ isOfNamedCalls }) => isOfNamedCalls))
  if (volume.calls !== undefined && missed !== undefined && isOfMissed && volume.missed === undefined) {
    volume.missed = volume.calls
    if (volume.period) volume.missedPeriod = volume.period
    delete volume.calls
    delete volume.period
  }
  if (Object.keys(size).length > 0) {
    dialogue.size = sizeWith(dialogue.size, size)
    changes.size = sizeInWords(dialogue.size)
    const counts = Object.keys(size).at(-1)
    if (counts) dialogue.lastCounted = { kind: 'size', counts }
  }
  const isShort = message.trim().split(/\s+/).length <= MOST_WORDS_OF_PERIOD
  const completes =
    isShort && volume.period && callsOf(dialogue.volume) !== undefined && !periodOfCalls(dialogue.volume)
  if (isSaid() || completes) {
    // A new number of calls is counted in the period of the last one, unless another is said.
    dialogue.volume = { ...dialogue.volume, ...volume }
    const days = daysAWeekIn(message)
    if (days > 0 && periodOfCalls(dialogue.volume) === 'day') {
      for (const each of ['calls', 'missed'] as const)
        if (dialogue.volume[each] !== undefined) dialogue.volume[each] *= days
      dialogue.volume.period = 'week'
      delete dialogue.volume.missedPeriod
    }
    const { missed: missedNow, calls: callsNow, missedPeriod, period } = dialogue.volume
    const isOfOnePeriod = missedPeriod === undefined || missedPeriod === period
    if (missedNow !== undefined && callsNow !== undefined && isOfOnePeriod && missedNow > callsNow)
      delete dialogue.volume.missed
    const [kind] = (['missed', 'calls', 'minutes'] as const).filter((each) =>
      each === 'minutes' ? volume.minutesPerCall !== undefined : volume[each] !== undefined,
    )
    if (kind) dialogue.lastCounted = { kind }
    const words = volumeInWords(dialogue.volume)
    if (words) changes.calls = words
  }
  return { volume, isCounted: isSaid() }
}

/** The calls that an agent would take: those that are missed, where that is said. */
export const callsOf = ({ calls, missed }: Volume): number | undefined => missed ?? calls

/** The period in which those are counted. */
export const periodOfCalls = ({ missed, missedPeriod, period }: Volume): Volume['period'] =>
  missed === undefined ? period : (missedPeriod ?? period)

/** “55 calls a day of 3 minutes, 12 of them missed”, “90 calls a day, 25 missed a week” */
export function volumeInWords(volume: Volume): string | undefined {
  const { calls, missed, minutesPerCall, missedPeriod } = volume
  const number = calls ?? missed
  const period = calls === undefined ? periodOfCalls(volume) : volume.period
  if (number === undefined || !period) return undefined
  const kind = calls === undefined ? 'missed calls' : 'calls'
  const length = minutesPerCall === undefined ? '' : ` of ${counted(minutesPerCall, 'minute')}`
  const isOther = missedPeriod !== undefined && missedPeriod !== period
  const ofThem =
    calls === undefined || missed === undefined
      ? ''
      : `, ${grouped(missed)} ${isOther ? `missed a ${missedPeriod}` : 'of them missed'}`
  return `${grouped(number)} ${kind} a ${period}${length}${ofThem}`
}

/** Programs that were named before, and those that are named now. */
const joined = (before: string | undefined, now: string) =>
  [...new Set([...(before?.split(', ') ?? []), ...now.split(', ')])].join(', ')

const SERVICES_IN_A_SENTENCE = { voice: 'a voice agent', mvp: 'an MVP', both: 'a voice agent and an MVP' }

const withArticle = (words: string) => {
  const inText = words.charAt(0).toLowerCase() + words.slice(1)
  return inText.endsWith('s') ? inText : `${/^[aeiou]/.test(inText) ? 'an' : 'a'} ${inText}`
}

/** The values of a brief as somebody would repeat them: “Anna Weber from Pfote, Thursday”. The trade of a business goes without saying. */
export function listed({
  name,
  business,
  industry,
  place,
  ...others
}: Partial<Record<BriefField, string>>): string {
  const trade = [name, business].filter(Boolean).join(' from ') || (industry && withArticle(industry))
  const who = trade && place ? `${trade} in ${place}` : (trade ?? place)
  const { service, ...said } = others
  return [
    who,
    service && SERVICES_IN_A_SENTENCE[service as keyof typeof SERVICES_IN_A_SENTENCE],
    ...Object.values(said),
  ]
    .filter(Boolean)
    .join(', ')
}

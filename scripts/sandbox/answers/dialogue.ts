import type { Topic } from '@/assistant/knowledge/topic'
import type { Receptionist } from '@/assistant/knowledge/role-plays'
import { counted, grouped } from '@/content/format'
import type { BriefField } from '@/lib/booking/brief/brief'
import {
  bareNameIn,
  dayAloneIn,
  detailsIn,
  numberAloneIn,
  timeAloneIn,
  withoutPrograms,
  tradeIn,
  volumeIn,
  wishIn,
  type Service,
  type Volume,
} from './details'
import type { KnownLanguage } from './languages'
import type { DiaryLine } from './role-play'

/** What the consultant has asked, so that a short answer is understood. */
export type Pending =
  'volume' | 'period' | 'minutes' | 'service' | 'phone' | 'day' | 'confirmation' | 'question'

/** The state of a dialogue, from which the next answer follows. */
export interface Dialogue {
  services: readonly Service[]
  volume: Volume
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
  service: Service | undefined
  asksForCallback: boolean
  takesBack: boolean
  /** The message is a day or a time for the call, and asks nothing. */
  isOnlyDay: boolean
}

const ASKS_FOR_CALLBACK =
  /\b(?:call|ring|phone) (?:me|us)\b(?! (?:a|an|crazy|old))|\bcall[- ]?back\b|\b(?:can|could|will|would|please|may|have|want) (?:\w+ ){0,3}?(?:someone|somebody|anyone|a person|you) (?:please )?(?:to )?(?:call|ring|phone)\b(?! (?:patients|customers|people|leads|guests|them))/i
const ASKS_WHO = /^(?:who|which person)\b/i
const IS_ABOUT_BOOKING =
  /\b(?:book|booking|appointment|meeting|schedule|slot)\b|\bcall (?:on|for|at)\b|\b(?:can|could|shall|may|let) (?:we|i|us|someone|somebody) (?:please )?(?:talk|speak|meet|chat)\b/i
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
  const asksForCallback = ASKS_FOR_CALLBACK.test(message) && !ASKS_WHO.test(message.trim())
  if (asksForCallback) dialogue.wantsCallback = true
  if (IS_ABOUT_BOOKING.test(message)) dialogue.wantsBooking = true

  for (const field of NOTED_AS_SAID) if (details[field]) changes[field] = details[field]
  // Another word for the same trade is no change.
  if (dialogue.noted.industry && tradeIn(dialogue.noted.industry) === tradeIn(changes.industry ?? ''))
    delete changes.industry
  if (details.software) changes.software = joined(dialogue.noted.software, details.software)
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
  if (details.day && isDayOfCall && !IS_ABOUT_LAUNCH.test(message)) changes.day = details.day
  else if (details.day && !details.timing && IS_ABOUT_LAUNCH.test(message)) changes.timing = details.day
  const dayAlone = dayAloneIn(message)
  if (dayAlone) {
    changes.day = dayAlone
    delete changes.timing
  }
  const { day } = dialogue.noted
  const isNumberAsked = dialogue.pending === 'volume' || dialogue.pending === 'minutes'
  const sameTime = day && changes.day && AT_THE_SAME_TIME.test(message) && /\s.*/.exec(day)?.[0]
  if (sameTime) changes.day += sameTime
  const time = day && timeAloneIn(message, isNumberAsked)
  if (time) changes.day = `${day.replace(/ at .*/, '')} at ${time}`
  const takenBack = TAKES_BACK.filter(([field, words]) => dialogue.noted[field] && words.test(message))
  for (const [field] of takenBack) changes[field] = ''

  const service = readServices(dialogue, message, changes)
  // The numbers of a day are not numbers of calls.
  const withoutDay = details.day ? message.toLowerCase().replace(details.day.toLowerCase(), ' ') : ''
  const volume = readVolume(dialogue, changes.day === undefined ? message : withoutDay)
  const { calls, period, minutesPerCall: minutes } = dialogue.volume
  if (calls !== undefined && period && Object.keys(volume).length > 0)
    changes.calls = `${grouped(calls)} calls a ${period}${minutes === undefined ? '' : ` of ${counted(minutes, 'minute')}`}`
  const overwritten = (Object.keys(changes) as BriefField[]).filter((field) => dialogue.noted[field])
  for (const field of Object.keys(changes) as BriefField[])
    if (changes[field] === (dialogue.noted[field] ?? '')) delete changes[field]
  Object.assign(dialogue.noted, changes)
  return {
    changes,
    overwritten: overwritten.filter((field) => changes[field] && field !== 'calls' && field !== 'software'),
    volume,
    service,
    asksForCallback,
    takesBack: takenBack.length > 0,
    isOnlyDay: (dayAlone ?? time) !== undefined,
  }
}

/** Sets the services that the visitor wants now. Returns the new subject of the dialogue. */
function readServices(
  dialogue: Dialogue,
  message: string,
  changes: Understood['changes'],
): Service | undefined {
  const { wants, drops, adds } = wishIn(withoutPrograms(message))
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

/** What is said of calls. A number alone answers our own question, and a period alone completes a number without one. */
function readVolume(dialogue: Dialogue, message: string): Volume {
  const volume: Volume = volumeIn(message)
  if (volume.calls === undefined && volume.minutesPerCall === undefined) {
    const bare = numberAloneIn(message)
    const isOfCalls = volume.period !== undefined || dialogue.pending === 'volume'
    if (bare !== undefined && isOfCalls) volume.calls = bare
    else if (bare !== undefined && dialogue.pending === 'minutes') volume.minutesPerCall = bare
  }
  const completes = volume.period && dialogue.volume.calls !== undefined && !dialogue.volume.period
  if (volume.calls === undefined && volume.minutesPerCall === undefined && !completes) return volume
  // A new number of calls is counted in the period of the last one, unless another is said.
  dialogue.volume = { ...dialogue.volume, ...volume }
  return volume
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

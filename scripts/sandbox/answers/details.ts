import nlp from 'compromise'
import { engineers } from '@/content/engineers'
import { industries } from '@/content/facts'
import { founder } from '@/content/team'
import type { Trade } from '@/content/trades'
import { HESITATION, withDigits } from './figures'
import { statementsOf } from './statements'

export type Service = 'voice' | 'mvp'

const HESITATIONS = new RegExp(String.raw`\b(?:${HESITATION})\b`, 'gi')

/** Whether a message is nothing but a hesitation: “um, wait”. A plain “no” is an answer. */
export const isHesitation = (text: string): boolean =>
  !/^\W*(?:no\W*)+$/i.test(text) &&
  /\p{L}/u.test(text) &&
  !/[\p{L}\p{N}]/u.test(text.replace(HESITATIONS, ''))

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thu(?:rs?)?|fri|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'

/** Words for a business of a trade. An adjective such as “dental” is none: a product may be for dental chairs. */
const TRADES: readonly (readonly [name: string, RegExp])[] = [
  [
    'Real estate',
    /\b((real )?estate (agen\w+|office|business|company)|real estate|realt(y|ors?)|property (manag\w+|agen\w+)|landlords?|letting agen\w+)\b/i,
  ],
  [
    'Automotive',
    /\b(garages?|car (dealers?\w*|workshop|repair)|dealerships?|body ?shop|tyre shop|mechanics?)\b/i,
  ],
  [
    'Restaurants',
    /\b(restaurants?|trattoria|bistro|caf[eé]s?|pizzeria|pizza place|diner|steakhouse|bar and grill|takeaway)(?!\p{L})/iu,
  ],
  [
    'Clinics',
    /\b(clinics?|dentists?|practices?(?! law)|doctors?|surgery|hospitals?|physio\w*|vets?|veterinar\w+|chiropract\w+|optician\w*|orthodont\w+|med ?spa|zahnarzt\w*|praxis)\b/i,
  ],
  ['Education', /\b(schools?|college|academy|university|kindergarten|tutoring|training cent\w+)\b/i],
  [
    'Services',
    /\b(plumb(er|ing)\w*|electricians?|law (firm|office)|lawyers?|attorneys?|solicitors?|bakery|florists?|landscap\w+|cleaners|movers|salons?|barber\w*|hotels?|gym|cleaning company|roof\w+|hvac|locksmith\w*|insurance (broker|agency)|accountan\w+|spa|shop|store|removal company|pest control|notary|travel agency)\b/i,
  ],
]

/** None where the content has other trades than those above. */
export const tradeIn = (text: string): Trade | undefined => {
  const named = TRADES.find(([, words]) => words.test(text))?.[0]
  return industries.find((name) => name === named)
}

const BEFORE_A_TRADE =
  /(?:(?!(?:an?|the|my|our|your|of|in|at|and|for|from|run|own|two|three|few|several|small|little|busy|solo|local|eine?n?|una?)\b)(?<!['’])\b[\p{Ll}-]+ ){0,2}$/u

/** The words for a trade, with what describes it: “dental practice”. */
function tradeWordsIn(text: string): string | undefined {
  if (!tradeIn(text)) return undefined
  const found = TRADES.map(([, words]) => words.exec(text)).find((match) => match !== null)
  return found && `${BEFORE_A_TRADE.exec(text.slice(0, found.index))?.[0] ?? ''}${found[0]}`.trim()
}

/** Whether a message only names a trade, as an answer: “A small law firm”, “Trattoria Luigi”. */
export const isTradeAlone = (text: string): boolean => {
  const trade = tradeWordsIn(text)
  const rest =
    trade &&
    text
      .replace(trade, ' ')
      .replace(
        /\b(?:an?|the|just|in|small|solo|here|it['’]?s|we['’]?re|we are|i['’]?m|i am|hi|hiya|hello|hey)\b/gi,
        ' ',
      )
  return rest !== undefined && !/\b\p{Ll}|\?/u.test(rest)
}

/** How visitors speak of a business as their own, with the words between that and the business. */
const OWN_BUSINESS =
  /\b(?:(?:i|we)(?: am|'m| are|'re|’m|’re|'ve|’ve| have)? (?:also |got )?(?:run|own|manage|have|operate|work (?:at|for|in)|got|an?\b)|im an?\b|(?:i am|i'm|i’m|we are|we're|we’re|am) (?:an? |the )?|my|our|(?:at|for|in|from) (?:my|our)|ich habe|wir haben|wir sind|meine|unsere)\b([^.,;!?]{0,60})/giu

/** The visitor's trade in their words, if they say that the business is theirs. A product that is *for* a trade is none. */
function ownTradeIn(text: string): string | undefined {
  // “40 calls a day, dental clinic in Boston”
  const alone = text
    .split(/[,.;!]/)
    .find((clause) => isTradeAlone(clause.replace(/ (?:in|near|from) .*/, '')))
  if (alone) return tradeWordsIn(alone)
  for (const [, after = ''] of text.matchAll(OWN_BUSINESS)) {
    const trade = tradeWordsIn(
      after.split(
        /\b(?:for|about|that|which|but|so|because|does|going|back|and (?:want|need|she|he|they))\b/i,
      )[0] ?? '',
    )
    if (trade) return trade
  }
  return undefined
}

const VOICE =
  /\b(voice|(?:phone|call|ai)? ?agents?(?! of)|phones?|calls?|call(?:ers)?|assistant|answering|telephone|telefon)\b/i
const MVP = /\b(mvps?|apps?|prototype|saas|software|web ?site|platform|marketplace|product|tool)\b/i
const WANTS =
  /\b((?:need|want)(?! to (?:change|keep|buy|sign|pay|know|be|have|switch)\b)|meant|looking for|look for|interested in|would like|'d like|build (?:us|me|our)|building|build an?|wanna build|idea for|going for|go with|back to|prefer|take the|miss(?:es|ed|ing)?|los(?:e|es|ing)|nobody (?:picks|answers)|for us|brauche|möchte)\b/i
const DROPS =
  /\b(forget|drop|skip|no longer|not? (?:the|an?|more)|without|don'?t (?:need|want)|do not (?:need|want)|instead of|rather than|never mind|leave out|scrap)\b/i
const ADDS = /\b(also|too|as well|both|plus|in addition|together with|on top)\b/i
/** Phrases that do not order a voice agent: “an agent of yours”, an estate agent. */
const NOT_A_SERVICE =
  /\bestate agen\w+|\btravel agen\w+|\bletting agen\w+|\bcall (?:me|us|you)\b|\ba (?:free |discovery |first )?call with\b|\b(?:free|discovery|first) call\b|\bdo (?:a|the|our) call\b|\b(?:book|schedule) a call\b|\b(?:phone|mobile|cell|telephone) numbers?\b|\bmy (?:phone|mobile|cell)\b(?! agent)/gi

const BOTH = /^\W*(?:(?:i|we) (?:need|want) )?both(?: of (?:them|it))?(?: please)?\W*$/i
/** A service that is named alone, as an answer: “A voice agent”. */
const SERVICE_ALONE =
  /^[^\w?]*(?:(?:an?|the|just|only|maybe|for|about|our|my) )*(?:ai )?(?:voice|(?:voice |phone )?agents?|(?:phone )?calls|mvps?|app|prototype|(?:micro[- ]?)?saas|platform|product|software)(?: please)?[^\w?]*$/i

/** Whether a message only names what the visitor wants, as an answer: “Both.” */
export const isServiceAlone = (text: string): boolean => BOTH.test(text) || SERVICE_ALONE.test(text)

interface ServiceWish {
  wants: readonly Service[]
  drops: readonly Service[]
  /** Whether the visitor wants it in addition to an earlier service. */
  adds: boolean
}

/** Which services a visitor wants, and which they no longer want. A question about a service is no wish. */
export function wishIn(text: string): ServiceWish {
  if (BOTH.test(text)) return { wants: ['voice', 'mvp'], drops: [], adds: false }
  const wants = new Set<Service>()
  const drops = new Set<Service>()
  for (const clause of text
    .replace(NOT_A_SERVICE, '')
    .split(/[.;!?,]|\b(?:but|and|then)\b(?! (?:miss|lose))/i)) {
    const named: Service[] = [
      ...(VOICE.test(clause) ? (['voice'] as const) : []),
      ...(MVP.test(clause) ? (['mvp'] as const) : []),
    ]
    if (DROPS.test(clause)) for (const service of named) drops.add(service)
    else if (WANTS.test(text) || SERVICE_ALONE.test(text)) for (const service of named) wants.add(service)
  }
  for (const service of wants) drops.delete(service)
  return { wants: [...wants], drops: [...drops], adds: ADDS.test(text) }
}

/** `$8,000`, `$ 5k`, `20k` or `8,000 dollars`, without the comma that follows. */
const MONEY =
  /[$€£]\s?\d+(?:[.,]\d+)*(?:\s?k\b)?|\b\d+(?:[.,]\d+)*(?:\s?k)? (?:grand|dollars|euros?|pounds|usd|eur|bucks)\b|\b\d+(?:[.,]\d+)*\s?k\b/i
const BUDGET_IS = /\bbudget\b[^.?!\d]{0,20}(\d+(?:[.,]\d+)*(?:\s?k\b)?)/i

/** An amount that visitors pay already, or object to. */
const PAID_ALREADY =
  /\b(?:too (?:expensive|much)|(?:i|we|what (?:i|we)) (?:now |currently |already )?pay\b|charges? (?:me|us)|costs? (?:me|us)|answering service|not (?:my|our|the|a) budget)/i

const budgetIn = (text: string) =>
  PAID_ALREADY.test(text)
    ? undefined
    : (MONEY.exec(withDigits(text))?.[0].trim() ?? BUDGET_IS.exec(text)?.[1])

/** “jonah at pawtime dot io” */
const SPOKEN_EMAIL = /\b([\p{L}\p{N}._-]+) at ([\p{L}\p{N}-]+(?: dot [\p{L}\p{N}-]+)*) dot ([\p{L}]{2,})\b/giu
const withWrittenEmail = (text: string) =>
  text.replace(
    SPOKEN_EMAIL,
    (_, name: string, domain: string, end: string) => `${name}@${domain.replaceAll(/ dot /gi, '.')}.${end}`,
  )
const EMAIL = /[^\s@<>,;:()]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}/
const PHONE = /(?<![\w$€£.,])\+?\(?\d[\d\s()/.-]{5,}\d(?!\w)/

const phoneIn = (text: string) => {
  const found = PHONE.exec(text.replace(EMAIL, ' '))?.[0].trim()
  return found && found.replace(/\D/g, '').length >= 7 ? found : undefined
}

const CAPITALISED = String.raw`(?:[\p{Lu}][\p{L}'’-]+)`
const NAME_IS = new RegExp(
  String.raw`\b(?:[Mm]y name is|[Mm]y name['’]s|[Nn]ame['’]?s?:?|[Ii] am called|[Tt]his is|[Ii]t['’]?s|[Ii] am|[Ii]['’]?m|[Mm]ein Name ist|[Ii]ch bin|[Ii]ch heiße|me llamo|je m['’]appelle|mi chiamo|meu nome é|[Cc]all me|hier ist)\s+((?:(?:Dr|Mr|Mrs|Ms|Herr|Frau)\.?\s)?${CAPITALISED}(?:\s${CAPITALISED}){0,2})`,
  'u',
)
const LOWER_NAME_IS =
  /\bmy name is ([a-z][\p{L}'’-]+(?: (?!and\b|my\b|i\b|from\b|with\b|at\b|we\b)[a-z][\p{L}'’-]+)?)/u
/** What follows “I am” with a capital without being a name. */
const NO_NAME =
  /^(?:I|We|The|A|An|And|But|Looking|Interested|Not|Just|Sorry|German|French|Spanish|Italian|English|Hi|Hello|Thanks|Yes|No|Ok|Okay|In|From|At|OK|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/

const NAME_HERE = new RegExp(
  String.raw`(?:^|[,.!] ?)(?:[Yy]eah |[Hh]i |[Hh]ey )*(${CAPITALISED}(?:\s${CAPITALISED})?) here(?=[,.!]|$)`,
  'u',
)

function nameIn(text: string): string | undefined {
  const here = NAME_HERE.exec(text)?.[1]
  if (here && !NO_NAME.test(here)) return here
  const named = NAME_IS.exec(text)?.[1]
  if (named && !NO_NAME.test(named)) return named
  const lower = LOWER_NAME_IS.exec(text.toLowerCase())?.[1]
  return lower && capitalised(lower)
}

const capitalised = (words: string) => words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

/** A name that is given alone, as an answer: “Anna Weber”. */
export function bareNameIn(text: string): string | undefined {
  const bare = text.trim().replace(/[.!]$/, '')
  if (
    !new RegExp(String.raw`^${CAPITALISED}(?:\s${CAPITALISED}){0,2}$`, 'u').test(bare) ||
    NO_NAME.test(bare)
  )
    return undefined
  if (tradeIn(bare)) return undefined
  return nlp(bare).has('#Person') || bare.includes(' ') ? bare : undefined
}

const BUSINESS = [
  new RegExp(
    String.raw`\b(?:(?<!(?:software|system|program|programme|tool|app|platform|CRM) )(?:called|named)|company is|business is|practice is|we are called)\s+((?:${CAPITALISED}|&|of|the|and(?=\s\p{Lu}))(?:\s(?:${CAPITALISED}|&|of|and(?=\s\p{Lu}))){0,4})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:from|with|at|of|for|I (?:run|own|manage)|[Ww]e are|[Ww]e['’]re)\s+((?:${CAPITALISED})(?:\s(?:${CAPITALISED}|&)){1,4})`,
    'u',
  ),
]
/** After who they are, visitors name the business behind a comma: “I'm Ada Lin, Lin Dental”. */
const BUSINESS_AFTER_COMMA = new RegExp(
  String.raw`, (?:at |of |from )?((?:${CAPITALISED})(?:\s(?:${CAPITALISED}|&|and(?=\s\p{Lu}))){1,4})(?=\s*(?:[,.!;?]|$)|\s(?:in|out of|from|near|over in|up in|down in|here in)\b)`,
  'u',
)
const PLACE =
  /^(?:I['’]m\b|Google|Outlook|New|Los|San|Las|United|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Bland|Open)\b/

function businessIn(text: string, name: string | undefined): string | undefined {
  const saysWho = name !== undefined || ownTradeIn(text) !== undefined || HAS_A_BUSINESS.test(text)
  for (const pattern of saysWho ? [...BUSINESS, BUSINESS_AFTER_COMMA] : BUSINESS) {
    const found = pattern.exec(text)?.[1]
    if (
      found &&
      found !== name &&
      !PLACE.test(found) &&
      !(/ and /.test(found) && found.split(' and ').every(isTown))
    )
      return found
  }
  return undefined
}

const HAS_A_BUSINESS =
  /\b(?:(?:i|we)(?:['’]ve)? (?:got|run|own|have|manage)|(?:my|our) (?:place|business|company|office|firm))\b/i

const CLAUSES = /[.!?](?=\s|$)|[,;\n]/

/** The name of somebody who says how or when to be reached without “my name is”: “Sam, sam@lowe.com”, “lena, 555 0142”. */
const nameBesideContact = (text: string) =>
  EMAIL.test(text) || phoneIn(text)
    ? text
        .split(CLAUSES)
        .map((clause) => bareNameIn(nlp(clause).has('^#FirstName') ? capitalised(clause.trim()) : clause))
        .find((name) => name !== undefined && !PLACE.test(name))
    : undefined

/** What follows “in” or “from” with a capital without being a town. */
const NO_TOWN = new RegExp(
  String.raw`^(?:the|our|my|a|an|(?:${MONTHS}|${DAYS})|english|german|french|spanish|italian|dutch|polish|i|it|us)\b`,
  'i',
)
const TOWN = new RegExp(
  String.raw`\b(in|near|around|outside|based in|out of|from|aus)\s+(\p{L}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})`,
  'gu',
)
const isTown = (words: string) => nlp(words).match('^#Place+$').found

/** Where the visitor's business is. */
function placeIn(stated: string, business: string | undefined): string | undefined {
  if (!OF_ONESELF.test(stated) && business === undefined && ownTradeIn(stated) === undefined) return undefined
  for (const [, before = '', words = ''] of stated.matchAll(TOWN)) {
    const isNamed = /^\p{Lu}/u.test(words) && before !== 'from'
    const first = words.split(' ')[0] ?? ''
    if (NO_TOWN.test(words) || business?.includes(words)) continue
    if (isNamed || isTown(words)) return words
    if (isTown(first)) return first
  }
  return stated
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .find(isTown)
}
const OF_ONESELF = /\b(?:we|i|our|my|me|wir|ich|based)\b/i

/** Programs, calendars and telephone systems that visitors name, also without a capital. */
const PRODUCTS =
  /\b(?:open ?dental|dentrix|eaglesoft|dampsoft|doctolib|jane app|cliniko|open ?table|sevenrooms|resdiary|resy|toast pos|clio|mycase|service ?titan|jobber|housecall pro|reapit|appfolio|buildium|yardi|ring ?central|3cx|vonage|dialpad|google voice|mindbody|fresha|hubspot|salesforce|pipedrive|zoho|outlook|google calendar|calendly|twilio|slack|shopify|quickbooks|stripe|zapier|airtable|notion)\b/gi
const PROGRAM = String.raw`(?:\p{Lu}|\p{Ll}+\p{Lu})[\p{L}\p{N}.+-]*(?:\s\p{Lu}[\p{L}\p{N}.+-]*){0,2}`
/** Where visitors name the programs that they use, so that another name with a capital is one, too. */
const USES = new RegExp(
  String.raw`(?:\b(?:[Ww]e|[Ii])(?:['’](?:re|m|ve))? (?:are |am |have )?(?:also |just |mostly |all |currently |already )?(?:use|using|on|run on|run)|\b(?:using|through|via|straight into)|\b(?:work|works|integrates?|connects?|syncs?|hooks?|compatible|talk|plugs?|play nice|anything|something|arbeite\w*)(?: up| together)? (?:with|to|into|mit)|\b(?:software|system|program|crm|pms|tool|phones?|calendar|scheduling|booking|reservations?)(?: (?:is|are|runs? on|on|in|with)|,)(?: called| named)?|\bnutzen)\s+(?:our |my |the |a |an |some )?((?:${PROGRAM})(?:(?:,? and | or |, )(?:${PROGRAM})(?! \p{Ll}+s\b))*)`,
  'gu',
)
const NO_PROGRAM = new RegExp(
  String.raw`^(?:${DAYS}|${MONTHS}|AI|MVP|HIPAA|BAA|GDPR|US|UK|I|English|Spanish|French|German|Italian|Polish|Portuguese|Chinese|Mandarin|Arabic|Vietnamese|Christmas|Dr|Mr|Mrs|Ms)\b`,
  'i',
)

/** “I'd like to talk to Ines” */
const OUR_NAMES = new Set([founder, ...engineers].flatMap(({ name }) => name.toLowerCase().split(' ')))

/** The names of the programs in a message: “Open Dental”, “Google Calendar”. */
export function programsIn(text: string): readonly string[] {
  const named = [...text.matchAll(USES)].flatMap(([, names = '']) => names.split(/,? and | or |, /))
  const known = [...text.matchAll(PRODUCTS)].map(([name]) => name)
  const others = named.filter(
    (name) =>
      !known.some((each) => name.includes(each) || each.toLowerCase().includes(name.toLowerCase())) &&
      !NO_NAME.test(name) &&
      !NO_PROGRAM.test(name) &&
      !OUR_NAMES.has(name.toLowerCase()) &&
      !isTown(name) &&
      !tradeIn(name),
  )
  return [...new Set([...known, ...others])]
}

/** The name of a business that is given alone, as an answer: “Trattoria Luigi”. */
const bareBusinessIn = (text: string) => {
  const bare = text.trim().replace(/[.!]$/, '')
  const isName = new RegExp(String.raw`^${CAPITALISED}(?:\s(?:${CAPITALISED}|&)){1,4}$`, 'u').test(bare)
  return isName && isTradeAlone(bare) ? bare : undefined
}

const HOUR = String.raw`(?:(?:half past |quarter (?:past|to) )?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|lunch(?:time)?|\d{1,2}ish)(?: (?:thirty|fifteen|forty-five))?(?: o['’]clock| uhr)?)`
const CLOCK = String.raw`\d{1,2}(?::\d\d(?: ?[ap]m)?| ?[ap]m| o['’]clock)`
const DAY_PART = String.raw`(?:,? (?:(?:in the |(?:late|early|first thing in the) )?(?:morning|afternoon|evening)|first thing|noon|midday|(?:over )?lunch(?:time)?|(?:vor|nach)?mittags?|abends?|früh|(?:at|after|before|around|um|gegen|ab) ${HOUR}\b|${CLOCK}\b|\d{1,2}(?=[\s.!]*$)))*`
const DAY = new RegExp(
  String.raw`\b((?:next |this |nächsten )?(?:${DAYS})\b${DAY_PART}(?: (?:pacific|eastern|central|mountain))?,? (?:or|oder) (?:${DAYS})\b${DAY_PART}|(?:next |this |nächsten )?(?:${DAYS}|today|tomorrow|tmrw|(?<!guten )morgen|heute|übermorgen|(?:the )?day after tomorrow)\b${DAY_PART}|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})\b${DAY_PART}|(?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?\b${DAY_PART}|(?:this|next) week|this (?:morning|afternoon|evening)|tonight)\b`,
  'i',
)
const CALENDAR_NAMES = new RegExp(String.raw`\b(?:${DAYS}|${MONTHS})\b`, 'gi')
const TIMING = new RegExp(
  String.raw`\b(?:by|until|in|from|before|starting) (?:the )?(?:end of )?(?:(?:early|mid|late|next) )?(?:${MONTHS}|week|month|spring|summer|autumn|winter|christmas|easter|\d+ (?:days|weeks|months))\b`,
  'i',
)

/** Hours without a day, at which somebody can be reached: “mornings”, “after seven in the evening”. */
const HOURS = new RegExp(
  String.raw`\b(?:(?:early |late |most )?(?:mornings?|afternoons?|evenings?|nights|weekends?|weekdays|lunch ?times?)|(?:any ?time )?(?:before|after|past|around) ${HOUR}|${HOUR}(?= (?:at night|in the (?:morning|afternoon|evening))))(?:(?: (?:work|suit|are|is)s?(?: better| best| fine| good)?)?,? (?:say |like )?(?:before|after|past|around|until|till) ${HOUR}\b)?(?: (?:at night|in the (?:morning|afternoon|evening)))?`,
  'i',
)
export const hoursIn = (text: string): string | undefined => HOURS.exec(text)?.[0].trim()

/** Times at which nobody is promised: the site promises answers on working days. */
const OFF_HOURS = new RegExp(
  String.raw`\b(?:evenings?|nights?|tonight|weekends?|sat(?:urday)?s?|sun(?:day)?s?|after (?:[5-9]|1[01]|five|six|seven|eight|nine|ten|eleven|work|hours)(?! ?am)|before (?:[5-9]|five|six|seven|eight|nine)(?! ?pm)|(?:[6-9]|1[01])(?::\d\d)? ?pm)\b`,
  'i',
)
export const isOffHours = (day: string): boolean => OFF_HOURS.test(day)

/** A day that is ruled out: “not tomorrow”. */
const NOT_THEN = new RegExp(
  String.raw`\b(?:not|except|anything but|rather than|instead of) (?:on )?${DAY.source}`,
  'gi',
)

/** The day in a message, in the visitor's words: “Thursday”, “3 December at 10”. */
const dayIn = (text: string): string | undefined =>
  DAY.exec(text.replace(NOT_THEN, ' '))?.[0]
    .replace(/\btmrw\b/i, 'tomorrow')
    .replace(CALENDAR_NAMES, (name) => name.charAt(0).toUpperCase() + name.slice(1))

const IN_DAYS = /\bin (?:\d+|an?|one|two|three|four|a few) (?:days?|weeks?)\b/i
/** What is said around a day, and says nothing else. */
const AROUND_A_DAY = new RegExp(
  String.raw`\b(?:on|at|in|by|from|or|maybe|perhaps|please|thanks|then|instead|rather|better|make (?:it|that)|let['’]?s|say|how about|what about|some ?time|ok(?:ay)?|yes|yeah|sure|fine|good|great|best|works?|is|it|would|could|be|do|for (?:me|us)|i['’]d (?:say|prefer|like)|i (?:would )?(?:prefer|like)|nein|doch|lieber|dann|bitte|passt|mir|uns|ideally|${HESITATION})\b`,
  'gi',
)

/**
 * The day in a message that has nothing else in it: “Thursday morning”, “maybe next week”. It is the day of the call, also where
 * the consultant has asked something else, because the page asks for that day as well.
 */
export function dayAloneIn(text: string): string | undefined {
  const day = dayIn(text) ?? IN_DAYS.exec(text)?.[0]
  const rest = day && text.toLowerCase().replace(day.toLowerCase(), ' ').replace(AROUND_A_DAY, ' ')
  return rest !== undefined && !/[\p{L}\p{N}]/u.test(rest) ? day : undefined
}

const TIME_ALONE = new RegExp(
  String.raw`^\W*(?:(?:at|around|about|say|maybe|better|rather|make it|let['’]?s say|${HESITATION})\b[\s,.…]*)*(${HOUR})(?: (?:please|is fine|works))?\W*$`,
  'i',
)
/** What makes a number a time: “10 am”, “10:30”. */
const CLOCK_SIGN = /\d ?[ap]m|:|clock|noon/i

/** A time of day that is said alone: “10 am”, “at half past two”. Where a number was asked for, “10” is none. */
export function timeAloneIn(text: string, isNumberAsked: boolean): string | undefined {
  const time = TIME_ALONE.exec(text)?.[1]
  return time && isNumberAsked && !CLOCK_SIGN.test(time) ? undefined : time
}

/** What a visitor wants to have solved: not what they want from the conversation. */
const PROBLEM =
  /(?<!\b(?:not|never|don't|don’t) )\b(?:(?:miss(?:es|ing)?|los(?:e|es|ing))\b(?! (?:my|our|a) (?:mind|job))[^.!?]*|(?:need|want) (?:someone|somebody|something|help with|to (?:answer|stop (?:missing|losing)|handle|automate|reduce|qualify|take (?:calls|bookings|orders)|save))\b[^.!?]*|(?:nobody|no one|no-one) (?:picks|answers|can answer)[^.!?]*|can(?:['’]?t|not) (?:pick up|answer|get to|take)[^.!?,]*|calls? (?:that )?(?:come|comes|go|goes|ring|rings) (?:in (?:while|when)|to voicemail|out)[^.!?]*|(?:patients|guests|clients|customers|callers|people) (?:just )?hang up[^.!?]*|(?:the )?phone (?:never stops|rings (?:all|off))[^.!?]*|(?:app|platform|product|software|tool|marketplace|prototype|mvp),? (?:that|which|where|for|to|kind of|sort of|like)\b[^.!?,]*)/i

const ONLY_A_NUMBER =
  /^(?:miss|los)\w* (?:(?:about|around|maybe|roughly|some) )?\d+(?: (?:calls|of (?:them|those)))?$/i

/** What the visitor wants to have solved. Where that names nothing, as in “Our calls. We miss them.”, it is all that was said. */
function problemIn(stated: string): string | undefined {
  const problem = PROBLEM.exec(stated)?.[0].trim()
  // How many calls are missed is noted with the calls.
  if (problem && ONLY_A_NUMBER.test(withDigits(problem))) return undefined
  return problem && /^\S+(?: (?:them|it|those))?$/.test(problem) ? stated : problem
}

/** What visitors say about themselves. Without a language model, only part of it is recognised. */
export interface Details {
  industry?: string
  business?: string
  place?: string
  problem?: string
  software?: string
  timing?: string
  budget?: string
  name?: string
  email?: string
  phone?: string
  /** A day, with or without a purpose. */
  day?: string
}

/** “Jane App” is no wish for an app, and no name of a business. */
export const withoutPrograms = (text: string): string =>
  programsIn(text).reduce((rest, name) => rest.replaceAll(name, ' '), text)

export function detailsIn(message: string): Details {
  const said = withoutPrograms(withWrittenEmail(message))
  const stated = statementsOf(said)
  // Visitors also say who they are in the same sentence as a question.
  const name = nameIn(said) ?? nameBesideContact(said)
  const business = businessIn(stated || said, name) ?? bareBusinessIn(said)
  const all: { [Field in keyof Details]: string | undefined } = {
    industry: ownTradeIn(stated) ?? (name ? tradeWordsIn(businessIn(said, name) ?? '') : undefined),
    business,
    place: placeIn(stated, business),
    problem: problemIn(stated),
    software: programsIn(message).join(', ') || undefined,
    timing: TIMING.exec(stated)?.[0],
    budget: phoneIn(stated) ? undefined : budgetIn(stated),
    name,
    email: EMAIL.exec(said)?.[0]
      ?.toLowerCase()
      .replace(/[.)]+$/, ''),
    phone: phoneIn(said),
    day: dayIn(said),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Details
}

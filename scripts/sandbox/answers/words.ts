/** Several words that mean one thing, before a text is split into words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:not|'?t| not)\b/g, 'cannot'],
  [
    /\b(?:are you|are u|is this|am i talking to) (?:even |actually |really )?(?:an? )?(?:real |live )?(?:robot|bot|ai|human|machine|person|computer|real)\b/g,
    'whoareyou',
  ],
  // “Show me your prices” is a question about prices, so we leave out “show me”. We keep it if a product is to be shown.
  [
    /\b(?:show (?:me|us)|(?:can|could|may) (?:i|we) see|let (?:me|us) see|(?:like|want) to see|tell (?:me|us) about)\b(?!.*\b(?:mvp|products?|made|built)\b)/g,
    ' ',
  ],
  [/\bmoney[- ]back\b|\bget (my|our|the) money\b/g, 'refund'],
  [/\bget (?:my|our|the) [$€£]?[\d,.]+k? back\b/g, 'refund'],
  [/\bsounds? (?:\w+ )?expensive\b/g, 'costly'],
  [/\bwhat (?:do|should|must) (?:i|we) do (?:now|next|then)\b/g, 'start'],
  [
    /\b(?:(?:i|we)(?:'d| would)? (?:want|like|need) to know|(?:i'?m |i am |was |just )*wondering|quick (?:one|question)|do you know)(?: if| whether)?\b/g,
    ' ',
  ],
  [
    /\b(?:germany|austria|america|switzerland|france|spain|italy|portugal|poland|ireland|england|scotland|britain|the uk|united kingdom|australia|new zealand|canada|india|mexico|brazil|texas|california|florida|new york|arizona|ohio|georgia|colorado|nevada|illinois|london|wales|europe|the eu|the usa?|united states)\b/g,
    'country',
  ],
  [/\bmak(?:e|es|ing) (?:stuff|things|something|it|answers) up\b/g, 'hallucinate'],
  [/\blanding pages?\b|\bhome ?pages?\b/g, 'website'],
  [/\bcharg(?:e|es|ing) (?:(?:a|the|their|his|her) )?(?:credit )?cards?\b/g, 'take credit card'],
  [/\bhow much notice\b/g, 'notice'],
  [/\b\d+ ?(?:%|percent) off\b|\bcheaper deal\b|\b(?:done|do it|be|get it|have it) cheaper\b/g, 'discount'],
  [/\b(?:year one|1st year|(?:first )?(?:12|twelve) months)\b/g, 'first year'],
  [/\b(?:turn|switch|shut)(?:ed|ing)? (?:it )?off\b/g, 'switchoff'],
  [/\bhow much time\b|\bhow (long|soon|fast|quick|quickly)\b|\bturn ?around\b/g, 'duration'],
  [/\bhow much\b|\bhow expensive\b/g, 'price'],
  [/\bup and running\b|\bgo(es|ing)? live\b|\bgo-live\b/g, 'live'],
  [/\bget(ting)? (started|going)\b|\bsign(ing)? up\b|\bnext steps?\b/g, 'start'],
  [/\bup ?front\b|\bin advance\b/g, 'deposit'],
  [/\bring out\b|\bmiss(ed|ing)? calls?\b|\bunanswered\b/g, 'missed call'],
  [/\bpicks? up\b/g, 'answer'],
  [/\bvoice mail\b/g, 'voicemail'],
  [/\bopt(ed|ing)?[- ]out\b/g, 'optout'],
  [/\bdeep[- ]dive\b/g, 'deepdive'],
  [/\bsoc[- ]?2\b/g, 'soc2'],
  [/\bsingle sign[- ]on\b/g, 'sso'],
  [/\bout of hours\b|\bafter[- ]hours\b|\boutside (office |opening )?hours\b/g, 'closed night'],
  [/\bput (\w+ )?through\b/g, 'transfer'],
  [/\b(call|ring|phone) (me|us) back\b|\bcall[- ]?back\b/g, 'callback'],
  [/\bdata[- ]processing\b/g, 'dpa'],
  [/\bgo(ne)? (bankrupt|bust|under)\b|\bout of business\b|\bshut(s|ting)? down\b/g, 'bankrupt'],
  [
    /\bat (?:the same moment|one time)\b|\bat once\b|\b(at the )?same time\b|\bsimultaneous(ly)?\b|\bin parallel\b/g,
    'atonce',
  ],
  [/\btext messages?\b|\bsend (a )?texts?\b/g, 'sms'],
  [/\bvoice clon\w+\b/g, 'clone voice'],
  [/\b24\/7\b|\baround the clock\b/g, 'night weekend'],
  [/\bworth it\b/g, 'payback'],
  [/\bnot included\b/g, 'excluded'],
  [/\b(?:that is|that['’]?s|this is) (?:all|it)\b|\bnothing else\b/g, 'nothingmore'],
  [/\b(?:those|these|they) (?:all )?(?:real|genuine)\b/g, 'sample real'],
  [/\b(?:turn|switch)(?:ed|ing)? (?:it|this|the agent) off\b/g, 'switchedoff'],
  [/\bhow are you(?: doing| today)?\b/g, 'howareyou'],
  [/\bsounds? (?:like an? (?:\w+ )?(?:robot|machine|computer)|robotic)\b/g, 'voice natural'],
  [/\bhow(?: is|['’]?s) (?:it|things|everything) going\b/g, 'howareyou'],
  [/\b(?:(?:that|this|it)(?:'s| is)|too) (?:very |so |really )?expensive\b/g, 'costly'],
  [/\bwhats\b|\bwhat's\b/g, 'what is'],
  [/\b(can|could|would|will|does|do|is|are|did|has|have|should)(n't|nt)\b/g, '$1 not'],
  [/\b(can|do|does|is|are)n['’]t\b/g, '$1 not'],
  // “It’s”, “I’d” and “we’ve” are words of which nothing depends.
  [/\b(\w+)'(?:m|re|ve|d|ll)\b|\b(it|that|there|what|who|where|here|how|when|this|he|she|let)'s\b/g, '$1$2'],
  [/\bwhat (?:do|must|should|will) (?:i|we) (?:have|need) to do\b/g, 'yourpart'],
  [/\b(?:our|my) own (?=(?:people|person|staff|team|receptionist|secretary)\b)/g, 'our '],
  [/\bget out of (?:it|this|that)\b/g, 'cancel'],
  [
    /\bpicks? up (?:if|when|what) (?:i|we|nobody|no one)\b(?: (?:do not|don'?t|cannot|can'?t|am not))?/g,
    'only missed call',
  ],
  [/\bover (?:an?|one|two|the|several|some|\d+) (?:years?|months?)\b/g, 'over time'],
  [/\bend(?:s|ed)? up\b/g, 'stored'],
  [/\bwhat(?:'s|s|\s+is)\s+the damage\b/g, 'price'],
  [/\b(?:gets?|be|being|getting|is|are|was) (?:fired|sacked|laid off|replaced)\b/g, 'lose job'],
  [
    /\b(?:by|from|before|until|in|for) (?:the )?(?:end of )?(?:(?:early|mid|late) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|easter|spring|summer|autumn|winter)\b|\b(?:this|next) (?:week|month|year)\b/g,
    'bydate',
  ],
  [/\bspeak(?:ing|s)? (?:to|with)\b/g, 'talk to'],
  [/\bwon['’]?t\b/g, 'will not'],
  [/\b(?:will|would|do|does)\s+not\s+like\b/g, 'hate'],
  [
    /\b(?:is|would) (?:this|it|that)(?: be)? (?:something |any good |good |right )?for (?:me|us)\b/g,
    'fit business',
  ],
  [/\b(?:disappear|vanish)\w*\b/g, 'bankrupt'],
  [/\bgonna\b|\bgotta\b|\bwanna\b/g, ' '],
  [/\bon the hook\b|\bat fault\b/g, 'liable'],
  [/\bout of (?:an? |her |his |my |their )?(?:job|work)\b/g, 'lose job'],
  [/\bplay(?:s|ing)? nice(?:ly)?\b|\bhook(?:s|ed)? up\b/g, 'integrate'],
  [/\bhow come\b/g, 'why'],
  [/\byou(?: have)? (?:did|done|built|made|worked|shipped)\b(?: (?:this|it|one))?/g, 'donebyyou'],
  [/\bon top of\b/g, 'besides'],
]

/** Words that mean the same to us. The first of each line stands for all of them. */
const SYNONYMS = [
  'price cost pricing fee rate charge tariff expensive quote costing priced pay payable',
  'minute min minutes mins',
  'agent bot robot machine assistant ai receptionist secretary computer',
  'human person someone somebody people real representative rep',
  'caller customer client patient guest callers buyer visitor lead',
  'cancel terminate quit leave leaving end unsubscribe',
  'contract term commitment bound locked agreement',
  'refund guarantee reimburse warranty',
  'book booking schedule appointment reserve reservation meeting slot',
  'calendar diary agenda',
  'recording record recorded transcript tape listen',
  'data information',
  'delete erase remove deletion forgotten',
  'store stored keep kept retention hosted saved retain',
  'own owns owner belong ownership mine',
  'phone telephone line mobile cellphone',
  'software system programme program tool crm',
  'integrate integration connect sync work plug',
  'language multilingual speak spanish german french italian polish portuguese dutch arabic chinese english turkish russian hindi japanese',
  'location site branch branches office sites',
  'urgent emergency emergencies',
  'downtime outage down offline fail fails',
  'build built make develop create construct',
  'app application mvp prototype saas product software-product marketplace platform',
  'team staff employee engineer engineers developer developers',
  'company business firm agency',
  'real legit genuine actual',
  'choose pick select',
  'sell sold',
  'ring rang rung',
  'take took taken grab',
  'give gave given',
  'buy bought',
  'tell told',
  'break broke broken',
  'begin start launch-date',
  'discount coupon rebate negotiate lower',
  'trial try pilot',
  'clone copy imitate',
  'secure security safe safety protect',
  'train training learn',
  'advice advise diagnose',
  'night evening evenings nights weekend weekends sunday saturday closed',
  'mistake wrong error messes mess wrongly',
  'reminder remind no-show noshow',
  'outbound cold-call outgoing',
  'upgrade grow switch scale-up',
  'tax taxes vat',
  'instalment instalments installment installments deposit down-payment half',
  'limit cap ceiling maximum',
  'live ready running',
  'hear listen sound',
  'law legal allowed lawful',
  'example sample demo demonstration',
  'dentist dental',
  'practice practise',
  'allergy allergic coeliac celiac gluten intolerance',
  'accent dialect american british irish scottish',
  'hallucinate invent fabricate',
  'cheapest minimum least lowest',
  'answer respond reply',
  'stupid useless idiot rubbish crap nonsense dumb',
  'tech technology technologies stack',
]

/** Words without which a question means the same. */
const FILLERS = new Set(
  'a an the to of is be am are and or please just so ok okay well um hmm also then in on at for with it its this that these those there here plus any some very really too as by from if but now yes no not do does did can could would will should may might shall has have had i we me us my our you your they them their he she his her get got even actually like all anyway just another right really lol hey whenever guys folks thing things stuff something maybe probably basically honestly kinda sorta guess em yeah um uh dude bro gal folk guy lady exactly roughly way im ive youre theyre thats till until'.split(
    ' ',
  ),
)

/** Without the endings of English words, so that “recordings” and “recorded” are found by “record”. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const bare = word.replace(/['’]s$|['’]$/, '')
  const singular = bare
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  return singular
    .replace(/(ing|ed|ly|ation|ment)$/, (ending) => (singular.length - ending.length >= 3 ? '' : ending))
    .replace(/(?<=...)e$/, '')
}

const CANONICAL = new Map(
  SYNONYMS.flatMap((line) => {
    const [first = '', ...rest] = line.split(' ')
    return [first, ...rest].map((word) => [stem(word), stem(first)] as const)
  }),
)

const inLetters = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'")

/** The words of a text as they were typed, in lower case and without accents. */
export const wordsOf = (text: string): string[] =>
  inLetters(text).match(/[a-z0-9$€£%][a-z0-9'.,%-]*[a-z0-9%]|[a-z0-9]/g) ?? []

/** What a text is about, as stems of words, with one word for all that mean the same. */
export function termsOf(text: string): string[] {
  let plain = inLetters(text)
  for (const [phrase, meaning] of PHRASES) plain = plain.replace(phrase, ` ${meaning} `)
  return wordsOf(plain)
    .filter((word) => !FILLERS.has(word))
    .map(stem)
    .map((word) => CANONICAL.get(word) ?? word)
}

/** Whether two words differ by one letter that is wrong, missing, too much, or swapped with the next. */
function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = one.slice(start)
  const otherRest = other.slice(start)
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

/** Shorter words resemble too many others, so only swapped letters count as a typing error. */
const SHORTEST_MISTYPED = 5

/** Replaces mistyped words by the one of a vocabulary that is one letter away. */
export function createSpelling(texts: readonly string[]) {
  const vocabulary = new Set([...texts.flatMap(wordsOf), ...FILLERS, 'much', 'minute', 'america'])
  const stems = new Set([...vocabulary].map(stem))
  const known = new Map<string, string>()
  const corrected = (word: string): string => {
    // “Drives” is the plural of a word that is known, and no “driver”.
    if (vocabulary.has(word) || stems.has(stem(word)) || /\d/.test(word) || word.length < 3) return word
    const isShort = word.length < SHORTEST_MISTYPED
    for (const candidate of vocabulary)
      if (
        candidate[0] === word[0] &&
        (!isShort || candidate.length === word.length) &&
        differsByOne(word, candidate)
      ) {
        const isSwap = [...word].sort().join('') === [...candidate].sort().join('')
        // “Leasing” is no “leaving”: another letter in a short stem is another word.
        const isOther = candidate.length === word.length && !isSwap && stem(word).length < SHORTEST_MISTYPED
        if (isSwap || (!isShort && !isOther)) return candidate
      }
    return word
  }
  return (text: string): string =>
    text.replace(/[\p{L}'’]+/gu, (word) => {
      const plain = word.toLowerCase()
      const correction = known.get(plain) ?? corrected(plain)
      known.set(plain, correction)
      return correction === plain ? word : correction
    })
}

import { grouped } from '@/content/format'
import { facts } from '@/content/facts'
import { stack, stackSection } from '@/content/services/stack'
import { LINKS } from '@/assistant/knowledge/links'
import { nextPlan, smallestPlan } from '@/content/pricing/plan-names'
import { comparisonGroups } from '@/content/pricing/comparison'
import { programsIn } from './details'

const NAMED_TOOLS = new Set(
  stack.flatMap(({ technologies }) => technologies.map(({ name }) => name.toLowerCase())),
)
/** Programs that Services names as those which are checked on the call. */
const isChecked = (name: string) =>
  withoutSpaces(stackSection.integrationsLabel).includes(withoutSpaces(name))
const withoutSpaces = (text: string) => text.toLowerCase().replaceAll(' ', '')

/** Telephone systems: of those it only matters that they forward calls. */
const PHONE_SYSTEM =
  /\b(?:ring ?central|3cx|vonage|dialpad|google voice|asterisk|twilio)\b|\b(?:phones?|telephones?|calls|lines?|voip)\b/i

const and = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

/**
 * Of programs that are asked about by name, the answer is which of them the site names, each said once: a yes for one is none
 * for another.
 */
export function systemsNamed(text: string): { topicId: string; text: string } | undefined {
  const programs = programsIn(text)
  if (programs.length === 0) return undefined
  const clauses = text.split(/[,.;!?]|\band\b/)
  const isPhone = (name: string) =>
    PHONE_SYSTEM.test(name) || clauses.some((clause) => clause.includes(name) && PHONE_SYSTEM.test(clause))
  const named = programs.filter((name) => NAMED_TOOLS.has(name.toLowerCase()))
  const checked = programs.filter((name) => !named.includes(name) && isChecked(name))
  const others = programs.filter((name) => ![...named, ...checked].includes(name))
  const phones = others.filter(isPhone)
  const unnamed = others.filter((name) => !isPhone(name))
  const said = [
    ...(named.length > 0
      ? [
          `${and(named)}: yes, ${named.length === 1 ? 'it is' : 'they are'} named on this site, among ${grouped(facts.integrations)}+ integrations.`,
        ]
      : []),
    ...(checked.length > 0
      ? [
          `${and(checked)}: most likely. Services names ${checked.length === 1 ? 'it' : 'them'} among what we check on the free discovery call. There are ${grouped(facts.integrations)}+ integrations, and a webhook for the rest: ${LINKS.discoveryCall}`,
        ]
      : []),
    ...(phones.length > 0
      ? [
          `${and(phones)}: if it forwards calls, most likely: you forward your number, all calls or only those that nobody picks up.`,
        ]
      : []),
    ...(unnamed.length > 0
      ? [
          `${and(unnamed)}: this site does not name ${unnamed.length === 1 ? 'it' : 'them'}, so I do not promise ${unnamed.length === 1 ? 'it' : 'them'}.${named.length + checked.length > 0 ? '' : ` There are ${grouped(facts.integrations)}+ integrations, and a webhook for the rest.`}`,
        ]
      : []),
    ...(others.length > 0
      ? [`What is not named is checked on the discovery call: ${LINKS.discoveryCall}`]
      : []),
  ]
  return {
    topicId: unnamed.length > 0 ? 'own-system' : phones.length > 0 ? 'phone-system' : 'named-system',
    text: said.join(' '),
  }
}

const languages =
  comparisonGroups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Languages')?.values[nextPlan] ??
  ''
const LANGUAGES =
  /\b(?:English|Spanish|Portuguese|French|German|Italian|Polish|Dutch|Russian|Ukrainian|Turkish|Arabic|Farsi|Persian|Hebrew|Hindi|Punjabi|Urdu|Bengali|Tamil|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Tagalog|Filipino|Indonesian|Somali|Swahili|Amharic|Creole|Hmong|Greek|Czech|Romanian|Hungarian|Swedish|Norwegian|Danish|Finnish)\b/gi

/** Of languages that are named, the answer names them, and says that the site lists none. */
export function languagesNamed(text: string): string | undefined {
  const names = [
    ...new Set(
      (text.match(LANGUAGES) ?? []).map((name) => name[0]?.toUpperCase() + name.slice(1).toLowerCase()),
    ),
  ]
  const others = names.filter((name) => name !== 'English')
  if (others.length === 0 || names.includes('English')) return undefined
  return `Yes, ${and(others)}: ${smallestPlan} speaks one language of your choice, ${nextPlan} ${languages}, switched mid-sentence. This site lists no languages by name, so whether ${others.length === 1 ? 'it sounds' : 'they sound'} right is checked on the free call: ${LINKS.discoveryCall}`
}

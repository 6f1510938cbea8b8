import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { trustedBy } from '@/content/home/trusted-by'
import { plans } from '@/content/pricing'
import { industriesSection } from '@/content/services'
import { videos, posterWords } from '@/content/videos'
import { brand } from '@/content/brand'
import { caseStudiesClosing, caseTestimonials, flagshipCases, snapshots } from '@/content/case-studies'
import { caseDrawings } from '@/content/case-studies/drawings'
import { testimonials } from '@/content/home/testimonials'
import { libraryVideos } from '@/content/knowledge'
import { recordings } from '@/content/recordings'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { contact } from '@/lib/booking/contact'
import { pagePath } from '@/lib/navigation/page-address'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { withoutMarks } from '@/lib/text/marked-text'
import { FEWEST_MOVING } from '../support/moving-rows'
import { expect, test } from '../support/site-test'
import { isOurs } from '../support/while-sample'

/** The modules of `content/` whose words a page shows. */
const MODULES: Record<PageName, readonly string[]> = {
  home: readdirSync('content/home').map((file) => `home/${path.parse(file).name}`),
  services: ['services/index'],
  'case-studies': ['case-studies/index'],
  content: ['knowledge', 'service-library'],
  pricing: ['pricing/index', 'timelines', 'your-data'],
  team: ['team'],
  socials: ['socials', 'videos'],
  terms: ['terms'],
  privacy: ['privacy'],
}

/**
 * Places of the texts that are not in the HTML of a page: it shows them once something has happened, or for some visitors, or
 * no visitor reads them. Each names at least one text that really is not there.
 */
const NOT_IN_HTML: Partial<Record<PageName, readonly RegExp[]>> = {
  home: [
    /^(?:hero\.listen|sampleCall\.button)\.stop$/,
    /^sampleCall\.(?:failed|status\.playing)$/,
    /^(?:testimonials\.resume|trustedBy\.(?:resume|clients\.\d+\.mark))$/,
    /^understanding\.tradeExamples\./,
    /^whyChoose\.availability\.where$/,
    /^mvpPictures\.title$/,
    // Sections and buttons of what an owner has deleted.
    ...(recordings.length > 0 ? [] : [/^(?:voiceDemos\.|experience\.calls$)/]),
    ...(testimonials.items.length > 0 ? [] : [/^testimonials\./]),
    // So few stand still.
    ...(trustedBy.clients.length < FEWEST_MOVING.logos ? [/^trustedBy\.(?:group|pause)$/] : []),
    ...(testimonials.items.length < FEWEST_MOVING.testimonials
      ? [/^testimonials\.(?:group|pause|resume|showAll|showMoving)$/]
      : []),
  ],
  'case-studies': [
    ...(caseStudiesClosing.recordings.length > 0 ? [] : [/^caseStudiesClosing\.openRecording$/]),
    ...(caseTestimonials.length > 0 ? [] : [/^caseTestimonialsCopy\./]),
    // Links that no case has.
    ...(flagshipCases.some(({ recordingUrl }) => recordingUrl) ? [] : [/^flagshipCopy\.recording$/]),
    ...(flagshipCases.some(({ platformUrl }) => platformUrl) ? [] : [/^flagshipCopy\.platform$/]),
    ...(snapshots.some(({ url }) => url) ? [] : [/^snapshotsCopy\.open$/]),
    ...Object.keys(caseDrawings)
      .filter((name) => name !== 'sample' && !flagshipCases.some(({ drawing }) => drawing === name))
      .map((name) => new RegExp(`^caseDrawings\\.${name}\\b`)),
  ],
  services: [
    ...(industriesSection.rows.some(({ testimonial }) => testimonial)
      ? []
      : [/^industriesSection\.details\.said$/]),
    ...(contact.phone ? [] : [/^servicesContact\./, /^examplesSection\.call$/]),
    ...(contact.whatsappUrl ? [] : [/^servicesContact\.chatLabel$/]),
    /^(?:examplesSection\.)?tradeScenarios\./,
    /^processSection\.(?:closeCard|energyNote|energyShare|next|noteWithReducedMotion|previous|related)$/,
    /^(?:processSection\.stops|timelineStops)\.\d+\.(?:category|content)$/,
  ],
  content: [
    /^knowledgeCopy\.(?:clearSearch|foundUnder|empty\.\w+)$/,
    /^knowledgeCopy\.pageSuggestions\./,
    ...((contact.phone ?? contact.whatsappUrl) ? [] : [/^knowledgeCopy\.closing\./]),
    /^serviceCards\.\d+\.keywords\./,
    // Services are then the only tab.
    ...(libraryVideos.length > 0 ? [] : [/^knowledgeTabs\.\d+\.label$/]),
  ],
  pricing: [
    /^workedExampleSection\.rows\.numbers\.other$/,
    ...(plans.some(({ buildWindow }) => 'custom' in buildWindow)
      ? []
      : [/^(?:plansSection\.buildWindow\.customUnit|pricingHero\.ruler\.custom)$/]),
  ],
  socials: [
    /^playerCopy\./,
    ...Object.keys(posterWords)
      .filter((drawing) => !videos.some(({ poster }) => poster === drawing))
      .map((drawing) => new RegExp(`^posterWords\\.${drawing}\\b`)),
  ],
}

/** Words that the specification of the site fixes, while the content is the one that it comes with. */
const FIXED: Partial<Record<PageName, readonly string[]>> = {
  home: ['Book Discovery Call', 'Free consultation'],
  pricing: [
    ...['Plans that start where you are', 'AI Voice & Chat', 'MVP & Micro-SaaS', 'Complete Solution'],
    ...['agreed on the call', 'Book Your Discovery Call', 'Custom Quote on Call'],
  ],
  'case-studies': ['12,450'],
  team: [
    ...['about 9.7K subscribers', '7.2K+ followers', '50+ tutorials', '100+ projects'],
    ...['2023', '2024', '2025', '100 projects. 8 values, the greatest 40'],
    ...['What to Expect in Your Call', '25–30'],
  ],
  privacy: [
    ...['within 48 hours', 'The site stores no personal data'],
    ...['What the voice call sends, and to whom', 'Vapi, the voice platform', 'Daily, the media network'],
  ],
}

/** What a reader or a screen reader finds in the raw HTML of a page, and the addresses there, without spaces. */
async function htmlOf(request: APIRequestContext, name: PageName) {
  const html = await (await request.get(pagePath(name))).text()
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '')
  const attributes = [...body.matchAll(/ (?:alt|aria-[a-z]+|title|placeholder|href)="([^"]*)"/g)]
  return {
    body,
    words: plain(`${body.replace(/<[^>]*>/g, '')}\n${attributes.map(([, value]) => value).join('\n')}`),
  }
}

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replace(/\s+/g, '')

/** How a text looks in plain words: a place that is filled in, as `{calls}`, holds something short. */
const inPlainWords = (text: string) =>
  new RegExp(
    plain(text)
      .split(/\{\w+\}/)
      .map(escapeRegExp)
      .join('.{0,60}?'),
  )

/** The sentences, addresses and titles in a value, with their places. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  // What a button says once it is pressed.
  if (/\.(?:saving|saved)$/.test(place)) return []
  // What a chart counts that does not say it.
  if (place === 'stepChartCopy.unit') return []
  if (typeof value === 'string')
    return /\s|^https?:/.test(value) || /\.(?:title|label|name|unit|action)$/.test(place)
      ? [[place, withoutMarks(value)]]
      : []
  if (typeof value !== 'object' || value === null || 'onlyIf' in value) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}.${key}`))
}

for (const name of PAGE_NAMES) {
  test(`Every text and address in the content of ${name} is on the page`, async ({ request }) => {
    const modules = await Promise.all(
      MODULES[name].map((file) => import(`../../content/${file}.ts`) as Promise<Record<string, unknown>>),
    )
    const all = modules.flatMap((module) =>
      Object.entries(module).flatMap(([key, value]) => textsIn(value, key)),
    )
    const { body, words } = await htmlOf(request, name)
    const absent = all.filter(([, text]) => !inPlainWords(text).test(words))
    const excuses = NOT_IN_HTML[name] ?? []
    expect(all.length).toBeGreaterThan(10)
    expect(absent.filter(([place]) => !excuses.some((excuse) => excuse.test(place)))).toEqual([])
    if (isOurs(brand))
      expect(excuses.filter((excuse) => !absent.some(([place]) => excuse.test(place)))).toEqual([])
    if (isOurs(brand)) expect((FIXED[name] ?? []).filter((text) => !words.includes(plain(text)))).toEqual([])

    const foreignLinks = [...body.matchAll(/<a\b[^>]* href="https?:[^>]*>/g)].map(([link]) => link)
    expect(
      foreignLinks.filter((link) => !/ target="_blank"/.test(link) || !/ rel="[^"]*noopener/.test(link)),
    ).toEqual([])
  })
}

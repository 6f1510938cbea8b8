import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { brand } from '@/content/brand'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { pagePath } from '@/lib/navigation/page-address'
import { withoutMarks } from '@/lib/text/marked-text'
import { expect, test } from '../support/site-test'

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

/** What a page shows once something has happened, or for some visitors, and names that no visitor reads. */
const SHOWN_LATER =
  /\.(?:saving|saved|failed|stop|resume|playing|trade(?:Examples|Scenarios)|clearSearch|empty|foundUnder|pageSuggestions|keywords|where|note(?:WithReducedMotion)?|energyNote|related|closeCard|previous|next|stops\.\d+\.\w+|\d+\.content|\d+\.category)(?:\.|$)|^(?:playerCopy|tradeScenarios|mvpPictures\.title)/

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

/** What a reader or a screen reader finds in the raw HTML of a page, without spaces. */
async function htmlOf(request: APIRequestContext, name: PageName) {
  const html = await (await request.get(pagePath(name))).text()
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '')
  const attributes = [...body.matchAll(/="([^"]*)"/g)].map(([, value]) => value).join('\n')
  return { body, words: plain(`${body.replace(/<[^>]*>/g, '')}\n${attributes}`) }
}

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replace(/\s+/g, '')

/** The sentences and addresses in a value, with their places; not those that are filled in. */
function sentencesIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string')
    return /\s|^https?:/.test(value) && !/\{\w+\}/.test(value) ? [[place, withoutMarks(value)]] : []
  if (typeof value !== 'object' || value === null || 'onlyIf' in value) return []
  return Object.entries(value).flatMap(([key, part]) => sentencesIn(part, `${place}.${key}`))
}

for (const name of PAGE_NAMES) {
  test(`Every sentence and address of the content of ${name} is on the page, and links to other hosts open a new tab`, async ({
    request,
  }) => {
    const modules = await Promise.all(
      MODULES[name].map((file) => import(`../../content/${file}.ts`) as Promise<Record<string, unknown>>),
    )
    const all = modules.flatMap((module) =>
      Object.entries(module).flatMap(([key, value]) => sentencesIn(value, key)),
    )
    const expected = all.filter(([place]) => !SHOWN_LATER.test(place))
    expect(expected.length).toBeGreaterThan(10)
    const { body, words } = await htmlOf(request, name)
    expect(expected.filter(([, text]) => !words.includes(plain(text)))).toEqual([])
    if (brand.sample) expect((FIXED[name] ?? []).filter((text) => !words.includes(plain(text)))).toEqual([])

    const foreignLinks = [...body.matchAll(/<a\b[^>]* href="https?:[^>]*>/g)].map(([link]) => link)
    expect(
      foreignLinks.filter((link) => !/ target="_blank"/.test(link) || !/ rel="[^"]*noopener/.test(link)),
    ).toEqual([])
  })
}

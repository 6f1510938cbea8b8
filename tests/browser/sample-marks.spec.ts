import type { PageName } from '@/content/pages'
import { sampleLegend } from '@/content/sample'
import { pagePath } from '@/lib/navigation/page-address'
import { expect, test } from '../support/site-test'

/** Sections whose figures, people, recordings or prices are invented. */
const INVENTED: Partial<Record<PageName, readonly string[]>> = {
  home: ['hero', 'why-choose', 'trusted-by', 'services', 'experience', 'voice-demos', 'testimonials'],
  services: ['process', 'voice-automation', 'examples', 'mvp-advantages', 'architectures', 'industries'],
  'case-studies': [
    'hero',
    'flagship-cases',
    'monthly-calls',
    'snapshots',
    'testimonials',
    'closing-cta',
    'enterprise',
    'playbook',
  ],
  pricing: ['plans', 'all-plans-include', 'add-ons', 'dates', 'running-cost', 'faq'],
  team: ['hero', 'stats', 'journey'],
  socials: ['latest', 'wins'],
}

for (const [name, sections] of Object.entries(INVENTED))
  test(`What is invented on ${name} is marked as a sample where it stands`, async ({ request }) => {
    const html = await (await request.get(pagePath(name as PageName))).text()
    const [, ...parts] = html.split('<section ')
    const textOf = (section: string) =>
      parts
        .find((part) => part.includes(`data-section="${section}"`))
        ?.replace(/<\/section>[\s\S]*/, '')
        .replace(/<p class="sr-only">.*?<\/p>/s, '') ?? ''
    const unmarked = sections.filter((section) => !textOf(section).includes(`>${sampleLegend.mark}<`))
    expect(unmarked).toEqual([])
  })

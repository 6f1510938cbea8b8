import type { PageName } from '@/content/pages'
import { sampleLegend } from '@/content/sample'
import { pagePath } from '@/lib/navigation/page-address'
import { sampleMarks } from '@/scripts/samples/marks'
import { expect, test } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Sections whose figures, people, recordings or prices are invented, and the file that they are in. */
const INVENTED: Partial<Record<PageName, Readonly<Record<string, string>>>> = {
  home: {
    hero: 'home/sample-call',
    'why-choose': 'home/why-choose',
    'trusted-by': 'home/trusted-by',
    services: 'home/services',
    experience: 'home/experience',
    'voice-demos': 'recordings',
    testimonials: 'home/testimonials',
  },
  services: {
    process: 'services/timeline',
    'voice-automation': 'services/voice-automation',
    examples: 'services/examples',
    'mvp-advantages': 'services/mvp',
    architectures: 'services/architectures',
    industries: 'services/industries',
  },
  'case-studies': {
    hero: 'case-studies/hero',
    'flagship-cases': 'case-studies/flagship',
    'monthly-calls': 'case-studies/calls',
    snapshots: 'case-studies/snapshots',
    testimonials: 'case-studies/testimonials',
    'closing-cta': 'case-studies/closing',
    enterprise: 'case-studies/enterprise',
    playbook: 'case-studies/playbook',
  },
  pricing: {
    plans: 'pricing/plans',
    'all-plans-include': 'pricing/copy',
    'add-ons': 'pricing/copy',
    dates: 'timelines',
    'running-cost': 'contract-figures',
    faq: 'pricing/faq',
  },
  team: { hero: 'team', stats: 'team', journey: 'team' },
  socials: { latest: 'videos', wins: 'socials' },
}

const filesWithMarks = new Set(sampleMarks(process.cwd()).map(({ source }) => source.file))

for (const [name, sections] of Object.entries(INVENTED))
  test(`What is invented on ${name} is marked as a sample where it stands`, async ({ request }) => {
    const html = await (await request.get(pagePath(name as PageName))).text()
    const [, ...parts] = html.split('<section ')
    const textOf = (section: string) =>
      parts
        .find((part) => part.includes(`data-section="${section}"`))
        ?.replace(/<\/section>[\s\S]*/, '')
        .replace(/<p class="sr-only">.*?<\/p>/s, '') ?? ''
    const unmarked = Object.entries(sections)
      .filter(([, file]) => filesWithMarks.has(`content/${file}.ts`))
      .filter(([section]) => !textOf(section).includes(`>${sampleLegend.mark}<`))
    expect(unmarked).toEqual([])
  })

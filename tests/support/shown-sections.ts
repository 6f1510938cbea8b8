import { caseTestimonials, flagshipCases, playbookCopy, snapshots } from '@/content/case-studies'
import { faq } from '@/content/home/faq'
import { testimonials } from '@/content/home/testimonials'
import { trustedBy } from '@/content/home/trusted-by'
import type { PageName } from '@/content/pages'
import { addOns, allPlansInclude } from '@/content/pricing'
import { recordings } from '@/content/recordings'
import { exampleScenarios, stack } from '@/content/services'
import { channels, wins } from '@/content/socials'
import { contact } from '@/lib/booking/contact'
import { terms } from '@/content/terms'
import { privacy } from '@/content/privacy'
import { callSteps, focus, journey, teamStats } from '@/content/team'

const given = (contact: string | undefined) => (contact === undefined ? [] : [contact])

/** Lists without which their section is left out. */
const LISTS: Partial<Record<PageName, Record<string, readonly unknown[]>>> = {
  home: {
    'trusted-by': trustedBy.clients,
    faq: faq.items,
    'voice-demos': recordings,
    testimonials: testimonials.items,
  },
  services: { examples: exampleScenarios, stack, contact: given(contact.phone) },
  content: { ask: [...given(contact.phone), ...given(contact.whatsappUrl)] },
  'case-studies': {
    'flagship-cases': flagshipCases,
    snapshots,
    testimonials: caseTestimonials,
    playbook: playbookCopy.steps,
  },
  pricing: { 'add-ons': addOns.items, 'all-plans-include': allPlansInclude.items },
  team: {
    stats: teamStats.stats,
    focus: focus.areas,
    journey: journey.years,
    'call-steps': callSteps.steps,
  },
  socials: { channels, wins },
  terms: { periods: terms.periods?.rows ?? [] },
  privacy: { periods: privacy.periods?.rows ?? [] },
}

/** Whether the content has what a section shows. */
export const hasSection = (page: PageName, section: string): boolean => LISTS[page]?.[section]?.length !== 0

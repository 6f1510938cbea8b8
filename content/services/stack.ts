import { facts } from '../facts'
import { grouped } from '../format'
import { sample, type SampleMark } from '../sample'
import type { LogoName } from './logos.generated'

export interface Technology {
  name: string
  /** Its drawing in `public/logos`. For another, write its slug of simpleicons.org, then `npx tsx scripts/logos/build.ts`. */
  logo: LogoName
}

interface Technologies {
  /** By which the consultant finds it, whatever its title. */
  id: string
  title: string
  technologies: readonly Technology[]
}

type TechnologyGroup = Technologies & SampleMark

export const stack: readonly TechnologyGroup[] = [
  sample<Technologies>({
    id: 'voice',
    title: 'Voice and messaging',
    technologies: [
      { name: 'WebRTC', logo: 'webrtc' },
      { name: 'Asterisk', logo: 'asterisk' },
      { name: 'Vonage', logo: 'vonage' },
      { name: 'WhatsApp', logo: 'whatsapp' },
      { name: 'Telegram', logo: 'telegram' },
    ],
  }),
  sample<Technologies>({
    id: 'crm',
    title: 'CRM and flows',
    technologies: [
      { name: 'HubSpot', logo: 'hubspot' },
      { name: 'Airtable', logo: 'airtable' },
      { name: 'n8n', logo: 'n8n' },
      { name: 'Make', logo: 'make' },
      { name: 'Zapier', logo: 'zapier' },
    ],
  }),
  sample<Technologies>({
    id: 'calendars',
    title: 'Diaries and papers',
    technologies: [
      { name: 'Google Calendar', logo: 'googlecalendar' },
      { name: 'Calendly', logo: 'calendly' },
      { name: 'Google Sheets', logo: 'googlesheets' },
      { name: 'Notion', logo: 'notion' },
    ],
  }),
  sample<Technologies>({
    id: 'product',
    title: 'Product',
    technologies: [
      { name: 'TypeScript', logo: 'typescript' },
      { name: 'React', logo: 'react' },
      { name: 'Next.js', logo: 'nextdotjs' },
      { name: 'Python', logo: 'python' },
      { name: 'FastAPI', logo: 'fastapi' },
      { name: 'Stripe', logo: 'stripe' },
    ],
  }),
  sample<Technologies>({
    id: 'operations',
    title: 'Data and operations',
    technologies: [
      { name: 'PostgreSQL', logo: 'postgresql' },
      { name: 'Supabase', logo: 'supabase' },
      { name: 'Redis', logo: 'redis' },
      { name: 'Docker', logo: 'docker' },
      { name: 'Cloudflare', logo: 'cloudflare' },
      { name: 'Sentry', logo: 'sentry' },
    ],
  }),
]

export const stackSection = {
  label: 'Technology',
  title: 'Wired to what you already use.',
  integrations: `${grouped(facts.integrations)}+`,
  integrationsLabel:
    'integrations, and a webhook for the rest. Dentrix or Cliniko, OpenTable or SevenRooms? We check yours on the call.',
  groups: stack,
}
export type StackContent = typeof stackSection

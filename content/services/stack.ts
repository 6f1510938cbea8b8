import { facts } from '../facts'
import { sample, type SampleMark } from '../sample'

/** One technology; `logo` is the slug of its drawing in `public/logos` (made by `scripts/logos/build.ts`). */
export interface Technology {
  name: string
  logo: string
}

export interface TechnologyGroup extends SampleMark {
  title: string
  technologies: readonly Technology[]
}

export const stack: readonly TechnologyGroup[] = [
  sample({
    title: 'Voice and messaging',
    technologies: [
      { name: 'WebRTC', logo: 'webrtc' },
      { name: 'Asterisk', logo: 'asterisk' },
      { name: 'Vonage', logo: 'vonage' },
      { name: 'WhatsApp', logo: 'whatsapp' },
      { name: 'Telegram', logo: 'telegram' },
    ],
  }),
  sample({
    title: 'CRM and flows',
    technologies: [
      { name: 'HubSpot', logo: 'hubspot' },
      { name: 'Airtable', logo: 'airtable' },
      { name: 'n8n', logo: 'n8n' },
      { name: 'Make', logo: 'make' },
      { name: 'Zapier', logo: 'zapier' },
    ],
  }),
  sample({
    title: 'Diaries and papers',
    technologies: [
      { name: 'Google Calendar', logo: 'googlecalendar' },
      { name: 'Calendly', logo: 'calendly' },
      { name: 'Google Sheets', logo: 'googlesheets' },
      { name: 'Notion', logo: 'notion' },
    ],
  }),
  sample({
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
  sample({
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
  integrations: `${facts.integrations}+`,
  integrationsLabel: 'integrations, and a webhook for the rest',
  groups: stack,
}
export type StackContent = typeof stackSection

import { facts } from '../facts'
import { grouped, plural, spelledOut } from '../format'
import { sample } from '../sample'

export interface PlaybookContent {
  /** Name of the section. */
  label: string
  title: string
  steps: readonly { title: string; text: string }[]
  standardsTitle: string
  standards: readonly string[]
}

const steps: PlaybookContent['steps'] = [
  { title: 'Discover', text: 'We count what rings out and what it costs. If the sum is small, we say so.' },
  {
    title: 'Design',
    text: 'Every sentence it may say, every case in which it must not, on paper you sign.',
  },
  {
    title: 'Build & Integrate',
    text: 'Number, diary, CRM and product wired together, then rung a thousand times.',
  },
  {
    title: 'Deploy & Learn',
    text: 'Night line first, then the lot. Transcripts are read by people, weekly while care lasts.',
  },
  { title: 'Productize', text: 'What works becomes a product: dashboards, roles, a price, a second site.' },
]

export const playbookCopy: PlaybookContent = sample({
  label: 'Playbook',
  title: `The same ${plural(steps.length, { one: 'page', other: `${spelledOut(steps.length)}\u00a0pages` })}, every time.`,
  steps,
  standardsTitle: 'Operating standards',
  standards: [
    `${grouped(facts.uptimeTargetPercent)}% uptime target`,
    `Sub-${grouped(facts.responseSeconds)}s responses`,
    `${grouped(facts.integrations)}+ integrations`,
    'DNC/opt-out guardrails',
    'Documentation and handover',
  ],
})

import { facts } from '../facts'
import { atLeastMoney, grouped } from '../format'
import { sample, type SampleMark } from '../sample'
import type { PlanName } from './plan-names'

/** What the three-way switch chooses between. */
export const PLAN_SERVICES = ['voice', 'mvp', 'both'] as const
export type PlanService = (typeof PLAN_SERVICES)[number]

/** How long a build takes; Enterprise is agreed on the call. */
export type BuildWindow = { weeks: { from: number; to: number } } | { custom: true }

interface PlanContent {
  name: PlanName
  subtitle: string
  description: string
  popular: boolean
  buildWindow: BuildWindow
  /** To compare it with the other plans. In `price`, `{build}` is that of the worked example, an order of the smallest plan. */
  glance: { price: string; priceOf: string; forWhom: string }
  features: Record<PlanService, { title: string; items: readonly string[] }>
  /** What happens around the build, whichever service. */
  delivery: readonly string[]
}

/** A plan. The features are sample content. */
export type Plan = PlanContent & SampleMark

export const plans: readonly Plan[] = [
  sample<PlanContent>({
    name: 'Launch',
    subtitle: 'One job, done properly',
    description: 'For the first agent or the first version, when proof matters more than breadth.',
    popular: false,
    buildWindow: { weeks: { from: 2, to: 4 } },
    glance: {
      price: '{build}',
      priceOf: 'a small clinic’s agent',
      forWhom: 'One phone, or one first version',
    },
    features: {
      voice: {
        title: 'One agent, one number',
        items: [
          'Answers inbound calls on your own number',
          'One language, your twenty usual questions',
          'Books into one diary and texts the time',
          'The same answers in your website’s chat',
          'Hands over to a person when asked',
        ],
      },
      mvp: {
        title: 'One workflow, live',
        items: [
          'One core workflow, clickable in week one',
          'Sign-in with a single role',
          'Your domain, hosting and database',
          'One integration of your choice',
          'Sign-ups and drop-off on one page',
        ],
      },
      both: {
        title: 'One product that picks up',
        items: [
          'One workflow, with sign-in and hosting',
          'One inbound agent that knows the product',
          'Calls appear inside the product’s own log',
          'One diary, one integration',
          'One page of figures for both',
        ],
      },
    },
    delivery: ['One round of changes a week', 'Two weeks of care after go-live', 'Handover call, recorded'],
  }),
  sample<PlanContent>({
    name: 'Scale',
    subtitle: 'The whole front desk',
    description: 'For a team whose phone or product already works, and rings more than they can answer.',
    popular: true,
    buildWindow: { weeks: { from: 4, to: 8 } },
    glance: { price: 'Quoted', priceOf: 'on the free call', forWhom: 'A phone that rings too much' },
    features: {
      voice: {
        title: 'Inbound, outbound and after',
        items: [
          'Up to four agents, inbound and outbound',
          'Callbacks within a minute of a missed call',
          'Follow-ups by SMS, WhatsApp and email',
          'CRM notes, statuses and tasks on every call',
          'Three languages, switched mid-sentence',
          'Opt-out and do-not-call lists kept for you',
        ],
      },
      mvp: {
        title: 'A product with customers',
        items: [
          'Up to four workflows, roles and teams',
          'Subscriptions, invoices and a billing page',
          'An admin desk for your own people',
          'Up to five integrations, with webhooks',
          'Automated tests and a staging copy',
          'One AI feature, measured before it ships',
        ],
      },
      both: {
        title: 'Sells, serves and bills',
        items: [
          'Two agents, inbound and outbound',
          'Up to three workflows, roles and billing',
          'A call can start a trial; a trial, a call',
          'Follow-ups by SMS, WhatsApp and email',
          'CRM and product share one customer',
          'Tests, staging copy, opt-out lists',
        ],
      },
    },
    delivery: [
      'Weekly demonstration',
      'Six weeks of care after go-live',
      'Runbook and training for your team',
    ],
  }),
  sample<PlanContent>({
    name: 'Enterprise',
    subtitle: 'Every line, every site',
    description:
      'For many sites, many languages and a security questionnaire with its own table of contents.',
    popular: false,
    buildWindow: { custom: true },
    glance: {
      price: atLeastMoney(facts.enterpriseProgramPrice),
      priceOf: 'paid by phase',
      forWhom: 'Many sites, many languages',
    },
    features: {
      voice: {
        title: 'A switchboard of agents',
        items: [
          'As many agents and languages as you have lines',
          'Your own carrier or SIP trunk',
          'Load-tested to your busiest hour, doubled',
          'Data kept in the region you name',
          'Single sign-on, roles and an audit log',
          'Consent and retention rules for each country',
        ],
      },
      mvp: {
        title: 'A platform, in phases',
        items: [
          'Workflows planned in funded phases',
          'Tenants, roles and an audit log',
          'Your cloud, your network, your keys',
          'Migration from what you run today',
          'Penetration test before each release',
          'Capacity planned with your operations team',
        ],
      },
      both: {
        title: 'One program for both',
        items: [
          'Agents and platform on one roadmap',
          'Your carrier, your cloud, your region',
          'Single sign-on, roles and an audit log',
          'Migration, load tests, penetration tests',
          'One customer record across all sites',
          'A named engineer on each side',
        ],
      },
    },
    delivery: [
      `${grouped(facts.uptimeTargetPercent)}% uptime target, in the contract`,
      'Phases, each with its own exit',
      'A named engineer to turn to',
    ],
  }),
]

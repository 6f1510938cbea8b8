import { facts } from '../facts'
import { grouped } from '../format'
import type { PlanName } from './plan-names'
import type { PlanService } from './plans'
import { sample, type SampleMark } from '../sample'

/** A cell: `true` is included, `false` is not, text is how much. */
export type ComparisonValue = boolean | string

export interface ComparisonRow {
  label: string
  /** Services for which the row makes sense. */
  services: readonly PlanService[]
  values: Record<PlanName, ComparisonValue>
}

export interface ComparisonGroup extends SampleMark {
  title: string
  rows: readonly ComparisonRow[]
}

const voice: readonly PlanService[] = ['voice', 'both']
const mvp: readonly PlanService[] = ['mvp', 'both']
const all: readonly PlanService[] = ['voice', 'mvp', 'both']

export const comparisonGroups: readonly ComparisonGroup[] = [
  sample({
    title: 'Voice and chat',
    rows: [
      {
        label: 'Agents',
        services: ['voice'],
        values: { Launch: '1', Scale: 'up to 4', Enterprise: 'agreed' },
      },
      { label: 'Agents', services: ['both'], values: { Launch: '1', Scale: '2', Enterprise: 'agreed' } },
      { label: 'Inbound calls', services: voice, values: { Launch: true, Scale: true, Enterprise: true } },
      { label: 'Outbound calls', services: voice, values: { Launch: false, Scale: true, Enterprise: true } },
      { label: 'Languages', services: voice, values: { Launch: '1', Scale: '3', Enterprise: 'agreed' } },
      {
        label: 'SMS, WhatsApp, email',
        services: voice,
        values: { Launch: 'SMS', Scale: true, Enterprise: true },
      },
      { label: 'Own carrier', services: voice, values: { Launch: false, Scale: false, Enterprise: true } },
    ],
  }),
  sample({
    title: 'Product',
    rows: [
      {
        label: 'Workflows',
        services: ['mvp'],
        values: { Launch: '1', Scale: 'up to 4', Enterprise: 'phased' },
      },
      {
        label: 'Workflows',
        services: ['both'],
        values: { Launch: '1', Scale: 'up to 3', Enterprise: 'phased' },
      },
      { label: 'Roles and teams', services: mvp, values: { Launch: false, Scale: true, Enterprise: true } },
      {
        label: 'Subscriptions and invoices',
        services: mvp,
        values: { Launch: false, Scale: true, Enterprise: true },
      },
      {
        label: 'Staging copy, tests',
        services: mvp,
        values: { Launch: false, Scale: true, Enterprise: true },
      },
      {
        label: 'Your own cloud network',
        services: mvp,
        values: { Launch: false, Scale: false, Enterprise: true },
      },
    ],
  }),
  sample({
    title: 'Around it',
    rows: [
      {
        label: 'Integrations',
        services: all,
        values: { Launch: '1', Scale: 'up to 5', Enterprise: 'agreed' },
      },
      {
        label: 'Care after go-live',
        services: all,
        values: { Launch: '2 weeks', Scale: '6 weeks', Enterprise: 'agreed' },
      },
      {
        label: 'Single sign-on, audit log',
        services: all,
        values: { Launch: false, Scale: false, Enterprise: true },
      },
      {
        label: `${grouped(facts.uptimeTargetPercent)}% uptime target`,
        services: all,
        values: { Launch: false, Scale: false, Enterprise: true },
      },
    ],
  }),
]

export const comparison = {
  open: 'Compare the plans line by line',
  caption: 'What each plan includes',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  groups: comparisonGroups,
}
export type ComparisonContent = typeof comparison

import { facts } from '../facts'
import { capitalised, grouped, plural, spelledOut } from '../format'
import { sample, type SampleMark } from '../sample'
import { caseDrawings, leadlineFigures } from './drawings'
import { rowControls } from '../row-controls'
import { units } from '../units'

export interface CaseMetric {
  label: string
  value: string
  unit?: string
}

/** Which ink drawing stands for the case. */
export type CaseDrawing = 'dialling' | 'dashboard' | 'curriculum' | 'swarm'

/** A flagship case. `metrics[0]` is the one drawn large. */
export interface FlagshipCase extends SampleMark {
  id: string
  title: string
  subtitle: string
  description: string
  metrics: readonly [CaseMetric, CaseMetric, CaseMetric, CaseMetric]
  impact: string
  recordingUrl?: string
  platformUrl?: string
  drawing?: CaseDrawing
  /** In place of a drawing: address of a picture in public/, three wide to two high or more. */
  image?: `/${string}`
  /** What the drawing or the picture shows. */
  pictureLabel: string
  /** The ground it is printed on. */
  ground: 'surface' | 'highlight'
}

const { swarm } = caseDrawings
/** As the drawing shows it. */
const { lessons, crossedOut } = caseDrawings.curriculum
const keptPercent = Math.round(((lessons.length - crossedOut.length) / lessons.length) * 100)

export const flagshipCases: readonly FlagshipCase[] = [
  sample({
    id: 'northgate',
    title: 'Northgate Dialler',
    subtitle: 'Real-estate calling product',
    description:
      'Two thousand old enquiries sat in a spreadsheet that everybody meant to ring. The agent rang them all in a week, asked four questions, and put the ones with a moving date straight through.',
    metrics: [
      { label: 'viewings booked', value: '312' },
      { label: 'enquiries rung in a week', value: '2,140' },
      {
        label: 'a connected minute',
        value: grouped(facts.callCentsPerMinute),
        unit: plural(facts.callCentsPerMinute, units.cent),
      },
      { label: 'to connect, at most', value: grouped(facts.connectSeconds), unit: 's' },
    ],
    impact: 'Forty-one people had been given up on. Nine of them bought a flat.',
    recordingUrl: 'https://recordings.example.com/northgate-dialler',
    platformUrl: 'https://northgate.example.com',
    drawing: 'dialling',
    pictureLabel: 'A list of names being rung one after another; three of them answer and get a viewing.',
    ground: 'surface',
  }),
  sample({
    id: 'leadline',
    title: 'Leadline',
    subtitle: 'Lead-conversion dashboard',
    description:
      'Sales asked marketing where the leads went; marketing asked sales. Leadline shows one line from advert to invoice and rings whoever stands still on it for more than an hour.',
    metrics: [
      { label: 'more leads answered', value: '3.4', unit: 'x' },
      { label: 'to first contact, median', value: `${leadlineFigures.secondsToContact}`, unit: 's' },
      { label: 'from lead to meeting', value: `${leadlineFigures.meetPercent}`, unit: '%' },
      { label: 'to payback', value: '3', unit: 'months' },
    ],
    impact: 'The Monday meeting about missing leads no longer has a topic.',
    platformUrl: 'https://leadline.example.com',
    drawing: 'dashboard',
    pictureLabel: 'A list of today’s leads: each was rung as it came in, and two of five have a meeting.',
    ground: 'highlight',
  }),
  sample({
    id: 'fernhill',
    title: 'Fernhill Curriculum',
    subtitle: 'Education curriculum tool',
    description:
      'Teachers wrote lesson plans on Sunday evenings. Now they state what the class should be able to do, get a plan to disagree with, and keep what survives the disagreement.',
    metrics: [
      { label: 'a teacher saves each week', value: '5', unit: 'hours' },
      { label: 'plans in the first term', value: '1,900' },
      { label: 'kept after editing', value: `${keptPercent}`, unit: '%' },
      { label: 'from sketch to classroom', value: '5', unit: 'weeks' },
    ],
    impact: 'Sunday evenings were returned to their owners.',
    recordingUrl: 'https://recordings.example.com/fernhill-curriculum',
    drawing: 'curriculum',
    pictureLabel: `A plan of ${spelledOut(lessons.length)} lessons, ${spelledOut(crossedOut.length)} of them crossed out.`,
    ground: 'surface',
  }),
  sample({
    id: 'benchmates',
    title: 'Benchmates',
    subtitle: 'Freelancer-coaching agent swarm',
    description:
      'Six small agents, each with one job: find, pitch, price, remind, chase, and one that tells the other five when to be quiet. A freelancer hears from one of them a day, not six.',
    metrics: [
      { label: 'the proposals sent', value: grouped(facts.capacityGain), unit: 'x' },
      { label: 'agents, one voice', value: `${swarm.agents.length}` },
      { label: 'invoices paid on time', value: '91', unit: '%' },
      { label: 'from idea to first payer', value: '6', unit: 'weeks' },
    ],
    impact: 'The average member raised their rate before we raised ours.',
    recordingUrl: 'https://recordings.example.com/benchmates',
    platformUrl: 'https://benchmates.example.com',
    drawing: 'swarm',
    pictureLabel: `${capitalised(spelledOut(swarm.agents.length))} agents round one voice: one of them speaks.`,
    ground: 'highlight',
  }),
]

export const flagshipCopy = {
  /** Name of the section. */
  label: 'Flagship cases',
  title: `${capitalised(spelledOut(flagshipCases.length))} that went to work.`,
  lead: 'Invented cases, to show what one looks like here: names and figures are samples.',
  /** For a screen reader, before what changed. */
  impact: 'What changed',
  row: rowControls.cases,
  recording: 'Hear a recording',
  platform: 'Open the platform',
}
export type FlagshipContent = typeof flagshipCopy

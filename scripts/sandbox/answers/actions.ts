import type { ConsultantToolName } from '@/content/consultant-tools'
import { allRecordings } from '@/content/all-recordings'
import { tradeContentIds, type Trade } from '@/content/trades'

/** A function of the page that the consultant calls in addition to its answer. */
export interface ToolCall {
  name: ConsultantToolName
  arguments: Record<string, unknown>
}

const shows = (page: string, section?: string): ToolCall => ({
  name: 'show_page',
  arguments: { page, ...(section && { section }) },
})

export const SHOW_SUM = shows('pricing', 'running-cost')

export const OFFER_BOOKING: ToolCall = { name: 'offer_booking', arguments: { call: 'discovery' } }

/** What the consultant does in addition to an answer, by topic. */
const BY_TOPIC: Record<string, ToolCall> = {
  prices: shows('pricing', 'worked-example'),
  'running-cost': SHOW_SUM,
  'missed-only': SHOW_SUM,
  'month-cost': shows('pricing', 'worked-example'),
  'build-cost': shows('pricing', 'worked-example'),
  ceiling: SHOW_SUM,
  'not-included': SHOW_SUM,
  plans: shows('pricing', 'plans'),
  'plan-launch': shows('pricing', 'plans'),
  'plan-scale': shows('pricing', 'plans'),
  'plan-enterprise': shows('pricing', 'plans'),
  'enterprise-price': shows('pricing', 'plans'),
  'mvp-price': shows('pricing', 'plans-mvp'),
  'mvp-scope': shows('pricing', 'plans-mvp'),
  deposit: shows('pricing', 'worked-example'),
  'another-site': shows('pricing', 'add-ons'),
  'after-launch': shows('pricing', 'plans'),
  'own-voice': shows('pricing', 'add-ons'),
  timelines: shows('pricing', 'dates'),
  'counted-times': shows('pricing', 'dates'),
  'data-where': shows('pricing', 'your-data'),
  'data-who': shows('pricing', 'your-data'),
  'data-gdpr': shows('pricing', 'your-data'),
  'data-hipaa': shows('pricing', 'your-data'),
  'mvp-stack': shows('services', 'stack'),
  stacks: shows('services', 'stack'),
  'named-system': shows('services', 'stack'),
  ending: shows('terms', 'ending'),
  ownership: shows('terms', 'ownership'),
  imprint: shows('terms', 'imprint'),
  'case-studies': shows('case-studies'),
  videos: shows('content'),
  team: shows('team'),
  booking: OFFER_BOOKING,
  'after-booking': OFFER_BOOKING,
  'talk-to-person': OFFER_BOOKING,
  'deep-dive': { name: 'offer_booking', arguments: { call: 'deep-dive' } },
}

export const actionFor = (topicId: string): ToolCall | undefined => BY_TOPIC[topicId]

/** The recorded call that is closest to a trade; none where all recordings were deleted. */
export function recordingFor(trade: Trade | undefined): { call: ToolCall; title: string } | undefined {
  const wanted = trade ? tradeContentIds[trade].recordingId : 'appointment-reminder-call'
  const recording = allRecordings.find(({ id }) => id === wanted) ?? allRecordings[0]
  if (!recording) return undefined
  return {
    title: recording.title,
    call: { name: 'show_recording', arguments: { recording: recording.id } },
  }
}

/** Questions to tap, at most three. */
export function offerChoices(choices: readonly string[]): ToolCall {
  const [first, second, third] = choices
  return { name: 'offer_choices', arguments: { first, ...(second && { second }), ...(third && { third }) } }
}

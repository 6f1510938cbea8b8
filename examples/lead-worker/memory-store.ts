import type { CallReport, Lead, LeadStore } from './leads'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Keeps keys and reports in memory, for one process: Node, and tests. */
export function memoryStore(now: () => number = Date.now): LeadStore {
  const keys = new Map<string, { status: 'taken' | 'done'; until: number }>()
  const reports = new Map<string, { report: CallReport; until: number }>()
  const leads = new Map<string, { lead: Lead; until: number }>()
  const forgetOld = () => {
    for (const map of [keys, reports, leads])
      for (const [key, { until }] of map) if (until <= now()) map.delete(key)
  }
  return {
    async claim(key) {
      forgetOld()
      const known = keys.get(key)
      if (known) return known.status
      keys.set(key, { status: 'taken', until: now() + MINUTE_MS })
      return 'free'
    },
    async done(key) {
      keys.set(key, { status: 'done', until: now() + DAY_MS })
    },
    async release(key) {
      keys.delete(key)
    },
    async keepReport(callId, report) {
      forgetOld()
      reports.set(callId, { report, until: now() + HOUR_MS })
    },
    async report(callId) {
      forgetOld()
      return reports.get(callId)?.report
    },
    async keepLead(callId, lead) {
      forgetOld()
      leads.set(callId, { lead, until: now() + HOUR_MS })
    },
    async takeLead(callId) {
      forgetOld()
      const lead = leads.get(callId)?.lead
      leads.delete(callId)
      return lead
    },
  }
}

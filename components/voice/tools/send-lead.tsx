import { createContext, use, useSyncExternalStore } from 'react'
import { leadCopy } from '@/content/lead'
import type { Leads } from '@/lib/leads/site-leads'
import { isEmail, type Brief } from '@/lib/booking/brief/brief'

/** The address for confirmed briefs; undefined if the settings have none. */
const LeadsContext = createContext<Leads | undefined>(undefined)
export const LeadsProvider = LeadsContext.Provider

/** What is missing in a brief before it can be sent; undefined if nothing is missing. */
export function missingInLead(brief: Brief): string | undefined {
  if (!brief.service.trim() && !brief.problem.trim()) return leadCopy.needs.wish
  const canAnswer = isEmail(brief.email.trim()) || /\d{5,}/.test(phoneOf(brief).replace(/\D/g, ''))
  return canAnswer ? undefined : leadCopy.needs.contact
}

const phoneOf = (brief: Brief): string => ('phone' in brief ? String(brief.phone) : '')

/** A button that sends the brief to the agency, with the text to which the visitor agrees. Renders nothing without an address. */
export function SendLead({ brief }: { brief: Brief }) {
  const leads = use(LeadsContext)
  return leads ? <LeadButton leads={leads} brief={brief} /> : null
}

function LeadButton({ leads, brief }: { leads: Leads; brief: Brief }) {
  const { status } = useSyncExternalStore(leads.subscribe, leads.state, leads.state)
  const missing = missingInLead(brief)
  const isSent = leads.hasSent(brief)
  return (
    <div className="grid gap-2 px-(--vw-pad) pt-3">
      <p className="vw-small">{leadCopy.consent}</p>
      <button
        type="button"
        className="vw-solid justify-self-start"
        data-lead={status}
        aria-disabled={missing !== undefined || isSent}
        onClick={() => {
          if (missing === undefined && !isSent) leads.send(brief, leadCopy.consent)
        }}
      >
        {status === 'sending' || status === 'late' ? leadCopy.sending : leadCopy.send}
      </button>
      <p className="vw-small" role="status">
        {missing ?? (isSent || status === 'refused' ? statusText(status) : '')}
      </p>
    </div>
  )
}

function statusText(status: ReturnType<Leads['state']>['status']): string {
  switch (status) {
    case 'sent':
      return leadCopy.sent
    case 'late':
      return leadCopy.late
    case 'waiting':
      return leadCopy.waiting
    case 'refused':
      return leadCopy.refused
    default:
      return ''
  }
}

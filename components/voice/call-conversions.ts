import { reportConversion, type Conversion } from '@/lib/conversions/conversion'
import type { Leads } from '@/lib/leads/site-leads'
import type { PanelCall, PanelView } from './panel/panel-call'
import type { Consultation } from './tools/consultation'

interface WatchedCall {
  call: Pick<PanelCall, 'snapshot' | 'subscribe'>
  consultation: Pick<Consultation, 'snapshot' | 'subscribe'>
  leads?: Pick<Leads, 'state' | 'subscribe'> | undefined
}

/** Reports what happens in the panel as `conversion` events. Returns what stops it. */
export function watchCall(
  { call, consultation, leads }: WatchedCall,
  report: (conversion: Conversion) => void = reportConversion,
): () => void {
  let shown: PanelView = call.snapshot().view
  let isBriefReady = false

  const onCall = () => {
    const { view, record } = call.snapshot()
    const [before, now] = [shown.kind, view.kind]
    shown = view
    if (before === now) return
    const wasClosed = before === 'idle' || before === 'ended' || before === 'failed'
    if (wasClosed && (now === 'connecting' || now === 'chat'))
      report({ name: 'panel-opened', mode: now === 'chat' ? 'chat' : 'voice' })
    if (now === 'connected') report({ name: 'call-started' })
    if (before === 'connected') {
      const reason =
        view.kind === 'ended' ? view.reason : view.kind === 'failed' ? view.error.code : 'customer'
      report({ name: 'call-ended', reason, seconds: Math.round(record.durationMs / 1000) })
    }
  }
  const onConsultation = () => {
    const { brief } = consultation.snapshot()
    const isReady = Boolean((brief.service || brief.problem) && brief.email)
    if (isReady && !isBriefReady) report({ name: 'brief-ready' })
    isBriefReady = isReady
  }
  const onLead = () => {
    if (leads?.state().status === 'sent') report({ name: 'lead-sent' })
  }
  const stops = [
    call.subscribe(onCall),
    consultation.subscribe(onConsultation),
    ...(leads ? [leads.subscribe(onLead)] : []),
  ]
  return () => stops.forEach((stop) => stop())
}

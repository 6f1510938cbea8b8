import { factsByLine, saidFacts, type SaidFact } from '@/lib/booking/brief/said-facts'
import type { PanelCall } from '../panel/panel-call'
import type { Consultation } from './consultation'

/** Where the facts of the brief were said, by the line of the transcript; the same map until something in it changes. */
export function createSaidFacts(
  call: Pick<PanelCall, 'snapshot' | 'subscribe'>,
  consultation: Pick<Consultation, 'snapshot' | 'subscribe'>,
) {
  let facts: readonly SaidFact[] = []
  let byLine = factsByLine(facts)
  return {
    snapshot() {
      const next = saidFacts(consultation.snapshot().brief, call.snapshot().call.transcript, facts)
      if (next !== facts) byLine = factsByLine(next)
      facts = next
      return byLine
    },
    subscribe(listener: () => void) {
      const undo = [call.subscribe(listener), consultation.subscribe(listener)]
      return () => undo.forEach((each) => each())
    },
  }
}

import { useEffect, useState } from 'react'
import type { VoiceCall } from '@/lib/voice/react'
import type { ConsultantView } from './view'

/** When the last call began and how long it was, for its summary and its transcript. */
export interface CallRecord {
  startedAt: Date
  durationMs: number
}

export function useCallRecord(kind: ConsultantView['kind'], { durationMs }: VoiceCall): CallRecord {
  const [record, setRecord] = useState<CallRecord>({ startedAt: new Date(0), durationMs: 0 })

  useEffect(() => {
    if (kind !== 'connected') return
    const startedAt = new Date()
    return () => setRecord({ startedAt, durationMs: durationMs() || Date.now() - startedAt.getTime() })
  }, [kind, durationMs])

  return record
}

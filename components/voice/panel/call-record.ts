import type { PanelView } from './panel-call'

/** When the last conversation began and how long its calls were, for its summary and its transcript. */
export interface CallRecord {
  startedAt: Date
  durationMs: number
}

/** One change of what the panel shows. */
export interface ViewChange {
  from: PanelView['kind']
  to: PanelView['kind']
  /** Something has been said in the conversation. */
  hasLines: boolean
  /** Duration of the active call, or of the last one. */
  callDurationMs: number
  now: Date
}

/** The record after a change. A conversation begins with its first line; the length of a call is added at its end. */
export function nextCallRecord(
  { startedAt, durationMs }: CallRecord,
  { from, to, hasLines, callDurationMs, now }: ViewChange,
): CallRecord {
  const isNew = !hasLines && to !== 'ended'
  const hasCallEnded = from === 'connected' && to !== 'connected'
  return {
    startedAt: isNew ? now : startedAt,
    durationMs: (isNew ? 0 : durationMs) + (hasCallEnded ? callDurationMs : 0),
  }
}

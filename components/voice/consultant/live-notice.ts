import type { FailureKind } from '@/content/voice-failures'
import type { VoiceCallSnapshot } from '@/lib/voice/react'

export type MicrophoneProblem = Extract<FailureKind, `microphone-${string}`>

/** The one thing to tell a visitor whose call goes on, the most useful first. */
export type LiveNotice =
  | { kind: 'reconnecting' }
  | { kind: 'microphone'; problem: MicrophoneProblem }
  | { kind: 'error'; text: string }
  | { kind: 'network' }
  | { kind: 'muted' }

type LiveValues = Pick<VoiceCallSnapshot, 'error' | 'microphone' | 'networkQuality' | 'muted'> & {
  reconnecting: boolean
}

const PROBLEM_OF_STATE: Partial<Record<VoiceCallSnapshot['microphone'], MicrophoneProblem>> = {
  denied: 'microphone-denied',
  missing: 'microphone-missing',
  'in-use': 'microphone-in-use',
}

export function liveNotice({
  error,
  microphone,
  networkQuality,
  muted,
  reconnecting,
}: LiveValues): LiveNotice | undefined {
  if (reconnecting) return { kind: 'reconnecting' }
  const problem = microphoneProblem(error) ?? PROBLEM_OF_STATE[microphone]
  if (problem) return { kind: 'microphone', problem }
  if (error && !error.fatal && TOLD.includes(error.code)) return { kind: 'error', text: error.visitorMessage }
  if (networkQuality === 'very-low') return { kind: 'network' }
  if (muted) return { kind: 'muted' }
  return undefined
}

/** Things that the call does without, such as its level meter, are not worth an interruption. */
const TOLD: readonly string[] = [
  'message-too-large',
  'assistant-no-audio',
  'assistant-left',
  'assistant-silent',
]

function microphoneProblem(error: LiveValues['error']): MicrophoneProblem | undefined {
  switch (error?.code) {
    case 'microphone-denied':
    case 'microphone-missing':
    case 'microphone-in-use':
    case 'microphone-unavailable':
      return error.code
    default:
      return undefined
  }
}

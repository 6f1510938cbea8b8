import type { CallRequest } from '@/lib/voice/react'
import { createRecordingStore, type RecordingChoice } from '../recording-choice'

/** Whether a call may be recorded. The platform decides it when the call starts. */
type CallRecording =
  /** It may be recorded, and the visitor can refuse that. */
  | 'optional'
  /** It may be recorded, and the visitor cannot refuse that: a squad or a workflow is called. */
  | 'required'
  /** The visitor has refused. */
  | 'off'

export interface RecordingState {
  /** Recording of the active call, or of the last one. Before the first call: `optional`. */
  ofCall: CallRecording
  /** What the visitor has chosen, for the next call; undefined before the first one. */
  choice: RecordingChoice | undefined
}

/** The visitor has refused recording, and whom they call lets them refuse it. */
export const isRecordingRefused = ({ ofCall, choice }: RecordingState): boolean =>
  ofCall !== 'required' && choice?.mayRecord === false

/** The notice and the visitor's choice before a call, as `assistantOverrides.metadata.consent` of the platform's call. */
interface ConsentReceipt {
  /** Version of the text that was shown (`recording.version` in content/voice.ts). */
  version: string
  recording: CallRecording
  /** When the visitor asked for the call, in ISO 8601. */
  askedAt: string
}

export interface RecordingConsent {
  /** The same object until something in it changes. Each start of a call reads the choice again. */
  state(): RecordingState
  choose(isAllowed: boolean): void
  /** Reads what another tab, or another call of this page, may have chosen meanwhile. Returns whether that differs. */
  readAgain(): boolean
  /** A visitor who starts a call next to the notice that it may be recorded has consented. */
  callConnected(): void
  /**
   * Decides about the next call, and returns its request. The request switches recording off if the visitor has refused
   * it. If it calls an assistant, its metadata carries the consent receipt (`ConsentReceipt`).
   */
  applyTo(request: CallRequest): CallRequest
}

/** @param version of the consent text */
export function createRecordingConsent(version: string): RecordingConsent {
  const store = createRecordingStore(version)
  let state: RecordingState = { ofCall: 'optional', choice: store.choice() }

  function choose(isAllowed: boolean) {
    store.choose(isAllowed)
    state = { ...state, choice: store.choice() }
  }

  return {
    state: () => state,
    choose,
    readAgain() {
      const choice = store.choice()
      if (choice?.mayRecord === state.choice?.mayRecord) return false
      state = { ...state, choice }
      return true
    },
    callConnected() {
      if (state.ofCall !== 'off' && !state.choice) choose(true)
    },
    applyTo(request) {
      const choice = store.choice()
      const ofCall = recordingOf(request, choice)
      state = { ofCall, choice }
      // Overrides are for an assistant; a squad or a workflow has none here.
      if (ofCall === 'required') return request
      const receipt: ConsentReceipt = { version, recording: ofCall, askedAt: new Date().toISOString() }
      const { assistantOverrides } = request
      const metadata = { ...assistantOverrides?.metadata, consent: receipt }
      const receipted = { ...request, assistantOverrides: { ...assistantOverrides, metadata } }
      return ofCall === 'off' ? withoutRecording(receipted) : receipted
    },
  }
}

function recordingOf(request: CallRequest, choice: RecordingChoice | undefined): CallRecording {
  const { squad, squadId, workflow, workflowId } = request
  if ([squad, squadId, workflow, workflowId].some((target) => target !== undefined)) return 'required'
  return choice?.mayRecord === false ? 'off' : 'optional'
}

function withoutRecording(request: CallRequest): CallRequest {
  const { assistantOverrides } = request
  const artifactPlan = {
    ...assistantOverrides?.artifactPlan,
    recordingEnabled: false,
    videoRecordingEnabled: false,
  }
  return { ...request, assistantOverrides: { ...assistantOverrides, artifactPlan } }
}

/** A refusal with a word for recording close behind it, in the languages that the consultant is asked in. */
const REFUSALS = [
  /\b(?:do not|don['’]?t|not|no|never|stop|without|rather not)\b[^.?!]{0,30}\brecord(?:ing|ed|s)?\b/i,
  /\b(?:nicht|keine?|ohne)\b[^.?!]{0,30}(?:aufzeich|aufnehm|aufnahme|aufgezeichnet|aufgenommen|mitschn)/i,
  /\b(?:no|sin|nunca)\b[^.?!]{0,30}\bgrab(?:a|e|en|es|aci)/i,
  /\bn['’]enregistre|\b(?:pas|sans|jamais)\b[^.?!]{0,30}\benregistr/i,
  /\b(?:non|senza|mai)\b[^.?!]{0,30}\bregistr/i,
  /\b(?:não|nao|sem|nunca)\b[^.?!]{0,30}\bgrav(?:a|e|em|es)/i,
]
const IS_QUESTION = /\?\s*$|^\s*(?:do|does|did|is|are|can|could|why|how|what|when|who|will|would)\b/i

/** Whether a typed sentence says that a call must not be recorded: “please don’t record this”. A question does not. */
export const refusesRecording = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => !IS_QUESTION.test(sentence) && REFUSALS.some((refusal) => refusal.test(sentence)))

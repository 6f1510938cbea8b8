import { consultantTools } from '../../content/consultant-tools'
import Vapi from '../../lib/voice'
import { createRedactor, type RedactedMessage } from './redacted'
import { ASKS_FOR_SUM, GIVES_NAME } from './questions'

export interface CallSettings {
  publicKey: string
  assistantId: string
  apiUrl: string
  /** The address of the call machine; undefined for that of the media service. */
  callBundleUrl: string | undefined
}

export interface RecordedCall {
  /** Code of the failure of the start; undefined when it worked. */
  failure: string | undefined
  messages: RedactedMessage[]
  /** What the page asked, by milliseconds since the start. */
  asked: { atMs: number; what: 'sum' | 'note' | 'speech' | 'end' }[]
  /** Milliseconds at which the page knew that the call was over. */
  overAtMs: number | undefined
}

declare global {
  interface Window {
    recordCall(settings: CallSettings): Promise<RecordedCall>
  }
}

/** How long both sides must be silent until an answer is over. */
const QUIET_MS = 4_000
const LONGEST_WAIT_MS = 30_000
const SPEECH_MS = 6_000
const FAREWELL = 'Thank you for calling. Goodbye.'
const LISTENING_MS = 30_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

window.recordCall = async ({ publicKey, assistantId, apiUrl, callBundleUrl }) => {
  const vapi = new Vapi(
    publicKey,
    apiUrl,
    callBundleUrl === undefined ? undefined : { callObjectBundleUrlOverride: callBundleUrl },
    { startAudioOff: true },
  )
  for (const { name } of Object.values(consultantTools))
    vapi.registerTool(name, {
      run: () => (name === 'estimate_cost' ? { priceOfMinutes: 252, priceInAll: 409 } : undefined),
      triggersResponse: name === 'estimate_cost',
    })
  const redact = createRedactor()
  const startedAt = performance.now()
  const now = () => performance.now() - startedAt
  const recorded: RecordedCall = { failure: undefined, messages: [], asked: [], overAtMs: undefined }
  let lastWordAt = 0
  vapi.on('message', (message) => {
    const redacted = redact(message, now())
    // The library itself emits this message if the platform has not sent it.
    if (redacted.kind === 'ended' && !redacted.fields.includes('timestamp')) return
    recorded.messages.push(redacted)
    if (/transcript|speech-update/.test(redacted.type)) lastWordAt = now()
  })
  const over = new Promise<void>((resolve) => vapi.on('call-end', () => resolve()))
  void over.then(() => (recorded.overAtMs ??= Math.round(now())))

  const ask = (what: RecordedCall['asked'][number]['what']) =>
    recorded.asked.push({ atMs: Math.round(now()), what })
  async function untilQuiet() {
    const began = now()
    lastWordAt = began
    while (now() - lastWordAt < QUIET_MS && now() - began < LONGEST_WAIT_MS) {
      if (recorded.overAtMs !== undefined) return
      await wait(100)
    }
  }
  const type = (content: string) => {
    if (recorded.overAtMs === undefined)
      vapi.send({ type: 'add-message', message: { role: 'user', content } })
  }

  try {
    const listening = new Promise<void>((resolve) => vapi.on('call-start', () => resolve()))
    await vapi.startOrThrow(assistantId)
    await Promise.race([listening, over, wait(LISTENING_MS)])
    await untilQuiet()
    ask('sum')
    type(ASKS_FOR_SUM)
    await untilQuiet()
    ask('note')
    type(GIVES_NAME)
    await untilQuiet()
    ask('speech')
    vapi.setMuted(false)
    await wait(SPEECH_MS)
    vapi.setMuted(true)
    await untilQuiet()
    ask('end')
    // The platform then ends the call itself, and sends all of its messages about the end.
    vapi.say(FAREWELL, true)
    await Promise.race([over, wait(LONGEST_WAIT_MS)])
  } catch (error) {
    recorded.failure = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
  await vapi.dispose()
  return recorded
}

import { createVoiceError, deviceRefused, toVoiceError } from '../error-messages'
import type { VoiceErrorCode } from '../errors'
import type { MicrophoneAccess, MicrophoneOutcome, MicrophoneProcess, MicrophoneRequest } from './ports'
import type { CallTransport } from './transport'
import type { SessionEvent } from './types'

export type VisitorMicrophoneEvent = Extract<
  SessionEvent,
  { type: 'microphone' | 'camera-error' | 'warning' }
>

export interface VisitorMicrophone {
  /** Asks for the chosen microphone. Where that one cannot be used, asks for the system's own. Never rejects. */
  open(): Promise<MicrophoneOutcome>
  /** How the first request went; undefined while it is not asked for, or not answered. */
  outcome(): MicrophoneOutcome | undefined
  /** Whether it is open, or being opened. */
  isOpen(): boolean
  /** Whether one is being opened. */
  isOpening(): boolean
  /** What to send; undefined while nothing is open. */
  track(): MediaStreamTrack | undefined
  /** What comes from the device itself, also where something else is made of it to send; undefined where nothing was opened. */
  source(): MediaStreamTrack | undefined
  /** The room is joined with this track, or with none. What has opened since, or opens later, is handed to the transport. */
  joined(transport: CallTransport, sent: MediaStreamTrack | undefined): void
  /**
   * Sends the voice from another microphone; the empty id is the system's own. False when another one was chosen
   * meanwhile. Rejects with a `VoiceError` of the code where the cause has none: the one before stays.
   */
  switchTo(deviceId: string, code: VoiceErrorCode): Promise<boolean>
  /** Sends what is made of the microphone, or of the track that the page sends; also of what replaces it. */
  process(process: MicrophoneProcess): Promise<void>
  /** No sound passes while muted, whatever the media library does with its track. */
  setMuted(muted: boolean): void
  release(): void
}

interface Options {
  access: MicrophoneAccess
  /** The chosen microphone; undefined or empty for the system's own. */
  deviceId: string | undefined
  muted: boolean
}

/** What the media library reports of a microphone that it cannot open, by which apps know the failure. */
const NATIVE_TYPE = {
  denied: 'permissions',
  missing: 'not-found',
  'in-use': 'mic-in-use',
  unavailable: 'unknown',
} as const

/**
 * The microphone of one call. We open it ourselves and do not leave that to the media library. So the browser asks once,
 * opens the chosen microphone, and we can close it at the end whatever the library does.
 */
export function createVisitorMicrophone(
  { access, deviceId, muted }: Options,
  emit: (event: VisitorMicrophoneEvent) => void,
): VisitorMicrophone {
  let chosenId = deviceId
  let isMuted = muted
  let isReleased = false
  let outcome: MicrophoneOutcome | undefined
  let opening: Promise<MicrophoneOutcome> | undefined
  let transport: CallTransport | undefined
  /** The request whose track is open, and those that are not answered. */
  let current: MicrophoneRequest | undefined
  const asked = new Set<MicrophoneRequest>()
  /** Number of the newest choice: one that opens late does not replace it. */
  let newest = 0
  let processing: MicrophoneProcess | undefined
  let processed: ReturnType<MicrophoneProcess> | undefined

  const hasTrack = () => current !== undefined && current.track()?.readyState !== 'ended'
  const track = () => (hasTrack() ? (processed?.track ?? current?.track()) : undefined)

  async function ask(id: string | undefined) {
    const prompt = () => {
      if (!isReleased) emit({ type: 'microphone', state: 'prompt' })
    }
    const request = access.request({ prompt, ...(id && { deviceId: id }) })
    asked.add(request)
    const answer = await request.settled
    asked.delete(request)
    return { request, answer }
  }

  const report = (cause: unknown) => emit({ type: 'warning', error: toError(cause) })

  function applyMute() {
    for (const track of [current?.track(), processed?.track]) if (track) track.enabled = !isMuted
  }

  /** Makes a request's track the one that is sent. */
  async function send(request: MicrophoneRequest, id = '') {
    const raw = request.track()
    const next = raw && processing?.(raw)
    try {
      await transport?.setMicrophone(id, next?.track ?? raw)
    } catch (error) {
      next?.stop()
      throw error
    }
    if (request !== current) current?.release()
    processed?.stop()
    current = request
    processed = next
    applyMute()
  }

  function fail(problem: Exclude<MicrophoneOutcome, 'granted'>) {
    const error = createVoiceError({
      code: `microphone-${problem}`,
      stage: 'mobile-permissions',
      fatal: false,
    })
    const native = {
      errorMsg: { errorMsg: error.message, audioOk: false },
      error: { type: NATIVE_TYPE[problem], msg: error.message },
    }
    emit({ type: 'microphone', state: problem })
    emit({ type: 'camera-error', error, native })
  }

  async function openChosen(): Promise<MicrophoneOutcome> {
    let { request, answer } = await ask(chosenId)
    let refused: MicrophoneOutcome | undefined
    if (chosenId && answer !== 'granted' && answer !== 'denied' && !isReleased) {
      refused = answer
      chosenId = undefined
      ;({ request, answer } = await ask(undefined))
    }
    if (isReleased) return answer
    outcome = answer
    if (answer !== 'granted') {
      fail(answer)
      return answer
    }
    // The visitor may have switched to another one meanwhile.
    if (hasTrack()) request.release()
    else await send(request).catch(report)
    emit({ type: 'microphone', state: 'granted' })
    if (refused) emit({ type: 'warning', error: deviceRefused(`microphone-${refused}`) })
    return answer
  }

  return {
    open: () =>
      (opening ??= openChosen().finally(() => {
        opening = undefined
      })),
    outcome: () => outcome,
    isOpen: () => asked.size > 0 || hasTrack(),
    isOpening: () => asked.size > 0,
    track,
    source: () => current?.track(),
    joined(joinedTransport, sent) {
      transport = joinedTransport
      if (current && current.track() !== sent) send(current).catch(report)
    },
    async switchTo(id, code) {
      const number = (newest += 1)
      const { request, answer } = await ask(id)
      if (isReleased) return true
      if (answer !== 'granted')
        throw createVoiceError({ code: `microphone-${answer}`, stage: 'live', fatal: false })
      if (number !== newest) {
        request.release()
        return false
      }
      try {
        await send(request, id)
      } catch (cause) {
        request.release()
        throw toError(cause, code)
      }
      chosenId = id
      emit({ type: 'microphone', state: 'granted' })
      return true
    },
    async process(wanted) {
      const before = processing
      processing = wanted
      const sent = transport?.microphone()
      try {
        if (sent && sent !== track()) await send(ofPage(sent))
        else if (current) await send(current)
      } catch (error) {
        processing = before
        throw error
      }
    },
    setMuted(wanted) {
      isMuted = wanted
      applyMute()
    },
    release() {
      isReleased = true
      processed?.stop()
      for (const request of [...asked, current]) request?.release()
    },
  }
}

const toError = (cause: unknown, code: VoiceErrorCode = 'microphone-unavailable') =>
  toVoiceError(cause, { code, stage: 'live', fatal: false })

/** A track that somebody else has opened, and closes. */
const ofPage = (track: MediaStreamTrack): MicrophoneRequest => ({
  settled: Promise.resolve('granted'),
  track: () => track,
  release: () => undefined,
})

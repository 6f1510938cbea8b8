import { createVoiceError, deviceRefused, toVoiceError } from '../error-messages'
import type { VoiceErrorCode } from '../errors'
import type { MicrophoneAccess, MicrophoneOutcome, MicrophoneProcess, MicrophoneRequest } from './ports'
import type { CallTransport } from './transport'
import type { SessionEvent } from './types'

export type VisitorMicrophoneEvent = Extract<
  SessionEvent,
  { type: 'microphone' | 'camera-error' | 'warning' }
>

/** A microphone, or what is made of one. */
interface Source extends Pick<MicrophoneRequest, 'track' | 'release'> {
  /** Counts the choices: one that opens late does not replace a newer one. */
  number: number
}

export interface VisitorMicrophone {
  /** Asks for the chosen microphone. Where that one cannot be used, asks for the system's own. Never rejects. */
  open(): Promise<unknown>
  /** How the newest request went that was made while nothing was open; undefined while none is answered. */
  outcome(): MicrophoneOutcome | undefined
  /** Whether it is open, or being opened. */
  isOpen(): boolean
  /** Whether one is being opened. */
  isOpening(): boolean
  /** The one that is used, or will be; undefined or empty for the system's own. */
  deviceId(): string | undefined
  /** Nothing is open because there was none, or because it was unplugged: one that is plugged in may be opened. */
  isMissing(): boolean
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
  let opening: Promise<unknown> | undefined
  let transport: CallTransport | undefined
  /** Everything that is not released, also what is asked for and what is being handed to the transport. */
  const taken = new Set<Source>()
  /** How many requests are not answered. */
  let asked = 0
  /** What is sent, and the newest one that was handed to the transport. */
  let current: Source | undefined
  let latest: Source | undefined
  let choices = 0
  let processing: MicrophoneProcess | undefined
  let processed: Source | undefined

  const hasTrack = () => latest !== undefined && latest.track()?.readyState !== 'ended'
  const track = () => (hasTrack() ? (processed ?? current)?.track() : undefined)

  function drop(...sources: (Source | undefined)[]): false {
    for (const source of sources) if (source && taken.delete(source)) source.release()
    return false
  }

  async function ask(id: string | undefined) {
    const prompt = () => emit({ type: 'microphone', state: 'prompt' })
    const request = access.request({ prompt, ...(id && { deviceId: id }) })
    const source = Object.assign(request, { number: (choices += 1) })
    taken.add(source)
    asked += 1
    const answer = await source.settled
    asked -= 1
    // What another one answers is nothing about the one that is open.
    if (!hasTrack()) outcome = answer
    return { source, answer }
  }

  const report = (cause: unknown) => emit({ type: 'warning', error: toError(cause) })

  /** Also to what is being handed over: the media library may send it before it answers. */
  function applyMute() {
    for (const source of taken) Object.assign(source.track() ?? {}, { enabled: !isMuted })
  }

  const isOlder = (source: Source, other: Source | undefined) => source.number < (other?.number ?? 0)

  /** Sends a source. False when a newer one is sent, or the call is over. */
  async function send(source: Source, id = ''): Promise<boolean> {
    if (isOlder(source, latest)) return drop(source)
    latest = source
    const { number } = source
    const raw = source.track()
    const made = raw && processing?.(raw)
    const next = made && { number, track: () => made.track, release: () => made.stop() }
    for (const each of [source, next]) if (each) taken.add(each)
    applyMute()
    try {
      await transport?.setMicrophone(id, made?.track ?? raw)
    } catch (error) {
      drop(next)
      if (latest === source) latest = current
      throw error
    }
    if (isReleased || isOlder(source, current)) return drop(next, source)
    if (source !== current) drop(current)
    drop(processed)
    current = source
    processed = next
    return true
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

  async function openChosen() {
    let { source, answer } = await ask(chosenId)
    let refused: MicrophoneOutcome | undefined
    if (chosenId && answer !== 'granted' && answer !== 'denied' && !isReleased) {
      refused = answer
      chosenId = undefined
      ;({ source, answer } = await ask(undefined))
    }
    // The visitor may have switched to another one meanwhile.
    if (isReleased || hasTrack()) return drop(source)
    if (answer !== 'granted') return fail(answer)
    await send(source).catch(report)
    emit({ type: 'microphone', state: 'granted' })
    if (refused) emit({ type: 'warning', error: deviceRefused(`microphone-${refused}`) })
  }

  return {
    open: () =>
      (opening ??= openChosen().finally(() => {
        opening = undefined
      })),
    outcome: () => outcome,
    isOpen: () => asked > 0 || hasTrack(),
    isOpening: () => asked > 0,
    deviceId: () => chosenId,
    isMissing: () =>
      asked === 0 && !hasTrack() && outcome !== 'denied' && (latest !== undefined || outcome === 'missing'),
    track,
    source: () => current?.track(),
    joined(joinedTransport, sent) {
      transport = joinedTransport
      if (current && current.track() !== sent) send(current).catch(report)
    },
    async switchTo(id, code) {
      const { source, answer } = await ask(id)
      if (isReleased) return true
      if (answer !== 'granted') {
        if (!hasTrack()) emit({ type: 'microphone', state: answer })
        throw createVoiceError({ code: `microphone-${answer}`, stage: 'live', fatal: false })
      }
      try {
        if (!(await send(source, id))) return isReleased
      } catch (cause) {
        drop(source)
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
      const isOurs = [...taken].some((each) => each.track() === sent)
      const source = sent && !isOurs ? ofPage(sent, choices) : latest
      try {
        if (source) await send(source)
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
      for (const source of taken) source.release()
    },
  }
}

const toError = (cause: unknown, code: VoiceErrorCode = 'microphone-unavailable') =>
  toVoiceError(cause, { code, stage: 'live', fatal: false })

/** A track that somebody else has opened, and closes. */
const ofPage = (track: MediaStreamTrack, number: number): Source => ({
  number,
  track: () => track,
  release: () => undefined,
})

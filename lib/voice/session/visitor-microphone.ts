import { createVoiceError, deviceRefused, toVoiceError } from '../error-messages'
import type { VoiceErrorCode } from '../errors'
import type { MicrophoneAccess, MicrophoneOutcome, MicrophoneProcess, MicrophoneRequest } from './ports'
import type { CallTransport } from './transport'
import type { SessionEvent } from './types'

export type VisitorMicrophoneEvent = Extract<
  SessionEvent,
  { type: 'microphone' | 'camera-error' | 'warning' }
>

/** A microphone, or a track made from one. */
interface Source extends Pick<MicrophoneRequest, 'track' | 'release'> {
  /** Number of the choice. A microphone that opens late does not replace one that was chosen later. */
  number: number
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
) {
  let chosenId = deviceId
  let isMuted = muted
  let isReleased = false
  let outcome: MicrophoneOutcome | undefined
  let opening: Promise<unknown> | undefined
  let transport: CallTransport | undefined
  /** Every source to release, including requests without an answer and tracks on their way to the transport. */
  const taken = new Set<Source>()
  /** How many requests have no answer yet. */
  let asked = 0
  /** The source that is sent, and the newest one that the transport got. */
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
    // While a microphone is open, the answer to another request does not change the outcome.
    if (!hasTrack()) outcome = answer
    return { source, answer }
  }

  const report = (cause: unknown) => emit({ type: 'warning', error: toError(cause) })

  /** Mutes tracks on their way to the transport too: the media library may send one before it answers. */
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
    /** Asks for the chosen microphone. Where that one cannot be used, asks for the system's own. Never rejects. */
    open: (): Promise<unknown> =>
      (opening ??= openChosen().finally(() => {
        opening = undefined
      })),
    /** Outcome of the newest request that was made while no microphone was open; undefined before there is one. */
    outcome: (): MicrophoneOutcome | undefined => outcome,
    /** Whether it is open, or being opened. */
    isOpen: (): boolean => asked > 0 || hasTrack(),
    /** Whether one is being opened. */
    isOpening: (): boolean => asked > 0,
    /** The one that is used, or will be; undefined or empty for the system's own. */
    deviceId: (): string | undefined => chosenId,
    /** No microphone is open because there was none, or it was unplugged. The session may open one that is plugged in. */
    isMissing: (): boolean =>
      asked === 0 && !hasTrack() && outcome !== 'denied' && (latest !== undefined || outcome === 'missing'),
    /** The track to send; undefined while no microphone is open. */
    track,
    /** The track of the device itself, before any processing; undefined if no microphone was opened. */
    source: (): MediaStreamTrack | undefined => current?.track(),
    /** The room is joined with this track, or with none. A microphone that has opened since, or opens later, goes to the transport. */
    joined(joinedTransport: CallTransport, sent: MediaStreamTrack | undefined) {
      transport = joinedTransport
      if (current && current.track() !== sent) send(current).catch(report)
    },
    /**
     * Sends the voice from another microphone; the empty id is the system's own. Resolves to false if the visitor chose
     * another one meanwhile. Rejects with a `VoiceError`, with this code if the cause has none, and keeps the last microphone.
     */
    async switchTo(id: string, code: VoiceErrorCode): Promise<boolean> {
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
    /** Processes the sound of the microphone or of the page's track, and of each track that replaces it, before it is sent. */
    async process(wanted: MicrophoneProcess): Promise<void> {
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
    /** No sound passes while muted, whatever the media library does with its track. */
    setMuted(wanted: boolean) {
      isMuted = wanted
      applyMute()
    },
    release() {
      isReleased = true
      for (const source of taken) source.release()
    },
  }
}

export type VisitorMicrophone = ReturnType<typeof createVisitorMicrophone>

const toError = (cause: unknown, code: VoiceErrorCode = 'microphone-unavailable') =>
  toVoiceError(cause, { code, stage: 'live', fatal: false })

/** A track that somebody else has opened, and closes. */
const ofPage = (track: MediaStreamTrack, number: number): Source => ({
  number,
  track: () => track,
  release: () => undefined,
})

import { createVoiceError, deviceRefused, toVoiceError } from '../error-messages'
import type { VoiceError } from '../errors'
import { withDeadline } from '../../timing/deadline'
import type { MicrophoneOutcome, MicrophoneProcess, MicrophoneRequest, MonitorEvent } from './ports'
import type { CallTransport, MicrophoneProblem } from './transport'
import type { CallContext } from './types'

/** A microphone, or a track made from one. */
interface Source extends Pick<MicrophoneRequest, 'track' | 'release'> {
  /** Number of the choice. A microphone that opens late does not replace one that was chosen later. */
  number: number
}

/** The problems of one device, by the type that the media library reports for each. Apps know a failure by it. */
const NATIVE_TYPE: { [Problem in MicrophoneProblem]?: string } = {
  missing: 'not-found',
  'in-use': 'mic-in-use',
  unavailable: 'unknown',
}

/**
 * The microphone of one call. We open it ourselves and do not leave that to the media library. So the browser asks once,
 * opens the chosen microphone, and we can close it at the end whatever the library does.
 */
export function createVisitorMicrophone(
  { options, audioSettings, ports, progress, abort, emit }: CallContext,
  isRunning: () => boolean,
) {
  const { signal } = abort
  /** The microphone that the visitor has chosen, which may be gone; undefined or empty for the system's own. */
  let chosenId = options.microphoneId
  /** The one that is used, or will be. */
  let usedId = chosenId
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
  /** There is none, or the system has taken its sound. The visitor's own mute disables it. */
  const isSilent = () => !hasTrack() || latest?.track()?.muted === true
  const track = () => (hasTrack() ? (processed ?? current)?.track() : undefined)

  function drop(...sources: (Source | undefined)[]): false {
    for (const source of sources) if (source && taken.delete(source)) source.release()
    return false
  }

  async function ask(id: string | undefined) {
    // While a microphone is open, neither the prompt for another one nor its answer changes the state.
    const prompt = () => {
      if (!hasTrack()) emit({ type: 'microphone', state: 'prompt' })
    }
    const request = ports.microphone.request({ prompt, deviceId: id || undefined })
    const source = Object.assign(request, { number: (choices += 1) })
    taken.add(source)
    asked += 1
    const answer = await source.settled
    asked -= 1
    if (!hasTrack()) outcome = answer
    return { source, answer }
  }

  const report = (cause: unknown) =>
    emit({
      type: 'warning',
      error: toVoiceError(cause, { code: 'microphone-unavailable', stage: 'live', fatal: false }),
    })

  /** Mutes tracks on their way to the transport too: the media library may send one before it answers. */
  function applyMute() {
    for (const source of taken) Object.assign(source.track() ?? {}, { enabled: !audioSettings.muted })
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

  function fail(problem: MicrophoneProblem) {
    const error = createVoiceError({
      code: `microphone-${problem}`,
      stage: 'mobile-permissions',
      fatal: false,
    })
    const native = {
      errorMsg: { errorMsg: error.message, audioOk: false },
      error: { type: NATIVE_TYPE[problem] ?? 'permissions', msg: error.message },
    }
    emit({ type: 'microphone', state: problem })
    emit({ type: 'camera-error', error, native })
  }

  async function openUsed() {
    let { source, answer } = await ask(usedId)
    let refused: MicrophoneOutcome | undefined
    // Where the visitor or the page does not allow a microphone, no other one can be opened either.
    if (usedId && answer in NATIVE_TYPE && !isReleased) {
      refused = answer
      usedId = undefined
      ;({ source, answer } = await ask(undefined))
    }
    // The visitor may have switched to another one meanwhile. One whose sound was taken may get it back.
    if (isReleased || !isSilent() || (hasTrack() && answer !== 'granted')) return drop(source)
    if (answer !== 'granted') return fail(answer)
    await send(source).catch(report)
    if (isReleased) return
    emit({ type: 'microphone', state: 'granted' })
    if (refused) emit({ type: 'warning', error: deviceRefused(`microphone-${refused}`) })
  }

  const open = (): Promise<unknown> =>
    (opening ??= openUsed().finally(() => {
      opening = undefined
    }))

  /** Whether it is open, or being opened. */
  const isOpen = () => asked > 0 || hasTrack()

  /** Where the page gives the sound itself, no microphone is opened. */
  const mayOpen = () => options.requestMicrophone && !transport?.usesPageTrack()

  /** Opens the microphone of a call that began muted, or whose microphone was refused or taken. It is sent once it is open. */
  function openIfNeeded() {
    if (!audioSettings.muted && mayOpen() && asked === 0 && isSilent()) void open()
  }

  async function switchTo(id: string): Promise<boolean> {
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
      throw cause
    }
    usedId = id
    emit({ type: 'microphone', state: 'granted' })
    return true
  }

  /** Not waited for any more once the call ends. */
  async function switchInTime(id: string): Promise<boolean | undefined> {
    if (!isRunning()) return undefined
    const limits = { clock: ports.clock, limitMs: options.timeouts.microphoneMs, signal }
    try {
      return await withDeadline(switchTo(id), limits, (why) => {
        if (why === 'timeout') throw new Error('No answer in time.')
        return undefined
      })
    } catch (cause) {
      if (signal.aborted) return undefined
      throw toVoiceError(cause, { code: 'microphone-unavailable', stage: progress.stage(), fatal: false })
    }
  }

  /** Switches without the visitor; the empty id is the system's own. */
  function replace(id: string) {
    // The visitor may be choosing another one.
    if (!mayOpen() || asked > 0) return
    switchInTime(id).catch((error: VoiceError) => {
      // If the chosen microphone cannot be used yet, we report nothing: the last one stays, or the system's own is used.
      if (!id) emit({ type: 'warning', error })
      else if (!isOpen()) replace('')
    })
  }

  /** No microphone is open because there was none, or it was unplugged. */
  function replaceMissing() {
    const isMissing = !isOpen() && outcome !== 'denied' && (latest !== undefined || outcome === 'missing')
    if (!audioSettings.muted && isMissing) replace('')
  }

  return {
    /** Asks for the chosen microphone. Where that one cannot be used, asks for the system's own. Never rejects. */
    open,
    /** Outcome of the newest request that was made while no microphone was open; undefined before there is one. */
    outcome: (): MicrophoneOutcome | undefined => outcome,
    openIfNeeded,
    /** Whether one is open. Waits for the answer to a prompt. False once the call is ending. */
    async hasMicrophone(): Promise<boolean> {
      await opening
      return !isReleased && hasTrack()
    },
    /** The microphone was unplugged: the system's own is used. */
    lost: () => replace(''),
    /**
     * These microphones are there now. The one that the visitor has chosen is used again once it is back. Without it, the
     * one that becomes the system's own is used.
     */
    available({ find, systemId }: Extract<MonitorEvent, { type: 'microphones' }>) {
      // While muted, none is opened that was not open.
      if (audioSettings.muted && !isOpen()) return
      const wanted = (chosenId ? find(chosenId) : undefined) ?? systemId
      if (wanted && wanted !== usedId) replace(wanted)
      else replaceMissing()
    },
    /**
     * The visitor chooses a microphone; an empty id is the system's own. False when another one was chosen meanwhile.
     * Rejects with a `VoiceError` when it cannot be used, or when the browser or the media library does not answer within
     * a minute: the one before stays. Undefined when there is no call, or it ends meanwhile.
     */
    async choose(id: string): Promise<boolean | undefined> {
      try {
        const isUsed = await switchInTime(id)
        if (isUsed) chosenId = id
        return isUsed
      } finally {
        // One that was refused may have been chosen for one that was unplugged meanwhile.
        replaceMissing()
      }
    },
    /** The track to send; undefined while no microphone is open. */
    track,
    /** The track of the device itself, before any processing; undefined if no microphone was opened. */
    source: (): MediaStreamTrack | undefined => current?.track(),
    /** The room is joined with this track, or with none. A microphone that has opened since, or opens later, goes to the transport. */
    joined(joinedTransport: CallTransport, sent: MediaStreamTrack | undefined) {
      transport = joinedTransport
      if (current && current.track() !== sent) send(current).catch(report)
    },
    /** The media library has dropped it for another one, which cannot be used. One on its way replaces both. */
    sendAgain() {
      if (current && current === latest && hasTrack()) send(current).catch(report)
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
    setMuted(muted: boolean) {
      audioSettings.muted = muted
      applyMute()
      if (isRunning()) openIfNeeded()
    },
    release() {
      isReleased = true
      for (const source of taken) source.release()
    },
  }
}

export type VisitorMicrophone = ReturnType<typeof createVisitorMicrophone>

/** A track that somebody else has opened, and closes. */
const ofPage = (track: MediaStreamTrack, number: number): Source => ({
  number,
  track: () => track,
  release: () => undefined,
})

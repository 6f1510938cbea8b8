import { createVoiceError, deviceRefused, toVoiceError } from '../error-messages'
import type { VoiceError } from '../errors'
import type { ConnectedMicrophones, MicrophoneOutcome, MicrophoneProcess, MicrophoneRequest } from './ports'
import { answeredInTime } from './timeouts'
import type { CallTransport, MicrophoneProblem } from './transport'
import type { CallContext } from './types'

/** A microphone, or a track made from one. */
interface Source extends Pick<MicrophoneRequest, 'track' | 'release'> {
  /** The number of the choice, so that a microphone that opens late does not replace one that was chosen later. */
  number: number
  isOfPage?: boolean | undefined
  /** The page has chosen it on the media library's own call object. */
  isForeign?: boolean
}

/** The media library's error type for each problem of a device. Apps check it. */
const NATIVE_TYPE: { [Problem in MicrophoneProblem]?: string } = {
  missing: 'not-found',
  'in-use': 'mic-in-use',
  unavailable: 'unknown',
}

/** The microphone of one call. We open it ourselves: the browser asks only once, and we can close it at the end. */
export function createVisitorMicrophone(
  { options, audioSettings, ports, progress, abort, emit, warn }: CallContext,
  isRunning: () => boolean,
) {
  const { signal } = abort
  /** The microphone that the visitor has chosen, which may be unplugged; undefined or empty for the system's default. */
  let chosenId = options.microphoneId
  /** The microphone that is used, or will be. */
  let usedId = chosenId
  let outcome: MicrophoneOutcome | undefined
  let opening: Promise<unknown> | undefined
  let transport: CallTransport | undefined
  /** Every source to release, including requests without an answer and tracks on their way to the transport. */
  const taken = new Set<Source>()
  /** How many requests the browser has not answered yet. */
  let asked = 0
  /** `current` is the source that is sent; `latest` is the newest one that the transport got. */
  let current: Source | undefined
  let latest: Source | undefined
  let choices = 0
  let processing: MicrophoneProcess | undefined
  let processed: Source | undefined

  const isLive = () => latest !== undefined && latest.track()?.readyState !== 'ended'
  /** What the media library sends that we have not opened: the page may choose a microphone on the library's own call object. */
  function foreignTrack(): MediaStreamTrack | undefined {
    const sent = transport?.microphone()
    return sent && [...taken].every((source) => source.track() !== sent) ? sent : undefined
  }
  // In a call that began muted, the library may open one too when the visitor is unmuted. Ours replaces that one.
  const hasTrack = () => isLive() || (latest !== undefined && foreignTrack()?.readyState === 'live')
  /** Whether there is no microphone, or the system mutes it. The visitor's own mute disables the track instead. */
  const isSilent = () => !hasTrack() || (isLive() && latest?.track()?.muted === true)
  const track = () => (isLive() ? (processed ?? current)?.track() : undefined)

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

  const reportNotSent = (cause: unknown) => warn(cause, 'microphone-unavailable')

  /** Also mutes tracks that the transport has not confirmed yet. The media library itself mutes what it sends of a track of the page. */
  function applyMute() {
    for (const source of taken)
      if (!source.isOfPage) Object.assign(source.track() ?? {}, { enabled: !audioSettings.muted })
  }

  const isOlder = (source: Source, other: Source | undefined) => source.number < (other?.number ?? 0)

  /** Sends a source. False if a newer one is sent, or the call has ended. */
  async function send(source: Source, id = ''): Promise<boolean> {
    if (signal.aborted || isOlder(source, latest)) return drop(source)
    latest = source
    const { number, isOfPage } = source
    const raw = source.track()
    const made = raw && processing?.(raw)
    const next = made && {
      number,
      isOfPage: isOfPage && made.track === raw,
      track: () => made.track,
      release: () => made.stop(),
    }
    for (const each of [source, next]) if (each) taken.add(each)
    applyMute()
    try {
      await transport?.setMicrophone(id, made?.track ?? raw)
    } catch (error) {
      drop(next)
      if (latest === source) latest = current
      throw error
    }
    if (signal.aborted || isOlder(source, current)) return drop(next, source)
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
    // Not if the visitor or the page forbids the microphone, because then no other one can be opened.
    if (usedId && answer in NATIVE_TYPE && !signal.aborted) {
      refused = answer
      usedId = undefined
      ;({ source, answer } = await ask(undefined))
    }
    // The visitor may have switched to another microphone meanwhile, or the system no longer mutes the current one.
    if (signal.aborted || !isSilent() || (hasTrack() && answer !== 'granted')) return drop(source)
    if (answer !== 'granted') return fail(answer)
    await send(source).catch(reportNotSent)
    if (signal.aborted) return
    emit({ type: 'microphone', state: 'granted' })
    if (refused) warn(deviceRefused(`microphone-${refused}`))
  }

  const open = (): Promise<unknown> =>
    (opening ??= openUsed().finally(() => {
      opening = undefined
    }))

  const isOpen = () => asked > 0 || hasTrack()

  /** False if the page supplies a track. */
  const mayOpen = () => options.requestMicrophone && !transport?.usesPageTrack() && !current?.isOfPage

  /** Opens and sends the microphone if the call began muted, or if it was refused or is used by another app. */
  function openIfNeeded() {
    if (!audioSettings.muted && mayOpen() && asked === 0 && isSilent()) void open()
  }

  async function switchTo(id: string): Promise<boolean> {
    const { source, answer } = await ask(id)
    if (signal.aborted) return true
    if (answer !== 'granted') {
      if (!hasTrack()) emit({ type: 'microphone', state: answer })
      throw createVoiceError({ code: `microphone-${answer}`, stage: 'live', fatal: false })
    }
    try {
      if (!(await send(source, id))) return signal.aborted
    } catch (cause) {
      drop(source)
      throw cause
    }
    usedId = id
    emit({ type: 'microphone', state: 'granted' })
    return true
  }

  async function switchInTime(id: string): Promise<boolean | undefined> {
    if (!isRunning()) return undefined
    const limits = { clock: ports.clock, limitMs: options.timeouts.microphoneMs, signal }
    try {
      return await answeredInTime(switchTo(id), limits)
    } catch (cause) {
      if (signal.aborted) return undefined
      throw toVoiceError(cause, { code: 'microphone-unavailable', stage: progress.stage(), fatal: false })
    }
  }

  /** Switches by itself, not by the visitor's choice. The empty id is the system's default. */
  function replace(id: string) {
    // A request without an answer may be the visitor's choice.
    if (!mayOpen() || asked > 0) return
    switchInTime(id).catch((error: VoiceError) => {
      // If the chosen microphone cannot be used yet, we keep the last one or the system's default, and report nothing.
      if (!id) warn(error)
      else if (!isOpen()) replace('')
    })
  }

  /** No microphone is open because there was none, or it was unplugged. */
  function replaceMissing() {
    const isMissing = !isOpen() && outcome !== 'denied' && (latest !== undefined || outcome === 'missing')
    if (!audioSettings.muted && isMissing) replace('')
  }

  return {
    /** Opens the chosen microphone. If that one cannot be used, opens the system's default. Never rejects. */
    open,
    /** The outcome of the newest request while no microphone was open; undefined before the first one. */
    outcome: (): MicrophoneOutcome | undefined => outcome,
    openIfNeeded,
    /** Whether a microphone is open. Waits for the answer to a prompt. False once the call is ending. */
    async hasMicrophone(): Promise<boolean> {
      await opening
      return !signal.aborted && hasTrack()
    },
    /** Call if the microphone was unplugged. Switches to the system's default. */
    lost: () => replace(''),
    /** The connected microphones have changed. Uses the visitor's choice once it is back, or else a new default of the system. */
    available({ find, systemId }: ConnectedMicrophones) {
      // While muted, we open no microphone if none was open.
      if (audioSettings.muted && !isOpen()) return
      // What the page has chosen is replaced only once it is unplugged.
      if (current?.isForeign && isLive()) return
      const wanted = (chosenId ? find(chosenId) : undefined) ?? systemId
      if (wanted && wanted !== usedId) replace(wanted)
      else replaceMissing()
    },
    /**
     * False if another one was chosen meanwhile, undefined if there is no call or it ends meanwhile. Rejects with a `VoiceError` and
     * keeps the current one if the microphone cannot be used, or nothing answers within a minute.
     */
    async choose(id: string): Promise<boolean | undefined> {
      try {
        const isUsed = await switchInTime(id)
        if (isUsed) chosenId = id
        return isUsed
      } finally {
        // The microphone may have been unplugged while the visitor's choice failed.
        replaceMissing()
      }
    },
    track,
    /** The track of the device itself, before any processing; undefined if no microphone was opened. */
    source: (): MediaStreamTrack | undefined => current?.track(),
    /** Call once the room is joined, with the track that it sends, if any. Passes later microphones to the transport. */
    joined(joinedTransport: CallTransport, sent: MediaStreamTrack | undefined) {
      transport = joinedTransport
      if (current && sent !== track()) send(current).catch(reportNotSent)
    },
    /** Sends the microphone again after the media library has dropped it for an unusable one. A newer choice has priority. */
    sendAgain() {
      if (current && current === latest && isLive()) send(current).catch(reportNotSent)
    },
    /** Sets the processing of the microphone or of the page's track, and of each track that replaces it. */
    async process(wanted: MicrophoneProcess): Promise<void> {
      const before = processing
      processing = wanted
      const sent = foreignTrack()
      const source = sent ? ofOthers(sent, choices, transport?.usesPageTrack()) : latest
      try {
        if (source) await send(source)
      } catch (error) {
        processing = before
        if (source !== latest) drop(source)
        throw error
      }
    },
    /** Mutes the tracks themselves, so that no sound is sent even if the media library unmutes. */
    setMuted(muted: boolean) {
      audioSettings.muted = muted
      applyMute()
      if (isRunning()) openIfNeeded()
    },
    release() {
      for (const source of taken) source.release()
    },
  }
}

export type VisitorMicrophone = ReturnType<typeof createVisitorMicrophone>

/** A track that we have not opened. One of the media library is copied, because the library closes it when another is sent. */
function ofOthers(sent: MediaStreamTrack, number: number, isOfPage: boolean | undefined): Source {
  const used = isOfPage ? sent : sent.clone()
  return { number, isOfPage, isForeign: true, track: () => used, release: () => isOfPage || used.stop() }
}

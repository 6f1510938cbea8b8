import { AbortedError, VoiceError, withTexts, type ErrorTexts } from '../errors'
import type { CallControls } from '../controls/controls'
import type { JoinableCall } from '../session/joinable-call'
import type { CallOutcome, CallState } from '../session/state'
import type { CallSession, SessionEvent } from '../session/types'
import type { SessionFactory, SessionRequest } from './session-factory'
import type { OutgoingMessage } from '../messages'
import { copyOf, isBlank } from '../values'
import type { ChosenDevices } from './types'

export interface CallStart extends Pick<SessionRequest, 'target' | 'history' | 'existing' | 'signal'> {
  /** Whether the call begins muted. Default: the mute setting at the end of the last call. */
  muted?: boolean | undefined
}

interface CallEngineOptions {
  /** Fetches the code of a call. Called again after a failure. Rejects with a `VoiceError`. */
  load(): Promise<SessionFactory>
  muted: boolean
  isRead: SessionRequest['isRead']
  errorTexts(): ErrorTexts | undefined
  onEvent(event: SessionEvent, start: CallStart): void
  onMuted(muted: boolean): void
  onCommandFailed(error: unknown): void
}

type Command = (session: CallSession) => void

const LOADING: CallState = { phase: 'requesting' }

/** Runs the calls of the class or the client, one after another, and stores mute, volume and devices for the next one. */
export function createCallEngine(options: CallEngineOptions) {
  const { load, isRead, errorTexts, onEvent, onMuted, onCommandFailed } = options
  let { muted } = options
  /** The owner of the state: the newest session, or this engine before the first session and while a start waits. */
  let current: { readonly state: CallState } = { state: { phase: 'idle' } }
  let factory: SessionFactory | undefined
  let loading: Promise<SessionFactory> | undefined
  /** The newest session. It may have ended. */
  let session: CallSession | undefined
  let volume: number | undefined
  let devices: Pick<SessionRequest, keyof ChosenDevices> = { microphoneId: undefined, speakerId: undefined }
  let disposals = 0
  let muteRevision = 0
  /** Functions that abort the waiting starts. A start waits for the code of a call, and for the end of the last call. */
  const waiting = new Set<() => void>()
  let queue: Command[] = []

  /** For errors without the texts of the app, because no session has emitted them. */
  const rethrow = (thrown: unknown): never => {
    throw withTexts(thrown, errorTexts())
  }

  function loadFactory(): Promise<SessionFactory> {
    if (!loading) {
      loading = load().then((made) => (factory = made))
      // After a failure, the next use loads it again.
      loading.catch(() => (loading = undefined))
    }
    return loading
  }

  function setState(state: CallState, start: CallStart) {
    current = { state }
    onEvent({ type: 'state', state }, start)
  }

  /** Does not tell the session: its transport has already switched, or will do so at the start. */
  function noteMuted(next: boolean) {
    if (muted === next) return
    muted = next
    onMuted(muted)
  }

  const activeSession = () => (session?.isActive() ? session : undefined)
  const runningSession = () => (session?.isRunning() ? session : undefined)
  /** Whether the last call still has to emit events. The next call begins after them. */
  const isEnding = () => session && !session.isRunning() && !session.isClosed()

  function execute(command: Command): boolean {
    const running = runningSession()
    try {
      if (running) command(running)
    } catch (error) {
      rethrow(error)
    }
    return running !== undefined
  }

  /** Ends a start that has no session: it was refused or stopped, or its code did not load. Drops the messages that wait for it. */
  function giveUp(error: VoiceError, start: CallStart) {
    withTexts(error, errorTexts())
    const outcome: CallOutcome =
      error.code === 'aborted' ? { phase: 'ended', reason: 'customer' } : { phase: 'failed', error }
    if (!waiting.size) {
      queue = []
      if (!activeSession()) setState(outcome, start)
    }
    const ending = {
      outcome,
      began: false,
      stage: error.stage,
      durationMs: 0,
      endedByPlatform: false,
    }
    onEvent({ type: 'closed', ending }, start)
  }

  /** Returns a function that begins the call of a start. It resolves with null during another call. */
  function prepare(start: CallStart) {
    const mutedBefore = muted
    const isBehindAnother = waiting.size > 0 || runningSession() !== undefined
    // We apply `muted` now and not when the call begins, because a `setMuted` in between is newer.
    if (!isBehindAnother) noteMuted(start.muted ?? muted)
    const revision = muteRevision
    return async (from: SessionFactory): Promise<JoinableCall | null> => {
      if (activeSession()) return null
      // We get here behind another start only if that one was stopped or failed.
      if (isBehindAnother && revision === muteRevision) noteMuted(start.muted ?? muted)
      let created: CallSession
      try {
        // If the code had to be fetched, the page has already seen the first state of this start.
        const state: CallState = current.state === LOADING ? LOADING : { phase: 'idle' }
        const request = { ...start, ...devices, state, muted, volume, isRead, onMuted: noteMuted }
        created = from.createSession(request, (event) => onEvent(event, start))
      } catch (error) {
        // A refused start does not change the mute setting.
        if (revision === muteRevision) noteMuted(mutedBefore)
        if (error instanceof VoiceError) giveUp(error, start)
        throw error
      }
      current = session = created
      return created.start()
    }
  }

  async function loadAndWait(): Promise<SessionFactory> {
    const loaded = await loadFactory()
    if (isEnding()) await session?.stop()
    return loaded
  }

  function startInTurn(start: CallStart): Promise<JoinableCall | null> {
    const begin = prepare(start)
    // Begin synchronously if possible, so that a message sent right after the start belongs to this call.
    if (factory && !isEnding() && !waiting.size) return begin(factory)
    return new Promise((resolve, reject) => {
      const settle = () => {
        start.signal?.removeEventListener('abort', abort)
        globalThis.removeEventListener?.('pagehide', abort)
        return waiting.delete(abort)
      }
      const fail = (error: VoiceError) => {
        if (!settle()) return
        giveUp(error, start)
        reject(error)
      }
      const abort = () => fail(new AbortedError('initialization'))
      // First, because an app in JavaScript may pass anything as a signal, and this then rejects the start.
      start.signal?.addEventListener('abort', abort)
      waiting.add(abort)
      // The visitor leaves the page. If the browser keeps the page for Back, no call may begin when it is shown again.
      globalThis.addEventListener?.('pagehide', abort)
      if (!factory && current.state !== LOADING) setState(LOADING, start)
      if (start.signal?.aborted) abort()
      loadAndWait().then((loaded) => {
        if (!settle()) return
        const commands = queue
        resolve(begin(loaded))
        for (const command of commands.splice(0))
          try {
            execute(command)
          } catch (error) {
            onCommandFailed(error)
          }
      }, fail)
    })
  }

  /** Runs a command in the running call, or once the start that waits has begun. False when there is neither. */
  function run(command: Command): boolean {
    // Also while the waiting start begins, so that messages of its listeners follow those that were queued before.
    if (waiting.size || queue.length) return queue.push(command) > 0
    return execute(command)
  }

  function send(message: OutgoingMessage): boolean {
    const sent = copyOf(message)
    return run((call) => call.send(sent))
  }

  /** Makes a function that chooses a device for this call and later ones. It rejects when the running call cannot use it. */
  const chooser =
    (name: keyof ChosenDevices, method: 'setMicrophone' | 'setSpeaker') =>
    async (id: string): Promise<void> => {
      const isUsed = await runningSession()?.[method](id).catch(rethrow)
      // The page may have chosen another device meanwhile.
      if (isUsed !== false) devices = { ...devices, [name]: id }
    }
  const setMicrophone = chooser('microphoneId', 'setMicrophone')
  const setSpeaker = chooser('speakerId', 'setSpeaker')

  /** Ends the call and the starts that wait. Resolves when everything is released; never rejects. */
  async function stop(): Promise<void> {
    // Only the commands and starts that wait now. A listener of the stopped start may start again, and send.
    queue = []
    for (const abort of [...waiting]) abort()
    await session?.stop()
  }

  return {
    /** Begins a call after the one before. Null while one goes on. Rejects with a `VoiceError`. */
    start: (start: CallStart) => startInTurn(start).catch(rethrow),

    refuse: giveUp,

    rethrow,

    stop,

    // Each is false when there is no call, or for a text without words. Each throws a `VoiceError` for what cannot be sent.
    send,
    sendText: (text: string): boolean => !isBlank(text) && run((call) => call.sendText(text)),
    addContext: (text: string): boolean => !isBlank(text) && run((call) => call.addContext(text)),

    state: (): CallState => current.state,
    /** The newest session, which may have ended; undefined while a start waits. */
    session: () => (waiting.size ? undefined : session),
    /** The session from the start of a call until everything is released. */
    activeSession,
    factory: loadFactory,

    isMuted: () => muted,
    setMuted(next: boolean) {
      muteRevision += 1
      // An app in JavaScript may pass undefined.
      session?.setMuted(!!next)
      noteMuted(!!next)
    },

    volume: () => volume,
    /** @param next clamped to 0–1; a value that is not a finite number is ignored */
    setVolume(next: number) {
      if (!Number.isFinite(next)) return
      volume = Math.min(1, Math.max(0, next))
      session?.setVolume(volume)
    },

    devices: () => devices,
    setMicrophone,
    setSpeaker,
    controls: (): Promise<CallControls> =>
      loadFactory()
        .then((loaded) => loaded.loadControls({ session: activeSession, setMicrophone, setSpeaker }))
        .catch(rethrow),

    async prewarm(): Promise<void> {
      const before = disposals
      try {
        const loaded = await loadFactory()
        // After `dispose()`, nothing would release what we load now.
        if (before === disposals) await loaded.prewarm(isRead)
      } catch {
        // The start loads it again, and reports a failure.
      }
    },

    async dispose(): Promise<void> {
      disposals += 1
      const stopped = stop()
      // At once, so that what the page warms up afterwards is kept.
      await factory?.dispose()
      await stopped
    },
  }
}

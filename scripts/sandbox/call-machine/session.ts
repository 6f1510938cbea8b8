import type { FatalError } from '../scenario/setup-schema'
import { createWire } from '../platform/wire'
import { createToolPlay, type ToolSettingsByName } from '../platform/tool-play'
import { onPlatform, type Behaviour } from '../platform/behaviours'
import type { Scenario } from '../scenario/schema'
import { createScriptRunner } from './script-runner'
import { createDisposers, never, wait } from './disposers'
import { createCallerSpeechDetector } from './caller-speech-detector'
import { createFarEnd } from './far-end'
import { readInbound } from './inbox'
import { createLevelObserver, createMeter } from './levels'
import type { Fields } from './link'
import type { LocalMedia, MediaWishes } from './local-media'
import { connectPeers, type Peers } from './peers'
import { platformMessages } from './platform-messages'
import { createRoom } from './room'
import { createSound } from './sound'
import { createSpeech } from './speech'
import { stepPerformer } from './steps'
import { createServerMessages } from './server-messages'
import type { Store } from './store'

export interface SessionOptions {
  scenario: Scenario
  behaviour: Behaviour
  /** The tools of the assistant. */
  tools: ToolSettingsByName
  /** Folder of the recordings, with a trailing slash. */
  clipFolder: string
  /** Types of the messages that the assistant sends the page. Undefined, in a room of no web call: all of them. */
  clientMessages: readonly string[] | undefined
  joinDelayMs: number
  /** Where the call sends its server messages, if it does. */
  server?: { address: string; callId: string } | undefined
  /** How many times faster than normal the far end speaks and waits. */
  pace: number
  userName: string
  wishes: MediaWishes
  media: LocalMedia
  store: Store
  post(action: string, fields?: Fields): void
  /** The call is over by a fatal error; everything is already released. */
  onFatal(error: FatalError): void
  /** The platform has closed the room. */
  onLeft(): void
}

/** One stay in a room, from joining to leaving. */
export function openSession(options: SessionOptions) {
  const { behaviour, media, store, pace } = options
  const scenario = onPlatform(behaviour, options.scenario)
  const closing = new AbortController()
  const { signal } = closing
  const disposers = createDisposers()
  const post = (action: string, fields?: Fields) => {
    if (signal.aborted) return
    options.post(action, fields)
    if (action === 'app-message' && fields?.fromId === room.senderId()) server?.observe(fields?.data)
  }
  const server =
    options.server &&
    createServerMessages({
      ...options.server,
      onToolResult: (toolCallResult) => room.say(platformMessages.toolResult(toolCallResult)),
    })

  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms / pace)
    return () => clearTimeout(timer)
  }
  const room = createRoom({
    store,
    post,
    media,
    userName: options.userName,
    localUpdates: scenario.localUpdates,
    clientMessages: options.clientMessages,
    onUnsent: (data) => server?.observe(data),
    messagesFrom: behaviour.messagesFrom,
    wire: (deliver) => createWire({ behaviour, deliver, later }),
  })
  const toolPlay = createToolPlay(behaviour, options.tools)
  const sound = createSound(options.clipFolder, pace)
  disposers.add(() => sound.close())
  const meter = createMeter(sound.context)
  disposers.add(() => meter.close())

  let peers: Peers | undefined
  let isCallerHeard = true
  const callerSpeech = createCallerSpeechDetector(
    () => (scenario.hearsCaller && isCallerHeard ? (peers?.callerLevel() ?? 0) : 0),
    pace,
  )
  const hasCaptions = options.clientMessages?.includes('assistant.speechStarted')
  const captions = hasCaptions ? behaviour.captions : undefined
  const speech = createSpeech({ room, sound, callerSpeech, captions })
  const localLevels = createLevelObserver(meter.read, (audioLevel) =>
    post('local-audio-level', { audioLevel }),
  )
  const remoteLevels = createLevelObserver(
    () => peers?.receivedLevel() ?? 0,
    (level) => {
      const id = room.assistantId()
      const levels = Object.fromEntries(room.remoteIds().map((of) => [of, of === id ? level : 0]))
      post('remote-participants-audio-level', { participantsAudioLevel: levels })
    },
  )
  disposers.add(() => localLevels.stop())
  disposers.add(() => remoteLevels.stop())

  const close = () => {
    if (!signal.aborted) void server?.end()
    closing.abort(new Error('The call is over.'))
    disposers.run()
    media.release()
  }
  const fail = (error: FatalError) => {
    close()
    options.onFatal(error)
  }
  const leave = () => {
    close()
    options.onLeft()
  }

  const joined = () => ({ participants: room.participants(), internal: { _maxAppMessageSize: 4096 } })

  const performStep = stepPerformer({
    room,
    speech,
    post,
    fail,
    leave,
    signal,
    pace,
    assistantTracks,
    loseMicrophone: media.lose,
    async joinAgain() {
      store.forgetSubscriptions()
      // The service reports the visitor as muted until it has joined again.
      await media.setAudio(false)
      await media.setAudio(!options.wishes.audioOff)
      if (!signal.aborted) post('joined-meeting', joined())
    },
    serverAnswers: () => server?.answered(),
    toolResultOf: toolPlay.resultOf,
  })
  const endCall = (reason: string) => performStep({ endCall: { reason, announced: true, way: 'ejected' } })
  const scriptRunner = createScriptRunner({
    scenario,
    room,
    sound,
    speech,
    signal,
    pace,
    isCallerMuted: () => media.audioState() !== 'playable',
    setCallerHeard: (heard) => void (isCallerHeard = heard),
    toolPlay,
    perform: performStep,
    endCall,
  })
  const farEnd = createFarEnd({
    room,
    media,
    perform: performStep,
    callerLevel: () => peers?.callerLevel() ?? 0,
  })
  disposers.add(farEnd.close)

  const offers = () => ({
    audio: scenario.assistant.audio === 'none' ? ('off' as const) : ('playable' as const),
    video: scenario.assistant.video ? ('playable' as const) : ('off' as const),
  })

  function assistantTracks() {
    if (peers) room.assistantTracks({ audio: peers.audio, video: peers.video })
  }

  async function connect(): Promise<void> {
    const avatar = scenario.assistant.video ? avatarTrack() : null
    const connection = await connectPeers({ microphone: media.sent(), voice: sound.track, avatar })
    if (avatar) disposers.add(() => avatar.stop())
    if (signal.aborted) return connection.close()
    disposers.add(() => connection.close())
    peers = connection
    meter.follow(media.sent())
    assistantTracks()
  }

  async function assistantArrives(): Promise<void> {
    const { arrives, afterMs, audio, listening } = scenario.assistant
    if (arrives === 'after-join') {
      await wait(afterMs / pace, signal)
      room.assistantJoins(offers())
      assistantTracks()
    }
    const waitsForClient = arrives !== 'never' && audio !== 'none' && listening === 'when-playable'
    if (!waitsForClient) await scriptRunner.start()
  }

  return {
    scenario,
    room,
    localLevels,
    remoteLevels,
    close,
    onClose: disposers.add,
    peers: () => peers,
    /** The microphone's track was changed, muted or freed. */
    async microphoneChanged(): Promise<void> {
      meter.follow(media.sent())
      await peers?.replaceMicrophone(media.sent())
    },
    /** Joins; rejects only when the session was closed meanwhile. */
    async join(onJoined: (joined: Fields) => void): Promise<void> {
      if (scenario.join.fault === 'hang') return never(signal)
      await Promise.all([
        media.start(options.wishes, scenario.camera),
        wait(options.joinDelayMs + scenario.join.delayMs / pace, signal),
      ])
      if (scenario.join.error) return fail(scenario.join.error)
      if (scenario.assistant.arrives === 'before-join') room.assistantJoins(offers(), true)
      store.setLocalTracks('cam', media.tracks())
      onJoined(joined())
      room.updateLocal()
      await connect().catch((error: unknown) => {
        if (!signal.aborted)
          fail({ type: 'connection-error', message: String(error), leftMeetingFollows: false })
      })
      if (signal.aborted) return
      const { endsAfterMs } = behaviour
      if (endsAfterMs !== undefined)
        disposers.add(later(endsAfterMs, () => void endCall('exceeded-max-duration').catch(() => undefined)))
      await assistantArrives()
    },
    receive(data: unknown): void {
      farEnd.received(data)
      const message = readInbound(data)
      if (message.kind === 'playable') void scriptRunner.greet().catch(() => undefined)
      else scriptRunner.receive(message)
    },
  }
}

export type Session = ReturnType<typeof openSession>

/** A moving picture for assistants with video: a disc that grows and shrinks. */
function avatarTrack(): MediaStreamTrack | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 320 })
  const context = canvas.getContext('2d')
  if (!context) return null
  const track = canvas.captureStream(10).getVideoTracks()[0] ?? null
  const timer = setInterval(() => {
    if (track?.readyState === 'ended') return clearInterval(timer)
    context.fillStyle = '#1d1830'
    context.fillRect(0, 0, 320, 320)
    context.fillStyle = '#8a6cff'
    context.beginPath()
    context.arc(160, 160, 90 + 12 * Math.sin(performance.now() / 300), 0, Math.PI * 2)
    context.fill()
  }, 100)
  return track
}

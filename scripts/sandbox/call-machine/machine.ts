import scenarios from 'sandbox:scenarios'
import type { FatalError } from '../scenario/setup-schema'
import { scenarioNamed } from '../scenario/named'
import type { Scenario } from '../scenario/schema'
import { cookieValue } from '../cookies'
import { BEHAVIOURS, isBehaviour } from '../platform/behaviours'
import { CONSULTANT_TOOLS, type ToolSettingsByName } from '../platform/tool-play'
import { DEFAULT_BEHAVIOUR, DEFAULT_SCENARIO, SCENARIO_COOKIE } from '../settings'
import { blockAutoplay } from './autoplay'
import { CUSTOM_TRACK, type DailySlot } from './daily-globals'
import { openLink, type Fields, type MachineRequest } from './link'
import { createLocalMedia, type MediaWishes } from './local-media'
import { requestHandlers } from './requests'
import { openSession, type Session } from './session'
import { createStore } from './store'

const LIVENESS_CHECK_MS = 100
/** How long after the end of a call the microphone is opened again, in scenarios that say so. */
const REOPEN_DELAY_MS = 300

/** What the page asked for when it created, pre-authenticated or joined the call. */
export interface CallProperties extends Fields {
  url?: string
  userName?: string
  startAudioOff?: boolean
  startVideoOff?: boolean
  subscribeToTracksAutomatically?: boolean
}

export interface PreloadCache extends Fields {
  subscribeToTracksAutomatically?: boolean
  allowLocalAudio?: boolean
  allowLocalVideo?: boolean
  inputSettings?: { audio?: { settings?: { customTrack?: unknown } } }
  localAudioLevelObserver?: { enabled: boolean; interval: number }
  remoteParticipantsAudioLevelObserver?: { enabled: boolean; interval: number }
}

/** The call machine of one call object. */
export function createMachine(callClientId: string) {
  const slot = (): DailySlot | undefined => window._daily?.instances[callClientId]
  const store = createStore()
  let session: Session | undefined
  let unblockAutoplay: (() => void) | undefined
  /** Of the newest session, also after its end. */
  let microphoneAtEnd: Scenario['microphoneAtEnd'] = 'closed'

  const link = openLink({
    callClientId,
    isAlive: () => slot() !== undefined,
    onRequest(request) {
      const handle = handlers[request.action]
      if (handle) void Promise.resolve(handle(request)).catch((error: unknown) => failed(request, error))
      else link.answer(request, {})
    },
  })
  const media = createLocalMedia({
    slot,
    post: link.post,
    onChange() {
      // A request to unmute may arrive after the end of the call, and opens the microphone again.
      if (!session) return store.setLocalTracks('cam', media.tracks())
      session.room.updateLocal()
      void session.microphoneChanged()
    },
    atEnd: () => microphoneAtEnd,
  })

  function failed(request: MachineRequest, error: unknown) {
    link.answer(request, { error: error instanceof Error ? error.message : String(error) })
  }

  /** Opens the microphone after the end of the call, and never releases it. */
  async function reopenMicrophone() {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    store.setLocalTracks('cam', stream.getTracks())
  }

  /** Releases everything: the microphone, the connection, every timer. */
  function giveBack() {
    if (session && microphoneAtEnd === 'reopened')
      setTimeout(() => void reopenMicrophone().catch(() => undefined), REOPEN_DELAY_MS)
    session?.close()
    session = undefined
    media.release()
    unblockAutoplay?.()
    unblockAutoplay = undefined
    store.reset()
  }

  // `destroy()` does not announce itself, so the machine checks whether its call object still exists.
  const liveness = setInterval(() => {
    if (slot()) return
    giveBack()
    link.close()
    clearInterval(liveness)
  }, LIVENESS_CHECK_MS)

  function postFatal({ type, message, details, leftMeetingFollows }: FatalError) {
    link.post('error', {
      errorMsg: message,
      error: { type, msg: message, ...(details ? { details: JSON.stringify(details) } : {}) },
    })
    if (leftMeetingFollows) link.post('left-meeting')
  }

  const wishesOf = (properties: CallProperties, cache: PreloadCache): MediaWishes => ({
    audio: cache.allowLocalAudio !== false,
    video: cache.allowLocalVideo !== false,
    ownMicrophone: cache.inputSettings?.audio?.settings?.customTrack === CUSTOM_TRACK,
    audioOff: properties.startAudioOff === true,
    videoOff: properties.startVideoOff === true,
  })

  function join(request: MachineRequest) {
    const properties = (request.properties ?? {}) as CallProperties
    const cache = (request.preloadCache ?? {}) as PreloadCache
    const place = roomOf(properties.url)
    const { scenario } = place
    microphoneAtEnd = scenario.microphoneAtEnd
    session?.close()
    store.reset()
    store.subscribeToAll(
      (properties.subscribeToTracksAutomatically ?? cache.subscribeToTracksAutomatically) !== false,
    )
    if (scenario.join.fault === 'refused') {
      const { type, message } = scenario.join.error ?? { type: 'not-allowed', message: 'Join refused' }
      return link.answer(request, { error: { type, msg: message } })
    }
    if (scenario.autoplay === 'blocked') unblockAutoplay ??= blockAutoplay()
    const joining = openSession({
      ...place,
      userName: properties.userName ?? '',
      wishes: wishesOf(properties, cache),
      media,
      store,
      post: link.post,
      onFatal(error) {
        giveBack()
        postFatal(error)
      },
      onLeft() {
        giveBack()
        link.post('left-meeting')
      },
    })
    session = joining
    if (cache.localAudioLevelObserver?.enabled)
      joining.localLevels.start(cache.localAudioLevelObserver.interval)
    if (cache.remoteParticipantsAudioLevelObserver?.enabled)
      joining.remoteLevels.start(cache.remoteParticipantsAudioLevelObserver.interval)
    return joining
      .join((joined) => {
        link.post('joined-meeting', joined)
        link.answer(request, {})
      })
      .catch(() => undefined)
  }

  const handlers = requestHandlers({
    link,
    media,
    store,
    session: () => session,
    scenario: () => session?.scenario ?? cookieScenario(),
    join,
    leave() {
      const scenario = session?.scenario
      if (scenario?.leave === 'ignored') return
      giveBack()
      if (scenario?.leave === 'hang') return
      link.post('left-meeting')
      if (scenario?.leave === 'twice') link.post('left-meeting')
    },
    async startCamera(properties, cache) {
      await media.start(wishesOf(properties, cache), cookieScenario().camera)
    },
  })

  const announce = () => {
    link.post('call-machine-initialized')
    link.post('loaded')
  }

  return {
    store: { getState: store.getState },
    announce,
    /** The call object is used again after a meeting. */
    reset() {
      giveBack()
      link.post('call-machine-initialized')
    },
  }
}

/** Before a room is known, the browser's choice decides. */
function cookieScenario(): Scenario {
  return named(cookieValue(document.cookie, SCENARIO_COOKIE))
}

function named(name: string | null | undefined): Scenario {
  const scenario = scenarioNamed(scenarios, name ?? DEFAULT_SCENARIO) ?? scenarios[DEFAULT_SCENARIO]
  if (!scenario) throw new Error('The call machine carries no scenarios.')
  return scenario
}

/** The scenario with its first line replaced by what the client lets the assistant say first. */
function withFirstMessage(scenario: Scenario, firstMessage: string | null): Scenario {
  const [first, ...rest] = scenario.script
  if (!firstMessage || !first || !('assistant' in first)) return scenario
  return { ...scenario, script: [{ ...first, assistant: firstMessage }, ...rest] }
}

/** What the room's address says: which scenario and behaviour, which tools, where the recordings are, how late to join, how fast to speak. */
function roomOf(address: string | undefined) {
  const url = new URL(address ?? '', window.location.href)
  const [, sandbox = '', callId = ''] = /^(.*)\/room\/([^/]*)$/.exec(url.pathname) ?? []
  const scenario = named(url.searchParams.get('scenario'))
  const behaviour = url.searchParams.get('platform')
  return {
    scenario: withFirstMessage(scenario, url.searchParams.get('firstMessage')),
    behaviour: BEHAVIOURS[isBehaviour(behaviour) ? behaviour : DEFAULT_BEHAVIOUR],
    tools: {
      ...CONSULTANT_TOOLS,
      ...(JSON.parse(url.searchParams.get('tools') ?? '{}') as ToolSettingsByName),
    },
    clientMessages: url.searchParams.get('messages')?.split(','),
    clipFolder: `${url.origin}${sandbox}/clips/`,
    server: url.searchParams.has('serverMessages')
      ? { address: `${url.origin}${sandbox}/api/server-message?scenario=${scenario.name}`, callId }
      : undefined,
    joinDelayMs: Number(url.searchParams.get('joinLatencyMs')) || 0,
    pace: Number(url.searchParams.get('pace')) || 1,
  }
}

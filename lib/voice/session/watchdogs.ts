import { createVoiceError } from '../error-messages'
import type { VoiceError, VoiceErrorCode } from '../errors'
import type { Clock } from '../../timing/clock'
import type { CallTimeouts } from './timeouts'
import type { Link } from './transport'

type AssistantWatchdogEvent =
  /** The call cannot go on. */
  | { type: 'fail'; error: VoiceError }
  /** The visitor should know, and the call goes on. */
  | { type: 'warning'; error: VoiceError }
  /** The platform has ended the call, and the assistant has left, or the room stays open for too long. */
  | { type: 'room-left-open' }

/** A timer that is later than this was due while the page was frozen, in milliseconds. */
const FROZEN_MS = 2_000

/** Time limits by name. Setting one again replaces it. */
function createLimits(clock: Clock) {
  /** By name. The undo of a limit that is over does nothing. */
  const undos = new Map<string, () => void>()
  const cancel = (name: string) => undos.get(name)?.()

  /** Calls back after the limit, unless it is set again or cancelled before. */
  function set(name: string, limitMs: number, callback: () => void, isRepeated = false) {
    cancel(name)
    const dueAt = clock.now() + limitMs
    const expire = () => {
      // A frozen page runs its timers at the thaw, before it learns what has happened meanwhile: the limit counts once more.
      // Once only, so that a browser that delays every timer cannot keep a lost call open for ever.
      if (clock.now() - dueAt > FROZEN_MS && !isRepeated) set(name, limitMs, callback, true)
      else callback()
    }
    undos.set(name, clock.after(limitMs, expire))
  }

  return { set, cancel, stop: () => undos.forEach((undo) => undo()) }
}

/** Notices an assistant who never comes, never listens, has no sound, or leaves. */
export function createAssistantWatchdog(
  clock: Clock,
  timeouts: Pick<CallTimeouts, 'listeningMs' | 'assistantAudioMs' | 'assistantReturnMs' | 'farewellMs'>,
  emit: (finding: AssistantWatchdogEvent) => void,
) {
  const { set, cancel, stop } = createLimits(clock)
  let isPresent = false
  let wasPresent = false
  let hasAudio = false
  let isBlocked = false
  let isInterrupted = false
  let awaitsListening = true
  let isEndedByPlatform = false

  const error = (code: VoiceErrorCode, fatal: boolean) =>
    createVoiceError({ code, stage: awaitsListening ? 'listening' : 'live', fatal })
  const fail = (code: VoiceErrorCode) => emit({ type: 'fail', error: error(code, true) })
  const roomLeftOpen = () => emit({ type: 'room-left-open' })

  const limitReturn = () => set('return', timeouts.assistantReturnMs, () => fail('assistant-left'))
  /** While the assistant listens. */
  const limitAudio = () =>
    set('audio', timeouts.assistantAudioMs, () => {
      if (isPresent) emit({ type: 'warning', error: error('assistant-no-audio', false) })
      else if (!wasPresent) fail('assistant-missing')
    })
  const limitListening = () =>
    set('listening', timeouts.listeningMs, () => {
      if (isBlocked || isInterrupted) return
      if (!isPresent) fail('assistant-missing')
      else fail(hasAudio ? 'assistant-silent' : 'assistant-no-audio')
    })

  return {
    joined: limitListening,
    arrived() {
      isPresent = true
      wasPresent = true
      cancel('return')
    },
    left() {
      if (!isPresent) return
      isPresent = false
      if (isEndedByPlatform) roomLeftOpen()
      else if (!isInterrupted) limitReturn()
    },
    /** While a connection is lost nobody is seen or heard in the room, so the limits of the assistant begin again after it. */
    connectionInterrupted(interrupted: boolean) {
      isInterrupted = interrupted
      cancel('return')
      cancel('audio')
      if (interrupted || isEndedByPlatform) return
      if (wasPresent && !isPresent) limitReturn()
      if (awaitsListening) limitListening()
      else if (!hasAudio) limitAudio()
    },
    /** An audio track of the assistant has started. */
    audioStarted() {
      hasAudio = true
      cancel('audio')
    },
    /** The last audio track of the assistant has ended. */
    audioStopped() {
      hasAudio = false
      if (!awaitsListening && !isInterrupted && !isEndedByPlatform) limitAudio()
    },
    listening() {
      awaitsListening = false
      cancel('listening')
      if (!hasAudio) limitAudio()
    },
    /** The platform has ended the call. */
    platformEnded() {
      isEndedByPlatform = true
      cancel('listening')
      cancel('return')
      set('room-close', timeouts.farewellMs, roomLeftOpen)
    },
    /** While the browser blocks autoplay the assistant does not begin, so the wait for it has no limit. */
    audioBlocked(blocked: boolean) {
      isBlocked = blocked
      if (!blocked && awaitsListening && !isEndedByPlatform) limitListening()
    },
    stop,
  }
}

const typeOf = (name: string) => name.split(' ')[0]

/** Sound goes through a media server or from peer to peer: where the room has moved, the other link stays down. */
const isReplaced = (name: string, by: string) =>
  typeOf(name) !== typeOf(by) && ![name, by].includes('signaling')

/** The connection is interrupted while any link is down, and lost when one of them stays down for `limitMs`. */
export function createConnectionWatchdog(
  clock: Clock,
  limitMs: number,
  emit: (status: 'interrupted' | 'restored' | 'lost') => void,
) {
  /** The links that are down, by name. Each has a limit of its own. */
  const down = new Map<string, Link>()
  const limits = createLimits(clock)
  let isJoined = false

  const limit = (link: string) => limits.set(link, limitMs, () => emit('lost'))

  function restore(link: string) {
    limits.cancel(link)
    if (down.delete(link) && down.size === 0 && isJoined) emit('restored')
  }

  return {
    /** The room is joined: a link that is down is reported, and limited in time, from now. Joining has its own limit. */
    joined() {
      isJoined = true
      for (const link of down.keys()) limit(link)
      if (down.size > 0) emit('interrupted')
    },
    /** One link, such as the signalling, went down or came back. */
    linkChanged(link: Link, status: 'interrupted' | 'connected') {
      if (status === 'connected') {
        for (const name of [...down.keys()])
          if (name === link.link || isReplaced(name, link.link)) restore(name)
        return
      }
      // The media library repeats an interruption: the limit counts from the first report.
      if (down.has(link.link)) return
      down.set(link.link, link)
      if (!isJoined) return
      limit(link.link)
      if (down.size === 1) emit('interrupted')
    },
    /** Forgets the links to a participant who has left the room: they do not come back. */
    participantLeft(id: string) {
      for (const { link, participantId } of [...down.values()]) if (participantId === id) restore(link)
    },
    stop: limits.stop,
  }
}

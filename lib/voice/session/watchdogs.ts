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

type TimerName = 'listening' | 'audio' | 'return' | 'room-close'

/** Notices an assistant who never comes, never listens, has no sound, or leaves. */
export function createAssistantWatchdog(
  clock: Clock,
  timeouts: Pick<CallTimeouts, 'listeningMs' | 'assistantAudioMs' | 'assistantReturnMs' | 'farewellMs'>,
  emit: (finding: AssistantWatchdogEvent) => void,
) {
  const timers = new Map<TimerName, () => void>()
  const cancel = (name: TimerName) => {
    timers.get(name)?.()
    timers.delete(name)
  }
  const arm = (name: TimerName, delayMs: number, callback: () => void) => {
    cancel(name)
    const fire = () => {
      timers.delete(name)
      callback()
    }
    timers.set(name, clock.after(delayMs, fire))
  }

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

  const armReturn = () => arm('return', timeouts.assistantReturnMs, () => fail('assistant-left'))
  /** While the assistant listens. */
  const armAudio = () =>
    arm('audio', timeouts.assistantAudioMs, () => {
      if (isPresent) emit({ type: 'warning', error: error('assistant-no-audio', false) })
      else if (!wasPresent) fail('assistant-missing')
    })
  const armListening = () =>
    arm('listening', timeouts.listeningMs, () => {
      if (isBlocked) return
      if (!isPresent) fail('assistant-missing')
      else fail(hasAudio ? 'assistant-silent' : 'assistant-no-audio')
    })

  return {
    joined: armListening,
    arrived() {
      isPresent = true
      wasPresent = true
      cancel('return')
    },
    left() {
      if (!isPresent) return
      isPresent = false
      if (isEndedByPlatform) roomLeftOpen()
      else if (!isInterrupted) armReturn()
    },
    /** While a connection is lost nobody can be seen in the room, so an assistant who is missing is not waited for. */
    connectionInterrupted(interrupted: boolean) {
      isInterrupted = interrupted
      cancel('return')
      cancel('audio')
      if (interrupted || isEndedByPlatform) return
      if (wasPresent && !isPresent) armReturn()
      if (!awaitsListening && !hasAudio) armAudio()
    },
    /** An audio track of the assistant has started. */
    audioStarted() {
      hasAudio = true
      cancel('audio')
    },
    /** The last audio track of the assistant has ended. */
    audioStopped() {
      hasAudio = false
      if (!awaitsListening && !isInterrupted && !isEndedByPlatform) armAudio()
    },
    listening() {
      awaitsListening = false
      cancel('listening')
      if (!hasAudio) armAudio()
    },
    /** The platform has ended the call. */
    platformEnded() {
      isEndedByPlatform = true
      cancel('listening')
      cancel('return')
      arm('room-close', timeouts.farewellMs, roomLeftOpen)
    },
    /** While the browser blocks autoplay the assistant does not begin, so the wait for it has no limit. */
    audioBlocked(blocked: boolean) {
      isBlocked = blocked
      if (!blocked && awaitsListening && !isEndedByPlatform) armListening()
    },
    stop() {
      for (const name of [...timers.keys()]) cancel(name)
    },
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
  /** The links that are down, by name, each with the undo of its own limit. */
  const down = new Map<string, Link & { cancel?: () => void }>()
  let isJoined = false
  let isReported = false

  const limit = () => clock.after(limitMs, () => emit('lost'))

  function reportLoss() {
    if (isReported || down.size === 0) return
    isReported = true
    emit('interrupted')
  }

  function restore(link: string) {
    down.get(link)?.cancel?.()
    down.delete(link)
    if (!isReported || down.size > 0) return
    isReported = false
    emit('restored')
  }

  return {
    /** The room is joined: a link that is down is reported, and limited in time, from now. Joining has its own limit. */
    joined() {
      isJoined = true
      for (const link of down.values()) link.cancel = limit()
      reportLoss()
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
      down.set(link.link, { ...link, ...(isJoined && { cancel: limit() }) })
      if (isJoined) reportLoss()
    },
    /** Forgets the links to a participant who has left the room: they do not come back. */
    participantLeft(id: string) {
      for (const { link, participantId } of [...down.values()]) if (participantId === id) restore(link)
    },
    stop() {
      for (const { cancel } of down.values()) cancel?.()
      down.clear()
    },
  }
}

import { createVoiceError } from '../error-messages'
import type { VoiceError, VoiceErrorCode } from '../errors'
import type { Clock } from '../../timing/clock'
import { afterLimit } from '../../timing/deadline'
import type { CallTimeouts } from './timeouts'
import type { Link } from './transport'

type AssistantWatchdogEvent =
  | { type: 'fail'; error: VoiceError }
  /** A failure that the visitor should see. The call continues. */
  | { type: 'warning'; error: VoiceError }
  /** The platform has ended the call, but the room is still open: the assistant has left, or the limit has passed. */
  | { type: 'room-left-open' }

/** Facts about the assistant and the room. A fact that is left out is false. */
interface AssistantFacts {
  isJoined?: boolean
  isPresent?: boolean
  hasAudio?: boolean
  /** The browser blocks autoplay. The assistant begins only when its sound plays, so no limit runs. */
  isBlocked?: boolean
  /** A connection is lost. The assistant cannot be seen or heard then, so no limit runs. */
  isInterrupted?: boolean
  isListening?: boolean
  isEndedByPlatform?: boolean
}

/** Detects an assistant that never joins, never listens, has no sound, or leaves. */
export function createAssistantWatchdog(
  clock: Clock,
  timeouts: Pick<CallTimeouts, 'listeningMs' | 'assistantAudioMs' | 'assistantReturnMs' | 'farewellMs'>,
  emit: (finding: AssistantWatchdogEvent) => void,
) {
  let known: AssistantFacts = {}
  let wasPresent = false
  /** The running limits, with their undo. */
  const limits = new Map<() => void, () => void>()

  const error = (code: VoiceErrorCode, fatal: boolean) =>
    createVoiceError({ code, stage: known.isListening ? 'live' : 'listening', fatal })
  const fail = (code: VoiceErrorCode) => emit({ type: 'fail', error: error(code, true) })

  const stayedAway = () => fail('assistant-left')
  const roomLeftOpen = () => emit({ type: 'room-left-open' })
  function notListening() {
    if (!known.isPresent) fail('assistant-missing')
    else fail(known.hasAudio ? 'assistant-silent' : 'assistant-no-audio')
  }
  function noAudio() {
    if (known.isPresent) emit({ type: 'warning', error: error('assistant-no-audio', false) })
    else if (!wasPresent) fail('assistant-missing')
  }

  /** Starts a limit when its condition becomes true, and stops it when the condition becomes false. */
  function limit(holds: boolean | undefined, limitMs: number, expire: () => void) {
    if (!!holds === limits.has(expire)) return
    limits.get(expire)?.()
    if (holds) limits.set(expire, afterLimit(clock, limitMs, expire))
    else limits.delete(expire)
  }

  return {
    note(changes: AssistantFacts) {
      known = { ...known, ...changes }
      const { isJoined, isPresent, hasAudio, isBlocked, isInterrupted, isListening, isEndedByPlatform } =
        known
      wasPresent ||= isPresent === true
      const isExpected = isJoined && !isInterrupted && !isEndedByPlatform
      limit(isExpected && !isListening && !isBlocked, timeouts.listeningMs, notListening)
      limit(isExpected && isListening && !hasAudio, timeouts.assistantAudioMs, noAudio)
      limit(isExpected && wasPresent && !isPresent, timeouts.assistantReturnMs, stayedAway)
      limit(isEndedByPlatform, timeouts.farewellMs, roomLeftOpen)
      if (isEndedByPlatform && changes.isPresent === false) roomLeftOpen()
    },
    stop: () => limits.forEach((undo) => undo()),
  }
}

const typeOf = (name: string) => name.split(' ')[0]

/** Sound passes through a media server or from peer to peer. If the room changes from one to the other, the old link stays down. */
const isReplaced = (name: string, by: string) =>
  typeOf(name) !== typeOf(by) && ![name, by].includes('signaling')

/** Reports the connection as interrupted while any link is down, and as lost when one stays down for `limitMs`. */
export function createConnectionWatchdog(
  clock: Clock,
  limitMs: number,
  emit: (status: 'interrupted' | 'restored' | 'lost') => void,
) {
  /** The links that are down, by name, each with its limit. */
  const down = new Map<string, { participantId: string | undefined; cancelLimit(): void }>()
  let isJoined = false

  /** Joining has its own limit. */
  const limit = () => (isJoined ? afterLimit(clock, limitMs, () => emit('lost')) : () => {})

  function restore(name: string) {
    down.get(name)?.cancelLimit()
    if (down.delete(name) && down.size === 0 && isJoined) emit('restored')
  }

  return {
    /** Call once the room is joined. From then on, reports links that are down, and limits their time. */
    joined() {
      isJoined = true
      for (const link of down.values()) link.cancelLimit = limit()
      if (down.size > 0) emit('interrupted')
    },
    linkChanged({ link, participantId }: Link, status: 'interrupted' | 'connected') {
      if (status === 'connected') {
        for (const name of [...down.keys()]) if (name === link || isReplaced(name, link)) restore(name)
        return
      }
      // The media library repeats its reports. The limit counts from the first one.
      if (down.has(link)) return
      down.set(link, { participantId, cancelLimit: limit() })
      if (isJoined && down.size === 1) emit('interrupted')
    },
    /** Removes the links to a participant that has left the room, because they do not come back. */
    participantLeft(id: string) {
      for (const [name, { participantId }] of [...down]) if (participantId === id) restore(name)
    },
    stop: () => down.forEach(({ cancelLimit }) => cancelLimit()),
  }
}

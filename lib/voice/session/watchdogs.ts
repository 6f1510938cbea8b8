import { createVoiceError } from '../error-messages'
import type { VoiceError, VoiceErrorCode } from '../errors'
import type { Clock } from '../../timing/clock'
import { afterLimit } from '../../timing/deadline'
import type { CallTimeouts } from './timeouts'
import type { Link } from './transport'

type AssistantWatchdogEvent =
  /** The call cannot go on. */
  | { type: 'fail'; error: VoiceError }
  /** The visitor should know, and the call goes on. */
  | { type: 'warning'; error: VoiceError }
  /** The platform has ended the call, and the assistant has left, or the room stays open for too long. */
  | { type: 'room-left-open' }

/** What is known about the assistant, and about what it needs. What is left out is not so. */
interface AssistantFacts {
  /** The visitor has joined the room. */
  isJoined?: boolean
  isPresent?: boolean
  /** It has an audio track. */
  hasAudio?: boolean
  /** The browser blocks autoplay. The assistant does not begin before it is heard, so nobody waits for it. */
  isBlocked?: boolean
  /** A connection is lost. Nobody is seen or heard in the room then, so nobody waits for the assistant. */
  isInterrupted?: boolean
  isListening?: boolean
  isEndedByPlatform?: boolean
}

/** Notices an assistant who never comes, never listens, has no sound, or leaves. */
export function createAssistantWatchdog(
  clock: Clock,
  timeouts: Pick<CallTimeouts, 'listeningMs' | 'assistantAudioMs' | 'assistantReturnMs' | 'farewellMs'>,
  emit: (finding: AssistantWatchdogEvent) => void,
) {
  let known: AssistantFacts = {}
  let wasPresent = false
  /** The limits whose reason holds, with their undo. */
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

  /** A limit counts from the moment in which its reason begins to hold. */
  function limit(holds: boolean | undefined, limitMs: number, expire: () => void) {
    if (!!holds === limits.has(expire)) return
    limits.get(expire)?.()
    if (holds) limits.set(expire, afterLimit(clock, limitMs, expire))
    else limits.delete(expire)
  }

  return {
    /** Something has changed: limits begin and end. */
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
  const down = new Map<string, { participantId: string | undefined; cancelLimit(): void }>()
  let isJoined = false

  /** Joining has its own limit. */
  const limit = () => (isJoined ? afterLimit(clock, limitMs, () => emit('lost')) : () => {})

  function restore(name: string) {
    down.get(name)?.cancelLimit()
    if (down.delete(name) && down.size === 0 && isJoined) emit('restored')
  }

  return {
    /** The room is joined: a link that is down is reported, and limited in time, from now. */
    joined() {
      isJoined = true
      for (const link of down.values()) link.cancelLimit = limit()
      if (down.size > 0) emit('interrupted')
    },
    /** One link, such as the signalling, went down or came back. */
    linkChanged({ link, participantId }: Link, status: 'interrupted' | 'connected') {
      if (status === 'connected') {
        for (const name of [...down.keys()]) if (name === link || isReplaced(name, link)) restore(name)
        return
      }
      // The media library repeats an interruption: the limit counts from the first report.
      if (down.has(link)) return
      down.set(link, { participantId, cancelLimit: limit() })
      if (isJoined && down.size === 1) emit('interrupted')
    },
    /** Forgets the links to a participant who has left the room: they do not come back. */
    participantLeft(id: string) {
      for (const [name, { participantId }] of [...down]) if (participantId === id) restore(name)
    },
    stop: () => down.forEach(({ cancelLimit }) => cancelLimit()),
  }
}

import { systemClock } from '../../timing/clock'
import { historyMessages, toChatMessages } from '../client/history'
import { createListeners } from '../client/listeners'
import { reportError, withTexts, type VoiceError } from '../errors'
import { isActive, isConnected, isRunning } from '../session/phases'
import type { TranscriptLine } from '../session/transcript'
import { createVoiceClient } from '../client/voice-client'
import type { CallRequest } from '../client/types'
import { copyOf, isBlank } from '../values'
import { addTool, type ClientTool, type RegisteredTools } from '../tools/client-tool'
import { createToolRunner, type ToolActivity } from '../session/call-tools'
import { createChatSession, openPlatformChat, prewarmPlatformChat, type ChatSession } from './chat-session'
import { createChatTurns, type ChatTurns } from './chat-turns'
import { isPossibleEcho } from './echo'
import type {
  ChatState,
  Conversation,
  ConversationActions,
  ConversationLine,
  ConversationMode,
  ConversationOptions,
  ConversationSnapshot,
  ConversationState,
} from './types'

/** How many of the newest turns a call gets. */
const MAX_HISTORY_TURNS = 40

/** How many of the page's newest contexts the assistant gets. */
const MAX_CONTEXTS = 40

/** A part of the conversation in one mode: one call, or one stretch of the chat. */
interface Segment {
  mode: ConversationMode
  /** The number of the segment. Makes line ids unique, because two calls may use the same ones. */
  number: number
  /** When it began, in milliseconds since the conversation began; the times of its lines count from here. */
  beganAtMs: number
  /** Another segment has begun, so the lines of this one are final. */
  isOver: boolean
  lines: readonly TranscriptLine[]
  shown: readonly ConversationLine[]
}

interface CallPart {
  segment: Segment
  isLive: boolean
  /** Whether any line may have been an echo so far. */
  hasEcho: boolean
}

const READY: ChatState = { phase: 'ready' }

/** One conversation by chat and by voice, without React. The first chat loads the code of chats, the first call that of calls. */
export function createConversation(given: ConversationOptions): Conversation {
  // An app in JavaScript may pass nothing.
  const options = given ?? {}
  const { clock = systemClock } = options
  const store = createVoiceClient(options)
  const listeners = createListeners()
  const chatErrorListeners = createListeners((error: VoiceError) => options.onError?.(error))
  const chatToolListeners = createListeners((run: ToolActivity) => options.onTool?.(run))
  const tools: RegisteredTools = new Set()
  /** Ids of the lines that the platform's chat has. */
  let knownToChat = new Set<string>()
  let chatSession: ChatSession | undefined
  /** What the page has told the assistant in this conversation, in both modes. */
  let contexts: readonly { role: 'system'; content: string }[] = []
  let mode: ConversationState['mode'] = 'idle'
  let segments: readonly Segment[] = []
  let segmentCount = 0
  let transcript: readonly ConversationLine[] = []
  let chatState = READY
  let turns: ChatTurns | undefined
  let call: CallPart | undefined
  let request: CallRequest = {}
  /** Aborted when the conversation no longer follows the signal of its request. */
  let following = new AbortController()
  /** When the conversation began, by the clock; undefined before the first chat or the first call that is live. */
  let startedAt: number | undefined
  let snapshot = takeSnapshot()

  function takeSnapshot(): ConversationSnapshot {
    const values = store.snapshot()
    const state: ConversationState =
      mode === 'idle' ? { mode } : mode === 'chat' ? { mode, chat: chatState } : { mode, call: values.state }
    return { state, transcript, hasEcho: call?.hasEcho ?? false, call: values }
  }

  function publish() {
    snapshot = takeSnapshot()
    listeners.call()
  }

  const elapsedMs = () => clock.now() - (startedAt ?? clock.now())

  function updateSegment(segment: Segment, changes: Partial<Segment>) {
    const { lines, shown } = segment
    Object.assign(segment, changes)
    // A change also affects whether the lines behind it may be an echo.
    let hasChanged = false
    segment.shown = segment.lines.map((line, index) => {
      const before = line === lines[index] ? shown[index] : undefined
      hasChanged ||= !before
      const mayBeEcho = hasChanged
        ? segment.mode === 'voice' && isPossibleEcho(line, segment.lines.slice(0, index))
        : before?.possibleEcho
      return toConversationLine(line, segment, mayBeEcho, before)
    })
    transcript = segments.flatMap((of) => of.shown)
  }

  function beginSegment(newMode: ConversationMode): Segment {
    const last = segments.at(-1)
    if (last) updateSegment(last, { isOver: true })
    const number = (segmentCount += 1)
    const beganAtMs = elapsedMs()
    const segment: Segment = { mode: newMode, number, beganAtMs, isOver: false, lines: [], shown: [] }
    segments = [...segments, segment]
    return segment
  }

  function setChatState(next: ChatState) {
    if (next.phase === 'failed') withTexts(next.error, options.errorTexts)
    chatState = next
    publish()
    if (next.phase === 'failed') chatErrorListeners.call(next.error)
  }

  store.subscribe(() => {
    const { state, transcript: lines } = store.snapshot()
    if (call && !call.isLive && isConnected(state)) {
      call.isLive = true
      // The times of a call's lines count from the moment when the assistant began to listen.
      if (startedAt === undefined) startedAt = clock.now()
      else updateSegment(call.segment, { beganAtMs: elapsedMs() })
    }
    if (call && lines !== call.segment.lines) {
      updateSegment(call.segment, { lines })
      call.hasEcho ||= call.segment.shown.some(({ possibleEcho }) => possibleEcho)
    }
    publish()
  })

  const openChat = options.environment?.openChat ?? openPlatformChat(options, () => request)

  const toolRunner = createToolRunner(tools, {
    clock,
    reportPageError: reportError,
    onActivity: chatToolListeners.call,
  })
  function openSession(): ChatSession {
    const history = request.history ?? []
    const background = () => {
      historyMessages(history, Infinity)
      return [...history, ...contexts]
    }
    return (chatSession ??= createChatSession(openChat, toolRunner, background))
  }

  function closeChat() {
    turns?.close()
    turns = undefined
  }

  function leaveMode() {
    closeChat()
    if (isActive(store.snapshot().state)) void store.actions.stop()
  }

  function enterChat() {
    leaveMode()
    mode = 'chat'
    chatState = READY
    startedAt ??= clock.now()
    const segment = beginSegment('chat')
    const beganAt = clock.now()
    turns = createChatTurns(
      {
        session: openSession,
        conversation: () => transcript,
        elapsedMs: () => clock.now() - beganAt,
        show(lines) {
          updateSegment(segment, { lines })
          publish()
        },
        onState: setChatState,
      },
      knownToChat,
    )
    publish()
  }

  function beginCall() {
    leaveMode()
    mode = 'voice'
    call = { segment: beginSegment('voice'), isLive: false, hasEcho: false }
  }

  function enterVoice(opening = options.continuationMessage) {
    const said = toChatMessages(transcript)
    const before = request.history ?? []
    // An app in JavaScript may pass something else than a list, which the start refuses.
    const history = Array.isArray(before)
      ? [...[...before, ...said].slice(-MAX_HISTORY_TURNS), ...contexts]
      : before
    // If a call replaces another one, it keeps the mute setting.
    const kept = hasCall() && { muted: undefined }
    beginCall()
    const firstMessage = said.length > 0 ? opening : undefined
    const opened = firstMessage !== undefined && {
      assistantOverrides: { ...request.assistantOverrides, firstMessage },
    }
    void store.actions.start({ ...request, ...kept, ...opened, history })
    publish()
  }

  /** Keeps the request for later calls and turns. A signal that has ended one call must not end the next one at once. */
  function useRequest({ signal, ...next }: CallRequest) {
    following.abort()
    following = new AbortController()
    request = copyOf(next)
    signal?.addEventListener('abort', () => void actions.end(), following)
  }

  /** Whether a call is running. False while it is ending, because the next start waits for the end. */
  const hasCall = () => isRunning(store.snapshot().state)

  function addContext(content: string): boolean {
    const isTold = mode === 'voice' ? store.actions.addContext(content) : turns && !isBlank(content)
    if (!isTold) return false
    contexts = [...contexts, { role: 'system' as const, content }].slice(-MAX_CONTEXTS)
    return true
  }

  const {
    start: _start,
    sendText: _sendText,
    registerTool: _register,
    addContext: _addContext,
    prewarm: _prewarm,
    ...voice
  } = store.actions

  const actions: ConversationActions = {
    start(wanted, given) {
      // An app in JavaScript may pass null.
      const newRequest = given ?? {}
      if (hasCall() || newRequest.signal?.aborted) return
      leaveMode()
      segments = []
      transcript = []
      knownToChat = new Set()
      chatSession = undefined
      contexts = []
      call = undefined
      startedAt = undefined
      useRequest(newRequest)
      if (wanted === 'chat') enterChat()
      else enterVoice()
    },
    switchTo(wanted, changes) {
      if (changes?.request?.signal?.aborted) return
      if (changes?.request) useRequest(changes.request)
      if (wanted === 'chat' && mode !== 'chat') enterChat()
      if (wanted === 'voice' && (changes || !hasCall())) enterVoice(changes?.continuationMessage)
    },
    sendText(given) {
      if (isBlank(given)) return false
      const text = given.trim()
      if (mode === 'voice') return store.actions.sendText(text)
      turns?.send(text)
      return turns !== undefined
    },
    addContext,
    retry: () => turns?.retry(),
    async end() {
      closeChat()
      if (mode === 'chat') {
        mode = 'idle'
        publish()
      }
      await store.actions.stop()
    },
    registerTool<Args>(name: string, tool: ClientTool<Args>) {
      const undos = [addTool(tools, name, tool), store.actions.registerTool(name, tool)]
      return () => undos.forEach((undo) => undo())
    },
    prewarm(wanted) {
      if (wanted === 'voice') store.actions.prewarm()
      else prewarmPlatformChat()
    },
    voice: {
      ...voice,
      async reconnect(running) {
        if (!hasCall()) {
          following.abort()
          beginCall()
        }
        return store.actions.reconnect(running)
      },
    },
  }

  return {
    snapshot: () => snapshot,
    subscribe: listeners.add,
    actions,
    async dispose() {
      following.abort()
      closeChat()
      mode = 'idle'
      publish()
      await store.dispose()
    },
  }
}

/** Converts a line of a segment. Returns the previous object if nothing in it has changed. */
function toConversationLine(
  line: TranscriptLine,
  { mode, number, beganAtMs, isOver }: Segment,
  mayBeEcho: boolean | undefined,
  before: ConversationLine | undefined,
): ConversationLine {
  const partial = line.partial && !isOver
  const atMs = beganAtMs + line.atMs
  const echo = mayBeEcho && { possibleEcho: true as const }
  if (before?.partial === partial && before.atMs === atMs && !before.possibleEcho === !echo) return before
  return { ...line, ...echo, id: `${mode}-${number}-${line.id}`, mode, partial, atMs }
}

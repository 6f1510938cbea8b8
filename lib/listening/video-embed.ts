/** The host that sets no cookie until the visitor plays. */
const EMBED_ORIGIN = 'https://www.youtube-nocookie.com'

/** Address of the embedded player. `enablejsapi` makes the player answer, which an error page does not. */
export const embedUrl = (youtubeId: string): string =>
  `${EMBED_ORIGIN}/embed/${encodeURIComponent(youtubeId)}?autoplay=1&rel=0&playsinline=1&enablejsapi=1`

/** Address of the video on its host, for when the embed cannot load. */
export const watchUrl = (youtubeId: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`

export const thumbnailUrl = (youtubeId: string): string =>
  `https://i.ytimg.com/vi/${encodeURIComponent(youtubeId)}/hqdefault.jpg`

const EMBED_TIMEOUT_MS = 6000
const GREETING_MS = 250
/** Handshake message that makes the player send events. It has no private data, so any target origin is allowed. */
const GREETING = '{"event":"listening","id":"player","channel":"widget"}'

const PAUSE = '{"event":"command","func":"pauseVideo","args":[]}'

/**
 * State of the embed while the dialog is open. A frame's `load` event also fires for the browser's own
 * error page, so only a message of the player counts as `ready`.
 */
export type EmbedState = 'loading' | 'ready' | 'unavailable'
type EmbedEvent = { type: 'answered' } | { type: 'refused' } | { type: 'timed-out' }

export function embedTransition(state: EmbedState, event: EmbedEvent): EmbedState {
  switch (event.type) {
    // A late answer still counts, because the network may only be slow.
    case 'answered':
      return 'ready'
    case 'refused':
      return 'unavailable'
    case 'timed-out':
      return state === 'loading' ? 'unavailable' : state
  }
}

/** The player's numbers for a video that has ended, plays, or is paused. Those of one that loads say nothing about its sound. */
const IS_PLAYING: Readonly<Record<number, boolean | undefined>> = { 0: false, 1: true, 2: false }

/** `isPlaying` is undefined where the message does not say. */
type PlayerMessage = EmbedEvent & { isPlaying?: boolean | undefined }

/** What a message from the player means; undefined for anything else. */
export function readPlayerMessage(origin: string, data: unknown): PlayerMessage | undefined {
  if (origin !== EMBED_ORIGIN || typeof data !== 'string') return undefined
  let message: { event?: string; info?: number | { playerState?: number } | null } | null
  try {
    message = JSON.parse(data) as typeof message
  } catch {
    return undefined
  }
  if (typeof message !== 'object' || message === null || !('event' in message)) return undefined
  if (message.event === 'onError') return { type: 'refused' }
  const { event, info } = message
  const state = typeof info === 'object' ? info?.playerState : event === 'onStateChange' ? info : undefined
  return { type: 'answered', isPlaying: state === undefined ? undefined : IS_PLAYING[state] }
}

export interface EmbedWindow {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  setInterval(run: () => void, ms: number): number
  clearInterval(id: number): void
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number): void
}

interface EmbedFrame {
  postMessage(message: string, targetOrigin: string): void
}

interface EmbedListeners {
  onState: (state: EmbedState) => void
  /** The visitor, or the end, has stopped the video, which plays by itself; or they play it again. */
  onPlaying: (isPlaying: boolean) => void
}

export interface WatchedEmbed {
  /** Pauses the video. One that is still loading does not begin. */
  pause: () => void
  /** Removes the listener and both timers. */
  stop: () => void
}

/** Sends the handshake until the player answers, and reports each change of state. */
export function watchEmbed(
  frame: () => EmbedFrame | null,
  { onState, onPlaying }: EmbedListeners,
  win: EmbedWindow,
): WatchedEmbed {
  let state: EmbedState = 'loading'
  let wasPlaying = true
  let hasBegun = false
  /** The video plays by itself once it has loaded. By then the sound may be that of a call, or the visitor elsewhere. */
  let isHeldBack = false
  const send = (message: string) => frame()?.postMessage(message, '*')
  const apply = (event: EmbedEvent) => {
    const next = embedTransition(state, event)
    if (next === 'unavailable') isHeldBack = true
    if (next !== state) onState((state = next))
  }
  const greeting = win.setInterval(() => send(GREETING), GREETING_MS)
  const timeout = win.setTimeout(() => apply({ type: 'timed-out' }), EMBED_TIMEOUT_MS)
  const onMessage = (message: MessageEvent) => {
    if (message.source !== frame()) return
    const event = readPlayerMessage(message.origin, message.data)
    if (!event) return
    win.clearInterval(greeting)
    apply(event)
    if (event.isPlaying) hasBegun = true
    if (event.isPlaying && isHeldBack) send(PAUSE)
    const isPlaying = event.isPlaying === undefined ? wasPlaying : event.isPlaying && !isHeldBack
    if (event.isPlaying === false) isHeldBack = false
    if (isPlaying !== wasPlaying) onPlaying((wasPlaying = isPlaying))
  }
  win.addEventListener('message', onMessage)
  return {
    pause: () => {
      isHeldBack = !hasBegun
      send(PAUSE)
    },
    stop: () => {
      win.clearInterval(greeting)
      win.clearTimeout(timeout)
      win.removeEventListener('message', onMessage)
    },
  }
}

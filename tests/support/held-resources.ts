import type { Page } from '@playwright/test'

/** What a page holds. */
export interface HeldResources {
  audioElements: number
  /** Of those that were opened, and of copies of them. */
  liveMicrophones: number
  /** The same without the copies. */
  openMicrophones: number
  /** How often a microphone has been opened so far. */
  openedMicrophones: number
  openConnections: number
  /** Of window, document and the media devices. */
  listeners: number
}

declare global {
  interface Window {
    heldResources: () => HeldResources
  }
}

/** Counts what the page holds, from before its first script: call it before the page is opened. */
export async function countResources(page: Page): Promise<() => Promise<HeldResources>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const originals: MediaStreamTrack[] = []
    const connections: RTCPeerConnection[] = []
    const isLive = ({ readyState }: MediaStreamTrack) => readyState === 'live'

    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (devices) {
      const getUserMedia = devices.getUserMedia.bind(devices)
      devices.getUserMedia = async (constraints) => {
        const stream = await getUserMedia(constraints)
        tracks.push(...stream.getTracks())
        originals.push(...stream.getAudioTracks())
        return stream
      }
    }
    const clone = MediaStreamTrack.prototype.clone
    MediaStreamTrack.prototype.clone = function () {
      const copy = clone.call(this)
      if (tracks.includes(this)) tracks.push(copy)
      return copy
    }
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        connections.push(this)
      }
    }

    const watched = new Map<EventTarget, Map<string, Set<unknown>>>(
      [window, document, ...(devices ? [devices] : [])].map((target) => [target, new Map()]),
    )
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const isCapture = (options: unknown) =>
      typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture : options
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window
      const { once, signal } = typeof options === 'object' ? options : {}
      const listeners = watched.get(target)
      const key = `${type} ${Boolean(isCapture(options))}`
      if (listener && !once && !signal?.aborted) {
        const held = listeners?.get(key) ?? new Set()
        listeners?.set(key, held.add(listener))
        if (signal) addEventListener.call(signal, 'abort', () => held.delete(listener), { once: true })
      }
      return addEventListener.call(target, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window
      watched
        .get(target)
        ?.get(`${type} ${Boolean(isCapture(options))}`)
        ?.delete(listener)
      return removeEventListener.call(target, type, listener, options)
    }

    window.heldResources = () => ({
      audioElements: document.querySelectorAll('audio').length,
      liveMicrophones: tracks.filter(isLive).length,
      openMicrophones: originals.filter(isLive).length,
      openedMicrophones: originals.length,
      openConnections: connections.filter(({ connectionState }) => connectionState !== 'closed').length,
      listeners: [...watched.values()]
        .flatMap((byType) => [...byType.values()])
        .reduce((sum, listeners) => sum + listeners.size, 0),
    })
  })
  return () => page.evaluate(() => window.heldResources())
}

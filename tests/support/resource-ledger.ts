import type { Page } from '@playwright/test'

/** What a page holds on to: counted in the browser, from the very first script on. */
interface HeldResources {
  liveMicrophoneTracks: number
  openPeerConnections: number
  audioElementsInDocument: number
  /** Listeners on window, document and the media devices, less those removed. */
  globalListeners: number
}

declare global {
  interface Window {
    resourceLedger?: () => HeldResources
  }
}

/** Starts counting; call before the page is opened. */
export async function keepResourceLedger(page: Page): Promise<() => Promise<HeldResources>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const connections: RTCPeerConnection[] = []
    const held = new Map<EventTarget, Map<string, Set<unknown>>>()

    const devices = navigator.mediaDevices
    const getUserMedia = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      tracks.push(...stream.getTracks())
      return stream
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

    const watched: EventTarget[] = [window, document, devices]
    const isCapture = (options: unknown) =>
      typeof options === 'boolean'
        ? options
        : Boolean((options as AddEventListenerOptions | undefined)?.capture)
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const keysOf = (target: EventTarget, type: string, options: unknown) => {
      const byType = held.get(target) ?? new Map<string, Set<unknown>>()
      held.set(target, byType)
      const key = `${type} ${isCapture(options)}`
      const listeners = byType.get(key) ?? new Set()
      byType.set(key, listeners)
      return listeners
    }
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window
      const once = typeof options === 'object' && (options.once || options.signal)
      if (listener && !once && watched.includes(target)) keysOf(target, type, options).add(listener)
      return addEventListener.call(target, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window
      if (watched.includes(target)) keysOf(target, type, options).delete(listener)
      return removeEventListener.call(target, type, listener, options)
    }

    window.resourceLedger = () => ({
      liveMicrophoneTracks: tracks.filter(({ readyState }) => readyState === 'live').length,
      openPeerConnections: connections.filter(({ connectionState }) => connectionState !== 'closed').length,
      audioElementsInDocument: document.querySelectorAll('audio').length,
      globalListeners: [...held.values()]
        .flatMap((byType) => [...byType.values()])
        .reduce((sum, listeners) => sum + listeners.size, 0),
    })
  })
  return () => page.evaluate(() => window.resourceLedger!())
}

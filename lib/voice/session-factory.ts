import type { CreateWebCallBody } from '../api'
import { createDailyTransportPool } from './daily/transport-pool'
import type { DailySettings } from './daily/call-machine'
import { pageAudioOutput } from './browser/audio-output'
import { systemClock } from '../timing/clock'
import { browserMicrophone } from './browser/microphone'
import { activeCallLock } from './browser/active-call-lock'
import { createCallSession } from './session/session'
import { defaultTimeouts } from './session/timeouts'
import type { CallTimeouts } from './session/timeouts'
import type { CallSession, SessionEvent, SessionOptions } from './session/types'
import type { TransportPool } from './session/transport'
import { isMobileDevice, isOnline, reportError } from './browser/environment'
import type { CallPlatform } from './session/ports'
import { webCallPort } from './create-web-call'

/** At module level, so that a bundler gives the monitor a file of its own: connecting does not wait for it. */
const loadMonitor = async () => (await import('./browser/call-monitor')).monitorCall

export interface SessionFactoryOptions {
  /** The key, or what fetches one for each call. */
  token: string | (() => Promise<string>)
  /** Base URL of the platform's API. Default: the platform's own. */
  baseUrl?: string | undefined
  media: DailySettings
  /** In place of network, media library and microphone, for tests. */
  platform?: CallPlatform | undefined
}

/** What one call is: the rest of its options follows from the instance, or is the default. */
export interface SessionRequest extends Omit<SessionOptions, 'timeouts' | 'noiseCancellation' | OfInstance> {
  /** What to ask the platform for; of no use with `existing`. */
  body?: CreateWebCallBody
  timeouts?: CallTimeouts | undefined
  noiseCancellation?: boolean | undefined
}

type OfInstance = 'audioSource' | 'requestMicrophone' | 'video'

/** Makes the sessions of one instance: one token, one platform, one place for the media code. */
export interface SessionFactory {
  createSession(request: SessionRequest, listener: (event: SessionEvent) => void): CallSession
  /** Loads the media code and its call machine, so that a start need not. Never the microphone. */
  prewarm(): Promise<void>
  transports: TransportPool
  /** Frees what is kept between calls. */
  dispose(): Promise<void>
}

export function createSessionFactory(options: SessionFactoryOptions): SessionFactory {
  const { token, baseUrl, media, platform } = options
  const transports = platform?.transports ?? createDailyTransportPool(media)
  const { audioSource = true } = media
  /** What prewarm is loading. */
  const warming = new Set<AbortController>()

  return {
    transports,
    createSession({ body = {}, timeouts = defaultTimeouts, noiseCancellation = true, ...request }, listener) {
      const sessionOptions: SessionOptions = {
        ...request,
        timeouts,
        noiseCancellation,
        audioSource,
        requestMicrophone: audioSource === true || typeof audioSource === 'string',
        video: false,
      }
      return createCallSession(
        sessionOptions,
        {
          clock: systemClock,
          transports,
          callLock: activeCallLock,
          microphone: browserMicrophone(typeof audioSource === 'string' ? audioSource : undefined),
          audio: pageAudioOutput,
          isOnline,
          ...platform,
          createWebCall: platform
            ? (signal) => platform.createWebCall(signal, body)
            : webCallPort({ token, baseUrl, timeoutMs: timeouts.webCallMs }, body),
          isMobile: isMobileDevice,
          debug: (text, detail) => console.debug(text, detail),
          reportError,
          loadMonitor,
        },
        listener,
      )
    },

    async prewarm() {
      // A call goes on without it, and loads it again.
      loadMonitor().catch(() => undefined)
      if (activeCallLock.isTaken()) return
      const own = new AbortController()
      const cancelLimit = systemClock.after(defaultTimeouts.mediaMs, () => own.abort())
      warming.add(own)
      try {
        const transport = await transports.acquire(own.signal)
        await transports.release(transport, true)
      } finally {
        cancelLimit()
        warming.delete(own)
      }
    },

    async dispose() {
      for (const controller of warming) controller.abort()
      await transports.dispose()
    },
  }
}

import type { CreateWebCallBody } from '../../api'
import { createDailySource } from '../daily/source'
import type { DailySettings } from '../daily/call-options'
import { pageAudioOutput } from '../session/audio-output'
import { systemClock } from '../session/clock'
import { browserMicrophone } from '../session/microphone'
import { pageSlot } from '../session/page-slot'
import { createCallSession } from '../session/session'
import { defaultTimeouts } from '../session/timeouts'
import type { CallTimeouts } from '../session/timeouts'
import type { CallSession, SessionEvent, SessionOptions, SessionPorts } from '../session/types'
import type { CreatedCall } from '../session/web-call'
import type { TransportSource } from '../transport'
import { isMobileDevice, isOnline } from './environment'
import type { CallPlatform } from './platform'
import { webCallPort } from './web-call-port'

export interface CallKitOptions {
  token: string
  /** Base URL of the platform's API. Default: the platform's own. */
  baseUrl?: string | undefined
  media: DailySettings
  /** In place of network, media library and microphone, for tests. */
  platform?: CallPlatform | undefined
  fetchWords: SessionPorts['fetchWords']
}

export interface SessionRequest {
  /** What to ask the platform for, or the room to join again. */
  call: { body: CreateWebCallBody } | { existing: CreatedCall }
  muted: boolean
  volume: number | undefined
  noiseCancellation?: boolean | undefined
  onMessage?: SessionOptions['onMessage']
  localLevels: () => boolean
  timeouts?: CallTimeouts | undefined
}

/** Makes the sessions of one instance: one token, one platform, one place for the media code. */
export interface CallKit {
  createSession(request: SessionRequest, listener: (event: SessionEvent) => void): CallSession
  /** Loads the media code and its call machine, so that a start need not. Never the microphone. */
  prewarm(): Promise<void>
  transports: TransportSource
  /** Frees what is kept between calls. */
  dispose(): Promise<void>
}

export function createCallKit(options: CallKitOptions): CallKit {
  const { token, baseUrl, media, platform, fetchWords } = options
  const transports = platform?.transports ?? createDailySource(media)
  const { audioSource = true } = media

  return {
    transports,
    createSession(
      { call, muted, volume, noiseCancellation = true, onMessage, localLevels, timeouts = defaultTimeouts },
      listener,
    ) {
      const sessionOptions: SessionOptions = {
        timeouts,
        muted,
        volume,
        noiseCancellation,
        onMessage,
        localLevels,
        audioSource,
        requestMicrophone: audioSource === true || typeof audioSource === 'string',
        video: false,
        ...('existing' in call ? { existing: call.existing } : {}),
      }
      const body = 'body' in call ? call.body : {}
      return createCallSession(
        sessionOptions,
        {
          clock: systemClock,
          fetchWords,
          createWebCall: webCallPort({ token, baseUrl, timeoutMs: timeouts.webCallMs }, body),
          transports,
          slot: pageSlot,
          microphone: browserMicrophone(typeof audioSource === 'string' ? audioSource : undefined),
          audio: pageAudioOutput,
          isOnline,
          ...platform,
          isMobile: isMobileDevice,
          debug: (text, detail) => console.debug(text, detail),
        },
        listener,
      )
    },

    async prewarm() {
      if (pageSlot.isTaken()) return
      const transport = await transports.acquire(AbortSignal.timeout(defaultTimeouts.mediaMs))
      await transports.release(transport, true)
    },

    dispose: () => transports.dispose(),
  }
}

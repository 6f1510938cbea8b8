import type { Page } from '@playwright/test'

/** What the media library told the page, in order. */
interface DailyLog {
  events: Array<{ name: string; detail: string }>
  messages: unknown[]
  loudestRemote: number
  loudestLocal: number
  outcome: 'joined' | 'rejected' | 'pending'
}

interface DailyParticipant {
  local: boolean
  session_id: string
  user_name: string
  tracks: { audio: { state: string; persistentTrack?: MediaStreamTrack }; video: { state: string } }
}

interface DailyEvent {
  participant?: DailyParticipant
  track?: MediaStreamTrack
  data?: unknown
  error?: { type: string }
  type?: string
  event?: string
  threshold?: string
  audioLevel?: number
  participantsAudioLevel?: Record<string, number>
}

/** The part of the media library's call object that the tests use. */
export interface DailyCall {
  on(event: string, listener: (event?: DailyEvent) => void): void
  join(properties: object): Promise<unknown>
  leave(): Promise<void>
  destroy(): Promise<void>
  participants(): Record<string, DailyParticipant>
  updateParticipant(id: string, properties: object): void
  sendAppMessage(data: unknown): void
  startRemoteParticipantsAudioLevelObserver(intervalMs: number): Promise<void>
  startLocalAudioLevelObserver(intervalMs: number): Promise<void>
  getInputDevices(): Promise<Record<string, unknown>>
  setInputDevicesAsync(devices: object): Promise<unknown>
  setOutputDeviceAsync(device: object): Promise<unknown>
  getNetworkStats(): Promise<unknown>
  startCamera(properties: object): Promise<Record<string, unknown>>
}

declare global {
  interface Window {
    Daily: { createCallObject(options: object): DailyCall }
    call: DailyCall
    dailyLog: DailyLog
  }
}

const EVENTS =
  'loaded joined-meeting participant-joined participant-updated participant-left track-started track-stopped left-meeting error camera-error nonfatal-error load-attempt-failed network-connection network-quality-change recording-started recording-error'.split(
    ' ',
  )

/**
 * Creates a web call, joins it as the official client library does (subscribe by hand, play, then say
 * "playable"), and keeps a log on the window. Resolves once the join has settled, or after `settleMs`.
 */
export async function placeCall(
  page: Page,
  { avoidEval = true, settleMs = 10_000, basePath = '' } = {},
): Promise<void> {
  await page.evaluate(
    async ({ events, avoidEval, settleMs, basePath }) => {
      const log: DailyLog = {
        events: [],
        messages: [],
        loudestRemote: 0,
        loudestLocal: 0,
        outcome: 'pending',
      }
      window.dailyLog = log
      const response = await fetch(`${basePath}/sandbox/api/call/web`, {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox-public-key', 'content-type': 'application/json' },
        // As the sandbox's own consultant, which asks for the results of tools, too.
        body: JSON.stringify({ assistantId: '5a4db0c5-0000-4000-8000-c0de5a7d0b0c' }),
      })
      const { webCallUrl } = (await response.json()) as { webCallUrl: string }
      const call = window.Daily.createCallObject({
        audioSource: true,
        videoSource: false,
        dailyConfig: {
          callObjectBundleUrlOverride: `${location.origin}${basePath}/sandbox/call-machine-object-bundle.js`,
          avoidEval,
        },
      })
      window.call = call
      for (const name of events)
        call.on(name, (event) =>
          log.events.push({
            name,
            detail: [
              event?.participant?.local ? 'local' : event?.participant?.user_name,
              event?.participant?.tracks.audio.state,
              event?.error?.type,
              event?.type,
              event?.event,
              event?.threshold,
            ]
              .filter(Boolean)
              .join(' '),
          }),
        )
      const subscribe = (participant: DailyParticipant) => {
        if (!participant.local)
          call.updateParticipant(participant.session_id, {
            setSubscribedTracks: { audio: true, video: true },
          })
      }
      call.on('participant-joined', (event) => event?.participant && subscribe(event.participant))
      call.on('track-started', (event) => {
        if (!event?.track || event.participant?.local || event.track.kind !== 'audio') return
        const audio = new Audio()
        audio.srcObject = new MediaStream([event.track])
        audio.play().then(
          () => call.sendAppMessage('playable'),
          (error: Error) => log.events.push({ name: 'play-refused', detail: error.name }),
        )
      })
      call.on('app-message', (event) => log.messages.push(event?.data))
      call.on('remote-participants-audio-level', (event) => {
        log.loudestRemote = Math.max(log.loudestRemote, ...Object.values(event?.participantsAudioLevel ?? {}))
      })
      call.on('local-audio-level', (event) => {
        log.loudestLocal = Math.max(log.loudestLocal, event?.audioLevel ?? 0)
      })
      const joining = call
        .join({ url: webCallUrl, subscribeToTracksAutomatically: false })
        .then(async () => {
          log.outcome = 'joined'
          Object.values(call.participants()).forEach(subscribe)
          // A scenario may leave these unanswered.
          void call.startRemoteParticipantsAudioLevelObserver(100).catch(() => undefined)
          void call.startLocalAudioLevelObserver(100).catch(() => undefined)
        })
        .catch(() => void (log.outcome = 'rejected'))
      await Promise.race([joining, new Promise((resolve) => setTimeout(resolve, settleMs))])
    },
    { events: EVENTS, avoidEval, settleMs, basePath },
  )
}

export const dailyLog = (page: Page): Promise<DailyLog> => page.evaluate(() => window.dailyLog)

/** The platform's messages that have arrived, parsed; those that are not JSON are left out. */
export async function platformMessages(page: Page): Promise<Array<Record<string, unknown>>> {
  const { messages } = await dailyLog(page)
  return messages.flatMap((data) => {
    try {
      return [JSON.parse(String(data)) as Record<string, unknown>]
    } catch {
      return []
    }
  })
}

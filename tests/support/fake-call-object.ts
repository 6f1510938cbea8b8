import { createDailyTransport } from '@/lib/voice/daily/transport'
import type { DailyCall } from '@/lib/voice/daily/types'
import type { CallTransport, TransportEvent } from '@/lib/voice/session/transport'
import { createManualClock } from './manual-clock'

/** The media library's call object, as far as a transport uses it. */
export function createFakeCall() {
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const track = { id: 'microphone', stop: jest.fn() }
  const screen = { id: 'screen', stop: jest.fn() }
  let state = 'new'
  let isOn = true
  const call = {
    callClientId: 'client-1',
    on: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: (event: unknown) => void) => listeners.get(name)?.delete(listener),
    emit: (name: string, event: unknown) => listeners.get(name)?.forEach((listener) => listener(event)),
    meetingState: () => state,
    participants: () => (state === 'joined-meeting' ? { local: localParticipant('playable') } : {}),
    load: jest.fn(async () => void (state = 'loaded')),
    join: jest.fn(async () => void (state = 'joined-meeting')),
    leave: jest.fn(async () => void (state = 'left-meeting')),
    destroy: jest.fn(async () => void (state = 'left-meeting')),
    localAudio: () => isOn,
    setLocalAudio: jest.fn(),
    updateParticipant: jest.fn(),
    updateParticipants: jest.fn(),
    setState: (next: string) => (state = next),
  }
  const local = (audio: 'playable' | 'off') => {
    isOn = audio === 'playable'
    return localParticipant(audio)
  }
  const localParticipant = (audio: 'playable' | 'off') => ({
    local: true,
    session_id: 'me',
    user_name: '',
    tracks: {
      audio: { state: audio, persistentTrack: track, ...(audio === 'off' && { off: { byUser: true } }) },
      video: { state: 'off' },
      screenVideo: { state: 'playable', persistentTrack: screen },
    },
  })
  Reflect.set(window, '_daily', { instances: { 'client-1': { callMachine: {} } } })
  return { call, track, screen, local, asDaily: call as never as DailyCall }
}

export const joined = { url: 'https://room.example/1', startMuted: false, video: false }

/** A transport that has joined no room yet, on a call object with these fields too. */
export function setUpTransport(fields: object = {}, audioSource?: object) {
  const fake = createFakeCall()
  Object.assign(fake.asDaily, fields)
  const clock = createManualClock()
  const transport = createDailyTransport(fake.asDaily, clock, audioSource as MediaStreamTrack | undefined)
  return {
    ...fake,
    clock,
    transport,
    /** The media library reports the visitor's own participant. */
    report: (audio: 'playable' | 'off') =>
      fake.call.emit('participant-updated', { participant: fake.local(audio) }),
  }
}

/** A transport that has joined its room. */
export async function joinRoom(options: object = {}, fields: object = {}) {
  const room = setUpTransport(fields)
  await room.transport.join({ ...joined, ...options })
  return room
}

/** What the transport emits from now on. */
export function emittedBy(transport: CallTransport): TransportEvent[] {
  const events: TransportEvent[] = []
  transport.subscribe((event) => void events.push(event))
  return events
}

/** Whether the microphone was on, at each event of it from now on. */
export function switchesOf(transport: CallTransport): boolean[] {
  const switched: boolean[] = []
  transport.subscribe((event) => {
    if (event.type === 'microphone-enabled') switched.push(event.enabled)
  })
  return switched
}

/** Where the media library keeps the track that it was given last; undefined once a device is chosen. */
export const give = (audioTrack: object | undefined) =>
  Reflect.set(window, '_daily', {
    instances: { 'client-1': { callMachine: {}, tracks: audioTrack ? { audioTrack } : {} } },
  })

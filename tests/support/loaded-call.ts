import type { LoadedCall, Presence, StartMode } from '@/components/voice/launcher'

/** A call whose code has been loaded. It is asked to connect and does no more. */
export function fakeLoadedCall() {
  const listeners = new Set<() => void>()
  let now: Presence = { state: 'idle', speaking: false }
  const become = (state: Presence['state']) => {
    now = { state, speaking: false }
    for (const listener of [...listeners]) listener()
  }
  return {
    start: jest.fn((_mode: StartMode) => become('connecting')),
    stop: jest.fn(() => become('idle')),
    prewarm: jest.fn(),
    presence: () => now,
    isOpen: () => now.state === 'connecting' || now.state === 'connected',
    isRecordingRefused: () => false,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: jest.fn(),
    become,
    listenerCount: () => listeners.size,
  } satisfies LoadedCall & Record<string, unknown>
}

export type FakeLoadedCall = ReturnType<typeof fakeLoadedCall>

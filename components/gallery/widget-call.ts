import type { Levels, TranscriptLine, VoiceCall } from '@/lib/voice/react'

/** A fake call for the gallery and tests: any value can be set, and actions do nothing. */
export function widgetCall(values: Partial<VoiceCall> = {}): VoiceCall {
  return {
    state: { phase: 'idle' },
    transcript: [],
    isSpeaking: false,
    isUserSpeaking: false,
    muted: false,
    microphone: 'granted',
    audioBlocked: false,
    video: null,
    networkQuality: 'good',
    interruption: null,
    interruptions: [],
    callId: null,
    stage: null,
    error: null,
    start: async () => null,
    reconnect: async () => false,
    stop: async () => {},
    setMuted: () => {},
    toggleMute: () => {},
    sendText: () => true,
    setVolume: () => {},
    volume: () => 1,
    setDevices: async () => true,
    resumeAudio: async () => {},
    checkMicrophone: async () => false,
    send: () => true,
    addContext: () => true,
    onTool: () => () => {},
    say: () => true,
    end: () => true,
    onMessage: () => () => {},
    registerTool: () => () => {},
    prewarm: () => {},
    audioTracks: () => ({ assistant: null, user: null }),
    frequencies: () => new Uint8Array(),
    metrics: () => null,
    durationMs: () => 8000,
    controls: () => Promise.reject(new Error('The gallery has no call.')),
    levels: fixedLevels({ assistant: 0, user: 0 }),
    ...values,
  }
}

export const fixedLevels = (levels: Levels): VoiceCall['levels'] => ({
  current: () => levels,
  subscribe: () => () => {},
})

export const conversation: readonly TranscriptLine[] = [
  line(1, 'assistant', 'Hello, you’re through to Callwright. I’m an AI, and I know our work quite well.'),
  line(2, 'user', 'A dental clinic. Mostly people moving appointments.'),
  line(
    3,
    'assistant',
    'Then it would move them for you. See https://callwright.example/clinics, or call +1 555 010 0142.',
  ),
  { ...line(4, 'assistant', 'It runs at about seven'), interrupted: true },
  { ...line(5, 'user', 'And how much'), partial: true },
]

function line(number: number, role: TranscriptLine['role'], text: string): TranscriptLine {
  return { id: `line-${number}`, role, text, partial: false, atMs: number * 4000 }
}

import fc from 'fast-check'
import { VoiceError } from '@/lib/voice/errors'
import type { FakeTransport } from '@/lib/voice/testing/fake-transport'
import { settle } from '@/tests/support/manual-clock'
import { randomRuns } from '@/tests/support/random-runs'
import {
  audioTrack,
  nothingUnreleased,
  setUpSession,
  WEB_CALL,
  type SessionSetup,
} from '@/tests/support/voice-session'

/** How a step of a start may go: at once, after a while, badly, or never. */
type Answer = 'works' | 'slow' | 'fails' | 'never'
const answers = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Answer>('works') },
  { weight: 3, arbitrary: fc.constantFrom<Answer>('slow', 'fails', 'never') },
)

const actions = fc.constantFrom(
  'stop',
  'stop twice',
  'mute',
  'unmute',
  'send',
  'send too much',
  'resume audio',
  'assistant enters',
  'assistant leaves',
  'stranger enters',
  'track starts',
  'track stops',
  'listening',
  'stranger says listening',
  'goodbye',
  'garbage',
  'transcript',
  'levels',
  'interrupted',
  'connected',
  'fatal',
  'left',
  'noise cancellation fails',
  'microphone fails',
  'recording starts',
  'wait a little',
  'wait long',
)
type Action = typeof actions extends fc.Arbitrary<infer A> ? A : never

const act: Record<Action, (setup: SessionSetup, transport: FakeTransport | undefined) => unknown> = {
  stop: ({ session }) => void session.stop(),
  'stop twice': ({ session }) => [session.stop(), session.stop()],
  mute: ({ session }) => session.setMuted(true),
  unmute: ({ session }) => session.setMuted(false),
  send: ({ session }) => attempt(() => session.send({ type: 'say', message: 'Hello.' })),
  'send too much': ({ session }) => attempt(() => session.send('x'.repeat(5000))),
  'resume audio': ({ session }) => void session.resumeAudio(),
  'assistant enters': (_, transport) => transport?.enter(),
  'assistant leaves': (_, transport) => {
    for (const participant of transport?.participants() ?? []) transport?.depart(participant)
  },
  'stranger enters': (_, transport) => transport?.enter({ id: 'stranger', name: 'Somebody' }),
  'track starts': (_, transport) =>
    transport?.emit({ type: 'track-started', participant: assistant, track: audioTrack() }),
  'track stops': (_, transport) =>
    transport?.emit({ type: 'track-stopped', participant: assistant, track: audioTrack() }),
  listening: (_, transport) => transport?.emit({ type: 'message', data: 'listening', fromId: 'assistant' }),
  'stranger says listening': (_, transport) =>
    transport?.emit({ type: 'message', data: 'listening', fromId: 'stranger' }),
  goodbye: (_, transport) => say(transport, { type: 'status-update', status: 'ended' }),
  garbage: (_, transport) => transport?.emit({ type: 'message', data: '{"type":', fromId: 'assistant' }),
  transcript: (_, transport) =>
    say(transport, { type: 'transcript', role: 'user', transcript: 'Hi.', transcriptType: 'partial' }),
  levels: (_, transport) => transport?.emit({ type: 'remote-levels', levels: { assistant: 0.1 } }),
  interrupted: (_, transport) =>
    transport?.emit({ type: 'connection', link: 'sfu', status: 'interrupted', native: null }),
  connected: (_, transport) =>
    transport?.emit({ type: 'connection', link: 'sfu', status: 'connected', native: null }),
  fatal: (_, transport) => transport?.emit({ type: 'fatal', failure: { code: 'room-expired', cause: null } }),
  left: (_, transport) => transport?.emit({ type: 'left' }),
  'noise cancellation fails': (_, transport) =>
    transport?.emit({ type: 'noise-cancellation-failed', native: null }),
  'microphone fails': (_, transport) =>
    transport?.emit({ type: 'device-problem', problem: 'denied', native: null }),
  'recording starts': (_, transport) =>
    transport?.emit({ type: 'recording', event: 'recording-started', native: null }),
  'wait a little': ({ clock }) => clock.pass(700),
  'wait long': ({ clock }) => clock.pass(25_000),
}

const assistant = { id: 'assistant', name: 'Vapi Speaker', local: false }
const say = (transport: FakeTransport | undefined, message: unknown) =>
  transport?.emit({ type: 'message', data: JSON.stringify(message), fromId: 'assistant' })

/** Refusals are typed; anything else is a fault of ours. */
function attempt(task: () => void) {
  try {
    task()
  } catch (error) {
    expect(error).toBeInstanceOf(VoiceError)
  }
}

/** From anywhere, and often enough from the middle of a conversation. */
const sequences = fc
  .tuple(
    fc.constantFrom<Action[]>([], ['assistant enters'], ['assistant enters', 'track starts', 'listening']),
    fc.array(actions, { maxLength: 25 }),
  )
  .map(([beginning, rest]) => [...beginning, ...rest])

test('whatever the visitor, the room and the network do, a call ends once, releases everything and leaves no promise pending', async () => {
  const circumstances = fc.record({
    webCall: answers,
    load: answers,
    join: answers,
    leave: fc.constantFrom('works', 'never'),
    levels: answers,
    noise: answers,
    play: answers,
    online: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    mobile: fc.boolean(),
    recording: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(circumstances, sequences, async (given, sequence) => {
      const setup: SessionSetup = setUpSession({
        ports: {
          isOnline: () => given.online,
          isMobile: () => given.mobile,
          createWebCall: () =>
            answer(given.webCall, {
              ...WEB_CALL,
              artifactPlan: { videoRecordingEnabled: given.recording },
            }),
        },
        prepare(transport) {
          transport.answers.load = () => answer(given.load, undefined)
          transport.answers.join = () => answer(given.join, undefined)
          transport.answers.leave = () => answer(given.leave, undefined)
          transport.answers.observeRemoteLevels = () => answer(given.levels, undefined)
          transport.answers.setNoiseCancellation = () => answer(given.noise, undefined)
        },
      })
      function answer<T>(kind: Answer, value: T): Promise<T> {
        if (kind === 'works') return Promise.resolve(value)
        if (kind === 'fails') return Promise.reject(new Error('It failed.'))
        if (kind === 'never') return new Promise(() => {})
        return new Promise((resolve) => void setup.clock.after(500, () => resolve(value)))
      }
      setup.answerPlay(() => answer(given.play, undefined))

      let outcome: unknown = 'pending'
      setup.session.start().then(
        () => (outcome = 'started'),
        (error: unknown) => (outcome = error),
      )
      for (const action of sequence) {
        await act[action](setup, setup.source.taken.at(-1))
        await settle()
      }
      let stopped = false
      void setup.session.stop().then(() => (stopped = true))
      await setup.clock.pass(2000)

      expect(stopped).toBe(true)
      expect(outcome).not.toBe('pending')
      if (outcome !== 'started') expect(outcome).toBeInstanceOf(VoiceError)
      expect(['ended', 'failed']).toContain(setup.session.state.phase)
      expect(setup.ofType('closed')).toHaveLength(1)
      expect(setup.events.at(-1)?.type).toBe('closed')
      // Slow answers of the fakes are the fakes' own timers.
      await setup.clock.pass(600)
      expect(setup.unreleased()).toEqual(nothingUnreleased)
      const heard = setup.events.length
      await setup.clock.pass(120_000)
      expect(setup.events).toHaveLength(heard)
    }),
    { numRuns: randomRuns(600) },
  )
})

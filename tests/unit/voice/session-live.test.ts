import { defaultTimeouts } from '@/lib/voice/session/timeouts'
import type { FakeTransport } from '@/lib/voice/testing/fake-transport'
import { settle } from '@/tests/support/manual-clock'
import {
  audioTrack,
  connection,
  endMessage,
  holdingJoin,
  joinedSession,
  liveSession,
  messageOf,
  nothingUnreleased,
  startSession,
  toolCallOf,
  transcriptOf,
  type SessionSetup,
} from '@/tests/support/voice-session'
import { registeredTools } from '@/tests/support/registered-tools'

describe('which participant is trusted', () => {
  test('only the assistant can say "listening"', async () => {
    const setup = await joinedSession()
    setup.transport().enter({ id: 'stranger', name: 'Somebody' })
    setup.emit(messageOf('listening', 'stranger'))
    expect(setup.phase()).toBe('awaiting-assistant')
    setup.emit(messageOf('listening'))
    expect(setup.phase()).toBe('live')
  })

  test('the platform’s second participant, which hears the visitor, may say "listening" and send the transcript', async () => {
    const setup = await joinedSession()
    const hearing = setup.transport().enter({ id: 'hearing', name: 'Vapi Listener' })
    setup.emit(messageOf('listening', 'hearing'))
    setup.emit({ ...transcriptOf('user', 'How much is it?'), fromId: 'hearing' })
    expect(setup.phase()).toBe('live')
    expect(setup.texts()).toEqual(['How much is it?'])
    setup.emit({ type: 'track-started', participant: hearing, track: audioTrack('silence') })
    expect(setup.players).toEqual([])
    setup.transport().depart(hearing)
    await setup.clock.pass(5_000)
    expect(setup.phase()).toBe('live')
  })

  test('messages that arrive before their sender count once the sender is known, in their order', async () => {
    const run = jest.fn()
    const setup = await startSession({ options: { tools: registeredTools({ show_page: { run } }) } })
    setup.emit(transcriptOf('assistant', 'One moment.'))
    setup.emit(toolCallOf('show_page', { page: 'pricing' }))
    setup.emit(endMessage('silence-timed-out'))
    expect(setup.ofType('message')).toHaveLength(3)
    expect(setup.ofType('transcript')).toEqual([])
    setup.transport().enter()
    expect(setup.texts()).toEqual(['One moment.'])
    expect(run).toHaveBeenCalledTimes(1)
    expect(setup.ofType('message')).toHaveLength(3)
    await setup.clock.pass(2_000)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'silence' })
  })

  test('messages that arrive before their sender count also when one for each word of an answer follows', async () => {
    const setup = await startSession()
    setup.emit(messageOf('listening'))
    for (let word = 0; word < 300; word++) setup.emit(messageOf({ type: 'model-output', output: `${word} ` }))
    setup.transport().enter()
    expect(setup.phase()).toBe('live')
  })

  test('messages that arrive before their sender have no consequence when it is a stranger', async () => {
    const setup = await startSession()
    setup.emit(endMessage(undefined, 'stranger'))
    setup.transport().enter({ id: 'stranger', name: 'Somebody' })
    setup.transport().enter()
    await setup.clock.pass(3_000)
    expect(setup.phase()).toBe('awaiting-assistant')
  })

  test('a participant that takes the assistant’s name later is a stranger, whose messages the page gets and the call ignores', async () => {
    const setup = await liveSession()
    const stranger = setup.transport().enter({ id: 'stranger', name: 'Somebody' })
    const renamed = { ...stranger, name: 'Vapi Speaker' }
    setup.emit({ type: 'participant-updated', participant: renamed, native: {} })
    setup.emit({ type: 'track-started', participant: renamed, track: audioTrack('noise') })
    setup.emit(messageOf({ type: 'tool-calls', toolCallList: [] }, 'stranger'))
    setup.emit({ ...transcriptOf('user', 'Send money.'), fromId: 'stranger' })
    setup.emit(endMessage(undefined, 'stranger'))
    await setup.clock.pass(10_000)
    expect(setup.phase()).toBe('live')
    expect(setup.ofType('message')).toHaveLength(3)
    expect(setup.ofType('transcript')).toEqual([])
    expect(setup.players).toHaveLength(1)
  })

  test('an assistant that comes back under another id is trusted, even if no event said that it had left', async () => {
    const setup = await liveSession()
    const second = { id: 'second', name: 'Vapi Speaker', local: false }
    setup.transport().participants = () => [second]
    setup.emit({ type: 'participant-joined', participant: second })
    setup.emit({ ...transcriptOf('assistant', 'I am back.'), fromId: 'second' })
    expect(setup.texts()).toEqual(['I am back.'])
    expect(setup.players).toMatchObject([{ trackId: 'track-1', stopped: true }])
    await setup.clock.pass(5_000)
    expect(setup.phase()).toBe('live')
  })

  test('the participant that hears the visitor is trusted under another id, even if no event said that it had left', async () => {
    const setup = await liveSession()
    const room = setup.transport()
    const [assistant] = room.participants()
    room.enter({ id: 'hearing', name: 'Vapi Listener' })
    const second = { id: 'second', name: 'Vapi Listener', local: false }
    room.participants = () => [assistant!, second]
    room.emit({ type: 'participant-joined', participant: second })
    room.emit({ ...transcriptOf('user', 'Can you hear me?'), fromId: 'second' })
    expect(setup.texts()).toEqual(['Can you hear me?'])
  })

  test('of two with the assistant’s name only the first one’s messages count, until it leaves', async () => {
    const setup = await liveSession()
    const second = setup.transport().enter({ id: 'second' })
    setup.emit({ ...transcriptOf('assistant', 'I am the second.'), fromId: 'second' })
    expect(setup.ofType('transcript')).toEqual([])
    setup.transport().depart({ ...second, id: 'assistant' })
    expect(setup.texts()).toEqual(['I am the second.'])
  })

  test.each(['Vapi Speaker', 'Vapi Listener'])(
    'of two named %s the first one stays the first, also when it changes',
    async (name) => {
      const setup = await startSession()
      const room = setup.transport()
      const first = room.enter({ id: 'first', name })
      room.enter({ id: 'second', name })
      room.emit({ type: 'participant-updated', participant: first, native: null })
      room.emit({ ...transcriptOf('assistant', 'I am the second.'), fromId: 'second' })
      expect(setup.ofType('transcript')).toEqual([])
      room.emit({ ...transcriptOf('assistant', 'I am the first.'), fromId: 'first' })
      expect(setup.texts()).toEqual(['I am the first.'])
    },
  )

  test('what an assistant says and asks before the one that hands over to it has left counts once that has left', async () => {
    const run = jest.fn()
    const setup = await liveSession({ options: { tools: registeredTools({ note: { run } }) } })
    const second = setup.transport().enter({ id: 'second' })
    const say = (text: string) => setup.emit({ ...transcriptOf('assistant', text), fromId: 'second' })
    say('This is the booking desk.')
    setup.emit(toolCallOf('note', {}, 'second'))
    expect(run).not.toHaveBeenCalled()
    setup.transport().depart({ ...second, id: 'assistant' })
    say('How can I help?')
    expect(setup.texts()).toEqual(['This is the booking desk.', 'How can I help?'])
    expect(run).toHaveBeenCalledTimes(1)
    expect(setup.ofType('message')).toHaveLength(3)
  })

  test('what a second assistant asked is not done once the platform no longer waits for an answer', async () => {
    const run = jest.fn()
    const setup = await liveSession({ options: { tools: registeredTools({ note: { run } }) } })
    const second = setup.transport().enter({ id: 'second' })
    setup.emit(toolCallOf('note', { text: 'old' }, 'second'))
    await setup.clock.pass(15_000)
    setup.emit({ type: 'participant-updated', participant: second, native: {} })
    setup.emit(toolCallOf('note', { text: 'new' }, 'second'))
    await setup.clock.pass(6_000)
    setup.transport().depart({ ...second, id: 'assistant' })
    expect(run.mock.calls.map(([given]) => given)).toEqual([{ text: 'new' }])
  })

  test('each message of a sender that we may trust later is read at most twice, however many participants come and go', async () => {
    const setup = await liveSession()
    const second = setup.transport().enter({ id: 'second' })
    const parse = jest.spyOn(JSON, 'parse')
    for (let word = 0; word < 300; word++)
      setup.emit({ ...transcriptOf('assistant', `${word}`), fromId: 'second' })
    for (let visit = 0; visit < 100; visit++) {
      const guest = setup.transport().enter({ id: `guest-${visit}`, name: 'A guest' })
      setup.emit({ type: 'participant-updated', participant: second, native: {} })
      setup.transport().depart(guest)
    }
    setup.transport().depart({ ...second, id: 'assistant' })
    expect(parse.mock.calls.length).toBeLessThanOrEqual(600)
    parse.mockRestore()
    expect(setup.texts()?.at(-1)).toMatch(/299$/)
  })

  test('a text that is not JSON is reported once, whoever comes and goes afterwards', async () => {
    const setup = await liveSession()
    const second = setup.transport().enter({ id: 'second' })
    const reports = () => setup.debugged.filter((each) => JSON.stringify(each).includes('no JSON'))
    setup.emit(messageOf('no JSON', 'second'))
    setup.emit({ type: 'participant-updated', participant: second, native: {} })
    setup.transport().depart({ ...second, id: 'assistant' })
    expect(reports()).toHaveLength(1)
  })
})

test('what was spoken over is marked in the transcript, whichever of the two the platform says first', async () => {
  const setup = await liveSession()
  setup.emit(transcriptOf('assistant', 'We are open', 'partial'))
  setup.emit(messageOf({ type: 'user-interrupted' }))
  setup.emit(transcriptOf('user', 'On Sunday?'))
  setup.emit(transcriptOf('assistant', 'On Sunday'))
  setup.emit(messageOf({ type: 'user-interrupted' }))
  expect(setup.ofType('transcript').at(-1)?.lines).toMatchObject([
    { text: 'We are open', interrupted: true, partial: false },
    { text: 'On Sunday?' },
    { text: 'On Sunday', interrupted: true },
  ])
})

test('the end of a call is the announced one when the page calls stop() on the end message, and leaves no timer', async () => {
  const setup: SessionSetup = await liveSession({
    onEvent: ({ type }) => type === 'message' && void setup.session.stop(),
  })
  setup.emit(endMessage('silence-timed-out'))
  await settle()
  expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'silence' })
  expect(setup.ofType('closed').map(({ ending }) => ending.endedByPlatform)).toEqual([true])
  expect(setup.unreleased()).toEqual(nothingUnreleased)
})

describe('an assistant that does not take part', () => {
  test.each<[string, string, (transport: FakeTransport) => void]>([
    ['never comes', 'assistant-missing', () => {}],
    ['comes without a sound', 'assistant-no-audio', (transport) => void transport.enter()],
    [
      'never says "listening"',
      'assistant-silent',
      (transport) =>
        transport.emit({ type: 'track-started', participant: transport.enter(), track: audioTrack() }),
    ],
  ])('who %s fails the call after 20 s with %s', async (_what, code, prepare) => {
    const setup = await startSession()
    prepare(setup.transport())
    await settle()
    await setup.clock.pass(20_000)
    expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code, stage: 'listening' } })
  })

  test('that listens but has no sound is reported after 10 s, and the call continues', async () => {
    const setup = await joinedSession()
    setup.emit(messageOf('listening'))
    await setup.clock.pass(10_000)
    expect(setup.warnings()).toEqual(['assistant-no-audio'])
    expect(setup.phase()).toBe('live')
  })

  describe('whose sound ends', () => {
    const losesSound = async () => {
      const { assistant, ...setup } = await liveSession()
      setup.emit({ type: 'track-stopped', participant: assistant, track: audioTrack() })
      return { ...setup, assistant }
    }

    test('and does not come back is reported after 10 s, and the call continues', async () => {
      const setup = await losesSound()
      await setup.clock.pass(9_999)
      expect(setup.ofType('warning')).toEqual([])
      await setup.clock.pass(1)
      expect(setup.warnings()).toEqual(['assistant-no-audio'])
      expect(setup.phase()).toBe('live')
    })

    test('and comes back is not reported', async () => {
      const setup = await losesSound()
      setup.emit({ type: 'track-started', participant: setup.assistant, track: audioTrack('2') })
      await setup.clock.pass(20_000)
      expect(setup.ofType('warning')).toEqual([])
    })

    test('with the connection is not reported before that is back', async () => {
      const setup = await losesSound()
      setup.emit(connection('interrupted'))
      await setup.clock.pass(20_000)
      expect(setup.ofType('warning')).toEqual([])
      setup.emit(connection('connected'))
      await setup.clock.pass(10_000)
      expect(setup.warnings()).toEqual(['assistant-no-audio'])
    })
  })

  test('who leaves has 5 s to come back', async () => {
    const { assistant, ...setup } = await liveSession()
    setup.transport().depart(assistant)
    await setup.clock.pass(4000)
    setup.transport().enter()
    await setup.clock.pass(5000)
    expect(setup.phase()).toBe('live')
    setup.transport().depart(assistant)
    await setup.clock.pass(5000)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'assistant-left' })
  })

  test('who had left before the page was frozen has these 5 s again after the thaw', async () => {
    const { assistant, ...setup } = await liveSession()
    const leaveAndFreeze = async () => {
      setup.transport().depart(assistant)
      await setup.clock.pass(4_000)
      setup.clock.freeze(300_000)
      await setup.clock.pass(4_999)
      expect(setup.phase()).toBe('live')
    }
    await leaveAndFreeze()
    setup.transport().enter()
    await setup.clock.pass(60_000)
    await leaveAndFreeze()
    await setup.clock.pass(1)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'assistant-left' })
  })

  test('who disappears while the connection is lost has these 5 s once it is back', async () => {
    const { assistant, ...setup } = await liveSession()
    setup.emit(connection('interrupted'))
    setup.transport().depart(assistant)
    await setup.clock.pass(20_000)
    expect(setup.phase()).toBe('reconnecting')
    setup.emit(connection('connected'))
    await setup.clock.pass(4_999)
    expect(setup.phase()).toBe('live')
    await setup.clock.pass(1)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'assistant-left' })
  })
})

describe('the connection', () => {
  test('is lost only when one link was down for as long as that may take', async () => {
    const setup = await liveSession()
    setup.emit(connection('interrupted'))
    await setup.clock.pass(29_000)
    setup.emit(connection('interrupted', 'signaling'))
    setup.emit(connection('connected'))
    await setup.clock.pass(29_000)
    expect(setup.phase()).toBe('reconnecting')
    await setup.clock.pass(1_000)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'connection-lost' })
  })

  test('has a limit that counts from the first report of a link that is down', async () => {
    const setup = await liveSession()
    setup.emit(connection('interrupted'))
    await setup.clock.pass(20_000)
    setup.emit(connection('interrupted'))
    await setup.clock.pass(10_000)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'connection-lost' })
  })

  test('stays the reason of the end, although the page sends to the ended call', async () => {
    const setup = await liveSession()
    const lost = { code: 'connection-lost', message: 'It is over.', cause: null } as const
    setup.emit({ type: 'fatal', failure: lost })
    expect(() => setup.session.sendText('Are you still there?')).toThrow()
    await settle()
    expect(() => setup.session.sendText('Are you still there?')).toThrow()
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'connection-lost' })
  })

  describe('lost while the room is being joined', () => {
    const loseWhileJoining = async () => {
      const { prepare, enterRoom } = holdingJoin()
      const timeouts = { ...defaultTimeouts, joinMs: 60_000, listeningMs: 60_000 }
      const setup = await startSession({ options: { timeouts }, prepare })
      setup.emit(connection('interrupted', 'signaling'))
      return { ...setup, enterRoom }
    }

    test('is joining until the room is joined, then reconnecting until it is back', async () => {
      const setup = await loseWhileJoining()
      expect(setup.phase()).toBe('joining')
      setup.enterRoom()
      await settle()
      expect(setup.session.state).toEqual({ phase: 'reconnecting', was: 'awaiting-assistant' })
      setup.emit(connection('connected', 'signaling'))
      expect(setup.phase()).toBe('awaiting-assistant')
    })

    test('and back by then is not shown', async () => {
      const setup = await loseWhileJoining()
      setup.emit(connection('connected', 'signaling'))
      setup.enterRoom()
      await settle()
      expect(setup.phases()).toEqual(['requesting', 'loading', 'joining', 'awaiting-assistant'])
    })

    test('has 30 s to come back from the moment in which the room is joined', async () => {
      const setup = await loseWhileJoining()
      await setup.clock.pass(40_000)
      expect(setup.phase()).toBe('joining')
      setup.enterRoom()
      await setup.clock.pass(29_999)
      expect(setup.phase()).toBe('reconnecting')
      await setup.clock.pass(1)
      expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'connection-lost' } })
    })
  })

  test.each([
    ['was lost before the page was frozen', 10_000, 19_000],
    ['is lost for the whole limit while the page is frozen', 0, 19_000],
  ])('that %s has its whole time to come back after the thaw', async (_when, beforeMs, afterMs) => {
    const setup = await liveSession()
    setup.emit(connection('interrupted', 'signaling'))
    await setup.clock.pass(beforeMs)
    setup.clock.freeze(300_000)
    await setup.clock.pass(afterMs)
    expect(setup.phase()).toBe('reconnecting')
    setup.emit(connection('connected', 'signaling'))
    expect(setup.phase()).toBe('live')
    await setup.clock.pass(60_000)
    expect(setup.phase()).toBe('live')
  })

  test('that does not come back after a thaw is lost', async () => {
    const setup = await liveSession()
    setup.emit(connection('interrupted', 'signaling'))
    setup.clock.freeze(300_000)
    await setup.clock.pass(30_000)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'connection-lost' })
  })

  test('of a participant that has left the room is not waited for', async () => {
    const setup = await liveSession()
    const listener = setup.transport().enter({ id: 'listener', name: 'Listener' })
    setup.emit({ ...connection('interrupted', 'peer-to-peer listener'), participantId: 'listener' })
    expect(setup.phase()).toBe('reconnecting')
    setup.transport().depart(listener)
    expect(setup.phase()).toBe('live')
    await setup.clock.pass(60_000)
    expect(setup.phase()).toBe('live')
  })
})

test.each([
  ['peer-to-peer assistant', 'sfu'],
  ['sfu', 'peer-to-peer assistant'],
])('a link of %s that is down is not waited for once the room has moved to %s', async (before, after) => {
  const setup = await liveSession()
  setup.emit(connection('interrupted', 'signaling'))
  setup.emit(connection('interrupted', before))
  setup.emit(connection('connected', after))
  expect(setup.phase()).toBe('reconnecting')
  setup.emit(connection('connected', 'signaling'))
  expect(setup.phase()).toBe('live')
  await setup.clock.pass(60_000)
  expect(setup.phase()).toBe('live')
})

test('a microphone that later fails in another way is reported too, and the same failure is reported once', async () => {
  const setup = await liveSession()
  const fail = (problem: 'denied' | 'in-use') => setup.emit({ type: 'device-problem', problem, native: null })
  fail('denied')
  fail('denied')
  fail('in-use')
  expect(setup.ofType('camera-error').map(({ error }) => error.code)).toEqual([
    'microphone-denied',
    'microphone-in-use',
  ])
})

import { readEndedReason } from '@/lib/voice/session/ended-reasons'
import { createDeferred } from '@/tests/support/deferred'
import { settle } from '@/tests/support/manual-clock'
import {
  endMessage,
  fatal,
  joinedSession,
  liveSession,
  never,
  nothingUnreleased,
} from '@/tests/support/voice-session'

describe('the end of a good call', () => {
  test.each(['room-missing', 'room-expired', 'ejected', 'connection-lost'] as const)(
    'is the announced one when the media service reports %s after the end message',
    async (code) => {
      const setup = await liveSession()
      setup.emit(endMessage('assistant-ended-call'))
      setup.emit(fatal(code))
      await settle()
      const platformReason = 'assistant-ended-call'
      expect(setup.session.state).toEqual({ phase: 'ended', reason: 'assistant', platformReason })
    },
  )

  test('is the failure that was announced first, also where the end is announced again without a reason', async () => {
    const setup = await liveSession()
    setup.emit(endMessage('pipeline-error-openai-llm-failed'))
    setup.emit(endMessage())
    setup.emit(fatal('room-missing'))
    await settle()
    expect(setup.session.state).toMatchObject({ error: { code: 'assistant-failed' } })
  })

  test('is an end when the room is deleted without an end message', async () => {
    const setup = await liveSession()
    setup.emit(fatal('room-missing'))
    await settle()
    expect(setup.session.state).toEqual({ phase: 'ended', reason: 'assistant' })
  })

  test('is a failure when there was no conversation yet', async () => {
    const setup = await joinedSession()
    setup.emit(fatal('room-missing'))
    await settle()
    expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'room-missing' } })
  })
})

describe('an end message with the reason of a failure', () => {
  test.each([
    ['pipeline-error-openai-llm-failed', /fallback models/],
    ['call.in-progress.error-vapifault-openai-429-exceeded-quota', /credit/],
  ])('%s is one error that names it and the remedy', async (endedReason, remedy) => {
    const { assistant, ...setup } = await liveSession()
    setup.emit(endMessage(endedReason))
    setup.transport().depart(assistant)
    await settle()
    expect(setup.session.state).toMatchObject({
      phase: 'ended',
      reason: 'error',
      platformReason: endedReason,
      error: { code: 'assistant-failed', message: expect.stringContaining(endedReason) },
    })
    const [closed] = setup.ofType('closed')
    expect(closed?.ending.outcome.error?.message).toMatch(remedy)
  })

  test.each([
    ['assistant-ended-call', 'assistant'],
    ['customer-ended-call', 'customer'],
    ['silence-timed-out', 'silence'],
    ['exceeded-max-duration', 'time-limit'],
    ['manually-canceled', 'platform'],
    ['pipeline-error-something-new-failed', 'platform'],
  ])('%s is none: the call has ended by %s', async (endedReason, reason) => {
    const setup = await liveSession()
    setup.emit(endMessage(endedReason))
    await setup.clock.pass(1_999)
    expect(setup.phase()).toBe('live')
    await setup.clock.pass(1)
    expect(setup.session.state).toEqual({ phase: 'ended', reason, platformReason: endedReason })
    expect(setup.ofType('closed').map(({ ending }) => ending.endedByPlatform)).toEqual([true])
  })

  test('before the assistant listens fails the start', async () => {
    const setup = await joinedSession()
    setup.emit(endMessage('call.in-progress.error-pipeline-no-available-llm-model'))
    await setup.clock.pass(2_000)
    expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'assistant-failed' } })
  })

  describe('that comes before the code that reads it', () => {
    const endedReason = 'pipeline-error-openai-llm-failed'

    async function endWhileLoading() {
      const table = createDeferred<typeof readEndedReason>()
      const { assistant, ...setup } = await liveSession({ ports: { loadEndedReasons: () => table.promise } })
      setup.emit(endMessage(endedReason))
      setup.transport().depart(assistant)
      await settle()
      return { setup, table }
    }

    test('is read once that has loaded', async () => {
      const { setup, table } = await endWhileLoading()
      expect(setup.phase()).toBe('live')
      table.resolve(readEndedReason)
      await settle()
      expect(setup.session.state).toMatchObject({
        phase: 'ended',
        reason: 'error',
        platformReason: endedReason,
        error: { code: 'assistant-failed' },
      })
      expect(setup.unreleased()).toEqual(nothingUnreleased)
    })

    test.each(['is late', 'does not load'])('ends the call without it when it %s', async (how) => {
      const { setup, table } = await endWhileLoading()
      if (how === 'is late') await setup.clock.pass(2_000)
      else table.reject(new Error('404'))
      await settle()
      expect(setup.session.state).toEqual({ phase: 'ended', reason: 'platform', platformReason: endedReason })
      expect(setup.unreleased()).toEqual(nothingUnreleased)
    })

    test('does not keep a visitor who hangs up', async () => {
      const { setup } = await endWhileLoading()
      await setup.session.stop()
      expect(setup.session.state).toMatchObject({ phase: 'ended' })
      expect(setup.unreleased()).toEqual(nothingUnreleased)
    })

    test.each([undefined, 'silence-timed-out'])('ends the call at once when it is %s', async (usual) => {
      const loadEndedReasons = jest.fn(never)
      const { assistant, ...setup } = await liveSession({ ports: { loadEndedReasons } })
      setup.emit(endMessage(usual))
      setup.transport().depart(assistant)
      await settle()
      expect(setup.session.state).toMatchObject({ phase: 'ended', reason: usual ? 'silence' : 'assistant' })
      expect(loadEndedReasons).not.toHaveBeenCalled()
    })
  })
})

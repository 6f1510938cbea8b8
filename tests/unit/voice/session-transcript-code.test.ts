import { createTranscript, type TranscriptCode } from '@/lib/voice/session/transcript'
import { addTool } from '@/lib/voice/tools/client-tool'
import { createDeferred } from '@/tests/support/deferred'
import { settle } from '@/tests/support/manual-clock'
import {
  goLive,
  liveSession,
  messageOf,
  nothingUnreleased,
  setUpSession,
  startSession,
  transcriptOf,
  type SessionSetup,
} from '@/tests/support/voice-session'
import { registeredTools } from '@/tests/support/registered-tools'

const hear = (setup: SessionSetup, text: string) => setup.emit(transcriptOf('user', text))

const linesOf = (setup: SessionSetup) =>
  setup.ofType('transcript').map(({ lines }) => lines.map(({ text }) => text))

/** A live call whose transcript gets a reader only when `read` is called, and the code of it as the test says. */
async function unreadCall() {
  let isRead = false
  const code = createDeferred<TranscriptCode>()
  const transcriptCode = jest.fn(() => code.promise)
  const setup = setUpSession({ options: { isRead: () => isRead }, ports: { transcriptCode } })
  await goLive(setup)
  return { setup, code, transcriptCode, read: () => void (isRead = true) }
}

describe('the code of the transcript', () => {
  test('is not loaded for a call whose transcript nobody reads', async () => {
    const { setup, transcriptCode } = await unreadCall()
    hear(setup, 'Hello.')
    setup.session.sendText('Is anybody there?')
    await setup.session.stop()
    expect(transcriptCode).not.toHaveBeenCalled()
    expect(setup.ofType('transcript')).toEqual([])
  })

  test('is loaded once for a late reader, who gets every line, with the time at which it was said', async () => {
    const { setup, code, transcriptCode, read } = await unreadCall()
    await setup.clock.pass(1_000)
    hear(setup, 'Hello.')
    await setup.clock.pass(1_000)
    setup.session.sendText('How much is it?')
    read()
    hear(setup, 'Are you there?')
    hear(setup, 'Hello?')
    expect(linesOf(setup)).toEqual([])
    code.resolve(createTranscript)
    await settle()
    expect(linesOf(setup)).toEqual([['Hello.', 'How much is it?', 'Are you there?', 'Hello?']])
    expect(setup.ofType('transcript')[0]?.lines.map(({ atMs }) => atMs)).toEqual([1_000, 2_000, 2_000, 2_000])
    hear(setup, 'It works.')
    expect(linesOf(setup).at(-1)).toHaveLength(5)
    expect(transcriptCode).toHaveBeenCalledTimes(1)
  })

  test('that cannot be loaded during a call is reported once, and tried again with the next line', async () => {
    const { setup, transcriptCode, read } = await unreadCall()
    transcriptCode.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    transcriptCode.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    transcriptCode.mockResolvedValueOnce(createTranscript)
    read()
    for (const text of ['One.', 'Two.', 'Three.']) {
      hear(setup, text)
      await settle()
    }
    expect(setup.ofType('warning').map(({ error }) => [error.name, error.retryable])).toEqual([
      ['LoadError', true],
    ])
    expect(setup.phase()).toBe('live')
    expect(linesOf(setup)).toEqual([['One.', 'Two.', 'Three.']])
  })

  test('gets the words that arrived, also where a listener of the page changes the message meanwhile', async () => {
    const code = createDeferred<TranscriptCode>()
    let isRead = false
    const setup = setUpSession({
      options: { isRead: () => isRead },
      ports: { transcriptCode: () => code.promise },
      onEvent(event) {
        if (event.type === 'message') Object.assign(Object(event.message), { transcript: 'Changed.' })
      },
    })
    await goLive(setup)
    isRead = true
    hear(setup, 'Hello.')
    code.resolve(createTranscript)
    await settle()
    expect(linesOf(setup)).toEqual([['Hello.']])
  })

  test('that arrives after the end emits nothing', async () => {
    const { setup, code, read } = await unreadCall()
    read()
    hear(setup, 'Hello.')
    await setup.session.stop()
    const count = setup.events.length
    code.resolve(createTranscript)
    await settle()
    expect(setup.events).toHaveLength(count)
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })

  test('is loaded before a call with a reader is joined', async () => {
    const code = createDeferred<TranscriptCode>()
    const setup = await startSession({ ports: { transcriptCode: () => code.promise } })
    expect(setup.phase()).toBe('loading')
    code.resolve(createTranscript)
    await settle()
    expect(setup.phase()).toBe('awaiting-assistant')
    await setup.session.stop()
  })

  test('that cannot be loaded fails a start with a reader, which can be tried again', async () => {
    const transcriptCode = async () => Promise.reject(new TypeError('Failed to fetch'))
    const setup = await startSession({ ports: { transcriptCode } })
    await expect(setup.started).rejects.toMatchObject({ code: 'media-load', retryable: true })
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })

  test('does not delay a visitor who hangs up while it loads', async () => {
    const code = createDeferred<TranscriptCode>()
    const setup = await startSession({ ports: { transcriptCode: () => code.promise } })
    await setup.session.stop()
    await expect(setup.started).rejects.toMatchObject({ code: 'aborted' })
    expect(setup.unreleased()).toEqual(nothingUnreleased)
    code.resolve(createTranscript)
  })
})

test('The code of tools that is still loading does not delay a visitor who hangs up', async () => {
  const tools = registeredTools({ book: { run: () => 'booked' } })
  const code = createDeferred<never>()
  const setup = await startSession({ options: { tools }, ports: { loadTools: () => code.promise } })
  await setup.session.stop()
  await expect(setup.started).rejects.toMatchObject({ code: 'aborted' })
  expect(setup.unreleased()).toEqual(nothingUnreleased)
  code.reject(new Error('404'))
})

test('The code of tools that does not load during a call is no failure that ended the call', async () => {
  const tools = registeredTools({})
  const setup = await liveSession({
    options: { tools },
    ports: { loadTools: () => Promise.reject(new Error('404')) },
  })
  addTool(tools, 'book', { run: () => 'booked' })
  setup.emit(messageOf({ type: 'tool-calls', toolCallList: [{ id: 'a', function: { name: 'book' } }] }))
  await settle()
  expect(setup.ofType('warning')).toMatchObject([{ error: { code: 'media-load', fatal: false } }])
  expect(setup.phase()).toBe('live')
})

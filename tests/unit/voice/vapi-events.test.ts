import { VoiceError } from '@/lib/voice/errors'
import { createVoiceError } from '@/lib/voice/error-messages'
import { liveVapi, makeVapi, noted } from '@/tests/support/made-vapis'

type Progress = [stage: string, status: string, metadata?: unknown]

const set = () => {
  const { vapi, environment } = makeVapi()
  const progress: Progress[] = []
  vapi.on('call-start-progress', ({ stage, status, metadata, timestamp, duration }) => {
    expect(Date.parse(timestamp)).not.toBeNaN()
    if (duration !== undefined) expect(Number.isInteger(duration)).toBe(true)
    progress.push(metadata ? [stage, status, metadata] : [stage, status])
  })
  return { vapi, environment, progress }
}

const media: Progress[] = [
  [
    'daily-call-object-creation',
    'started',
    { audioSource: true, videoSource: false, isVideoRecordingEnabled: false, isVideoEnabled: false },
  ],
  ['daily-call-object-creation', 'completed'],
  ['mobile-permissions', 'started', { isMobile: false }],
  ['mobile-permissions', 'completed', { action: 'skipped-not-mobile' }],
  ['daily-call-join', 'started'],
  ['daily-call-join', 'completed'],
  ['video-recording-setup', 'completed', { action: 'skipped-not-enabled' }],
  ['audio-observer-setup', 'started'],
  ['audio-observer-setup', 'completed'],
  ['audio-processing-setup', 'started'],
  ['audio-processing-setup', 'completed'],
]

test('a start reports every stage, in order, with the metadata of the official SDK', async () => {
  const { vapi, progress } = set()
  const success = jest.fn()
  vapi.on('call-start-success', success)
  await vapi.start('assistant')
  expect(progress).toEqual([
    ['initialization', 'started', { hasAssistant: true, hasSquad: false, hasWorkflow: false }],
    ['initialization', 'completed'],
    ['web-call-creation', 'started'],
    [
      'web-call-creation',
      'completed',
      { callId: 'call-1', videoRecordingEnabled: false, voiceProvider: 'unknown' },
    ],
    ...media,
  ])
  expect(success).toHaveBeenCalledWith({
    totalDuration: expect.any(Number),
    callId: 'call-1',
    timestamp: expect.any(String),
  })
})

test('joining a room again reports the same but for the web call, which is there', async () => {
  const { vapi, progress } = set()
  await vapi.reconnect({ webCallUrl: 'https://room.example/1', id: 'call-9' })
  expect(progress).toEqual([
    [
      'reconnect-initialization',
      'started',
      { callId: 'call-9', hasVideoRecording: false, voiceProvider: 'unknown' },
    ],
    ['reconnect-initialization', 'completed'],
    ...media,
  ])
})

test('a start that fails says with what, where, for how long and what it was for', async () => {
  const { vapi, environment, progress } = set()
  const emitted: unknown[] = []
  vapi
    .on('error', (event) => void emitted.push(event))
    .on('call-start-failed', (event) => void emitted.push(event))
  environment.refuseWith(
    createVoiceError({ code: 'unauthorized', stage: 'web-call-creation', message: 'No.', status: 401 }),
  )
  await vapi.start(undefined, undefined, 'squad')
  expect(progress.at(-1)).toEqual(['web-call-creation', 'failed', { error: 'No.', code: 'unauthorized' }])
  const common = {
    stage: 'web-call-creation',
    totalDuration: expect.any(Number),
    timestamp: expect.any(String),
    context: { hasAssistant: false, hasSquad: true, hasWorkflow: false, isMobile: false },
  }
  expect(emitted).toEqual([
    {
      ...common,
      type: 'start-method-error',
      message: 'No.',
      name: 'VoiceError',
      error: expect.objectContaining({
        message: 'No.',
        code: 'unauthorized',
        status: 401,
        stack: expect.any(String),
      }),
      exception: expect.any(VoiceError),
    },
    { ...common, error: 'No.', errorStack: expect.stringContaining('VoiceError') },
  ])
})

test('a start that fails without a stack trace says so', async () => {
  const { vapi, environment } = set()
  const failed = new Promise((resolve) => vapi.on('call-start-failed', resolve))
  const error = createVoiceError({ code: 'unauthorized', stage: 'web-call-creation' })
  Reflect.set(error, 'stack', undefined)
  environment.refuseWith(error)
  await vapi.start('assistant')
  expect(await failed).toMatchObject({ errorStack: 'No stack trace available' })
})

test('each transcript that an app is given stays as it was, and one that subscribes late gets every line', async () => {
  const { vapi, environment } = await liveVapi()
  const say = (role: string, transcript: string, transcriptType: string) =>
    environment.say({ type: 'transcript', role, transcript, transcriptType })
  say('assistant', 'Hello.', 'final')
  const loaded = new Promise((resolve) => vapi.once('transcript', resolve))
  const given = noted(vapi, 'transcript', (lines) => lines)
  say('user', 'Are you', 'partial')
  // In this page the transcript has had no listener before, so its code is loaded now.
  await loaded
  say('user', 'Are you open?', 'final')
  say('assistant', 'Yes.', 'final')
  expect(given.map((lines) => lines.map(({ text }) => text))).toEqual([
    ['Hello.', 'Are you'],
    ['Hello.', 'Are you open?'],
    ['Hello.', 'Are you open?', 'Yes.'],
  ])
})

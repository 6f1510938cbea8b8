import Vapi from '@/lib/voice'
import { serializeError } from '@/lib/voice/vapi/error-events'
import type { VapiErrorEvent } from '@/lib/voice'

// A download that fails, as a browser reports it.
jest.mock('@/lib/voice/vapi/vapi-call', () => {
  throw new TypeError('Failed to fetch')
})

async function errorOf(begin: (vapi: Vapi) => Promise<unknown>): Promise<VapiErrorEvent[]> {
  const vapi = new Vapi('key')
  const events: VapiErrorEvent[] = []
  vapi.on('error', (event) => void events.push(event))
  await begin(vapi).catch(() => undefined)
  return events
}

test('Tests of the network whose code could not be fetched say so', async () => {
  await expect(Vapi.runNetworkTestsStandalone()).resolves.toEqual({
    error: 'The code of the call could not be downloaded.',
  })
})

it.each([
  ['start', 'start-method-error', (vapi: Vapi) => vapi.start('assistant')],
  [
    'reconnect',
    'reconnect-error',
    (vapi: Vapi) => vapi.reconnect({ webCallUrl: 'https://room.example/again' }),
  ],
])(
  'The error of a call whose code could not be fetched has the fields of every other failed %s',
  async (_what, type, begin) => {
    const [event, ...more] = await errorOf(begin)
    expect(more).toEqual([])
    expect(event).toMatchObject({ type, exception: { code: 'media-load' } })
    expect(event?.error).toEqual(serializeError(event?.exception))
    expect(event?.error).toMatchObject({ cause: 'Failed to fetch' })
  },
)

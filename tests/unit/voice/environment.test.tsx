import { act, renderHook } from '@testing-library/react'
import Vapi from '@/lib/voice'
import { createConversation, createVoiceClient, useConversation, useVoiceCall } from '@/lib/voice/react'
import { createFakeEnvironment } from '@/lib/voice/testing'

const account = { publicKey: 'key', assistantId: 'assistant' }

/** Each way to give a call its environment: a start, and the end of the call. */
const WAYS = {
  'the class': (options: object) => {
    const vapi = new Vapi('key', undefined, undefined, undefined, options)
    return { start: () => vapi.start('assistant'), end: () => vapi.dispose() }
  },
  'the client': (options: object) => {
    const { actions, dispose } = createVoiceClient({ ...account, ...options })
    return { start: () => actions.start(), end: dispose }
  },
  'the conversation': (options: object) => {
    const { actions, dispose } = createConversation({ ...account, ...options })
    return { start: async () => actions.start('voice'), end: dispose }
  },
  useVoiceCall: (options: object) => {
    const { result } = renderHook(useVoiceCall, { initialProps: { ...account, ...options } })
    return { start: () => result.current.start(), end: () => result.current.stop() }
  },
  useConversation: (options: object) => {
    const { result } = renderHook(useConversation, { initialProps: { ...account, ...options } })
    return { start: async () => result.current.start('voice'), end: () => result.current.end() }
  },
}

test.each(Object.entries(WAYS))(
  '%s makes its calls in the environment that it is given',
  async (_name, make) => {
    const environment = createFakeEnvironment()
    const { start, end } = make({ environment })
    await act(async () => void (await start()))
    expect(environment.transports.taken).toHaveLength(1)
    await act(async () => void (await end()))
  },
)

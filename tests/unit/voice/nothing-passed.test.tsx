/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import Vapi, { clientTool, modelTool, toChatMessages } from '@/lib/voice'
import { createCaptions, createConversation, createVoiceClient, visitorText } from '@/lib/voice/headless'
import { useConversation, useVoiceCall, useVoiceCallValue, VoiceCallProvider } from '@/lib/voice/react'
import { createFakeEnvironment, createFakeTransport } from '@/lib/voice/testing'

// What an app in JavaScript passes where the types require a value.
const nothing = null as never

/** A component reads a value of the call, without the function that selects it. */
function selectNothing() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VoiceCallProvider publicKey="key">{children}</VoiceCallProvider>
  )
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  try {
    renderHook(() => useVoiceCallValue(nothing), { wrapper })
  } finally {
    logged.mockRestore()
  }
}

test.each<[what: string, field: string, pass: () => unknown]>([
  ['a tool of the class', 'run of the tool price', () => new Vapi('key').registerTool('price', nothing)],
  ['a tool without `run`', 'run of the tool price', () => new Vapi('key').registerTool('price', {} as never)],
  [
    'a tool of the client',
    'run of the tool price',
    () => createVoiceClient({}).actions.registerTool('price', nothing),
  ],
  [
    'a tool of a conversation',
    'run of the tool price',
    () => createConversation({}).actions.registerTool('price', nothing),
  ],
  ['a listener of messages', 'listener', () => createVoiceClient({}).actions.onMessage(nothing)],
  ['a listener of tools', 'listener', () => createVoiceClient({}).actions.onTool(nothing)],
  ['a subscriber', 'listener', () => createConversation({}).subscribe(nothing)],
  ['a definition', 'parameters.properties', () => clientTool(nothing, () => 1)],
  ['a definition for the model', 'parameters.properties', () => modelTool(nothing)],
  ['captions without options', 'onChange', () => createCaptions(nothing)],
  ['a participant who leaves the room of a test', 'participant', () => createFakeTransport().depart(nothing)],
  ['a value of the call that nothing selects', 'select', selectNothing],
])('null where a value is needed is refused with an error that names the value %s', (_what, field, pass) => {
  const refused: unknown = expect.objectContaining({
    code: 'validation',
    field: expect.stringContaining(field) as string,
  })
  let thrown: unknown
  try {
    pass()
  } catch (error) {
    thrown = error
  }
  expect(thrown).toEqual(refused)
})

describe('null for options and for values that may be left out means that nothing is set', () => {
  test('in the choice of devices', async () => {
    const { actions } = createVoiceClient({ environment: createFakeEnvironment() })
    await expect(actions.setDevices(nothing)).resolves.toBe(true)
  })

  test('in the client and in a conversation, whose start then says what is missing', async () => {
    const client = createVoiceClient(nothing)
    await client.actions.start(nothing)
    expect(client.snapshot().error).toMatchObject({ code: 'not-configured' })
    const conversation = createConversation(nothing)
    conversation.actions.start('voice', nothing)
    expect(conversation.snapshot().call.error).toMatchObject({ code: 'not-configured' })
  })

  test('in the hooks', () => {
    expect(renderHook(() => useVoiceCall(nothing)).result.current.state).toEqual({ phase: 'idle' })
    expect(renderHook(() => useConversation(nothing)).result.current.state).toEqual({ mode: 'idle' })
  })

  test('in a transcript, and in the code of an error', () => {
    expect(toChatMessages(nothing)).toEqual([])
    expect(visitorText(nothing)).toEqual(visitorText('internal'))
  })
})

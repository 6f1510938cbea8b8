import { createFakeEnvironment } from '@/lib/voice/testing'
import type { MicrophoneOutcome } from '@/lib/voice/session/ports'
import { createVoiceClient, type UseVoiceCallOptions } from '@/lib/voice/react'

const made: ReturnType<typeof createVoiceClient>[] = []

// After the tests of each file that imports this.
afterEach(async () => {
  for (const client of made.splice(0)) await client.actions.stop()
})

/** A client in an environment of its own, with its commands. */
export function setUpClient(options: Partial<UseVoiceCallOptions> = {}) {
  const environment = createFakeEnvironment()
  const client = createVoiceClient({ publicKey: 'key', assistantId: 'assistant', environment, ...options })
  made.push(client)
  const phases: string[] = []
  client.subscribe(() => {
    const { phase } = client.snapshot().state
    if (phases.at(-1) !== phase) phases.push(phase)
  })
  const goLive = async () => {
    await client.actions.start()
    environment.answer()
  }
  // Without "playable", which tells the platform that the visitor can hear.
  const sent = () =>
    environment
      .room()
      .sent.filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as { message?: { content: string } })
  const typed = () => sent().flatMap(({ message }) => (message ? [message.content] : []))
  const { snapshot } = client
  return { environment, client, snapshot, phases, goLive, sent, typed, ...client.actions }
}

/** A microphone whose prompt is answered in this way. */
export const microphoneThatIs = (outcome: MicrophoneOutcome) => ({
  request: () => ({ settled: Promise.resolve(outcome), track: () => undefined, release: () => {} }),
})

/** A client in a call. */
export async function liveClient(options?: Partial<UseVoiceCallOptions>) {
  const call = setUpClient(options)
  await call.goLive()
  return call
}

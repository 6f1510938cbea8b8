import { createFakeEnvironment } from '@/lib/voice/testing'
import { createVoiceClient, type UseVoiceCallOptions } from '@/lib/voice/react'

/** A client in an environment of its own, with its commands. */
export function setUpClient(options: Partial<UseVoiceCallOptions> = {}) {
  const environment = createFakeEnvironment()
  const client = createVoiceClient({ publicKey: 'key', assistantId: 'assistant', environment, ...options })
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
  return { environment, client, phases, goLive, sent, typed, ...client.actions }
}

import { createFakePlatform } from '@/lib/voice/testing'
import { createVoiceClient, type UseVoiceCallOptions } from '@/lib/voice/react'

/** A client on a platform of its own, with its commands. */
export function setUpClient(options: Partial<UseVoiceCallOptions> = {}) {
  const platform = createFakePlatform()
  const client = createVoiceClient({ publicKey: 'key', assistantId: 'assistant', platform, ...options })
  const phases: string[] = []
  client.subscribe(() => {
    const { phase } = client.snapshot().state
    if (phases.at(-1) !== phase) phases.push(phase)
  })
  const goLive = async () => {
    await client.actions.start()
    platform.answer()
  }
  // Without "playable", which tells the platform that the visitor can hear.
  const sent = () =>
    platform
      .room()
      .sent.filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as { message?: { content: string } })
  const typed = () => sent().flatMap(({ message }) => (message ? [message.content] : []))
  return { platform, client, phases, goLive, sent, typed, ...client.actions }
}

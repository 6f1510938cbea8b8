import { answerChat, eventText } from '@/scripts/sandbox/chat'
import { loadScenarios } from '@/scripts/sandbox/scenario/load'
import type { BehaviourName } from '@/scripts/sandbox/platform/behaviours'
import { SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'

/** Read once: they are twenty files of YAML, and a table of tests asks for a thousand chats. */
let scenarios: ReturnType<typeof loadScenarios> | undefined

/** A `fetch` that answers chats as the sandbox's server does, without a server. */
export function chatAnswers(scenarioName: string, behaviour: BehaviourName): typeof fetch {
  scenarios ??= loadScenarios()
  const scenario = scenarios[scenarioName]
  if (!scenario) throw new Error(`There is no scenario named ${scenarioName}.`)
  return async (url, init) => {
    const answer = answerChat({
      path: new URL(String(url)).pathname,
      authorization: new Headers(init?.headers).get('authorization'),
      body: String(init?.body),
      publicKey: SANDBOX_PUBLIC_KEY,
      scenario,
      behaviour,
    })
    if (answer.kind === 'stream') return new Response(answer.events.map(eventText).join(''), answer)
    if (answer.kind === 'answer') return new Response(answer.body, answer)
    throw new TypeError('The connection is reset.')
  }
}

import scenarios from 'sandbox:scenarios'
import { answerChat, eventText, isChat, WORD_MS, type StreamedAnswer } from '../chat'
import { cookieValue } from '../cookies'
import { scenarioNamed } from '../scenario/named'
import { DEFAULT_SCENARIO, SANDBOX_PUBLIC_KEY, SCENARIO_COOKIE, SCENARIO_HEADER } from '../settings'
import { answerWebCall } from '../web-call'

export interface Place {
  /** Absolute address of the sandbox, without a trailing slash. */
  sandboxUrl: string
  /** The page's cookies, as far as they can be read; they may choose the scenario. */
  cookies: string
}

/** Answers the platform's API inside the browser: in a service worker, or in the page without one. */
export async function answerRequest(request: Request, { sandboxUrl, cookies }: Place): Promise<Response> {
  const name =
    request.headers.get(SCENARIO_HEADER) ?? cookieValue(cookies, SCENARIO_COOKIE) ?? DEFAULT_SCENARIO
  const scenario = scenarioNamed(scenarios, name)
  const [, path = ''] = /\/api(\/.*)$/.exec(new URL(request.url).pathname) ?? []
  if (request.method !== 'POST' || !(path === '/call/web' || isChat(path)) || !scenario)
    return new Response('There is nothing here.', { status: 404 })

  const asked = {
    authorization: request.headers.get('authorization'),
    contentType: request.headers.get('content-type'),
    body: await request.text(),
    scenario,
    publicKey: SANDBOX_PUBLIC_KEY,
  }
  await new Promise((resolve) => setTimeout(resolve, scenario.api.delayMs))
  const answer = isChat(path) ? answerChat({ ...asked, path }) : answerWebCall({ ...asked, sandboxUrl })
  if (answer.kind === 'hang') return new Promise<Response>(() => undefined)
  if (answer.kind === 'reset') return Response.error()
  const body = answer.kind === 'stream' ? streamOf(answer) : answer.body
  return new Response(body, { status: answer.status, headers: answer.headers })
}

function streamOf({ events }: StreamedAnswer): ReadableStream<Uint8Array> {
  const rest = [...events]
  return new ReadableStream({
    async pull(controller) {
      const event = rest.shift()
      if (!event) return controller.close()
      controller.enqueue(new TextEncoder().encode(eventText(event)))
      await new Promise((resolve) => setTimeout(resolve, WORD_MS))
    },
  })
}

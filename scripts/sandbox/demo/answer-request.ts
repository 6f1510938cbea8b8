import scenarios from 'sandbox:scenarios'
import { cookieValue } from '../cookies'
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
  const scenario = scenarios[name]
  if (request.method !== 'POST' || !request.url.endsWith('/call/web') || !scenario)
    return new Response('There is nothing here.', { status: 404 })

  const body = await request.text()
  await new Promise((resolve) => setTimeout(resolve, scenario.api.delayMs))
  const answer = answerWebCall({
    authorization: request.headers.get('authorization'),
    body,
    scenario,
    sandboxUrl,
    publicKey: SANDBOX_PUBLIC_KEY,
  })
  if (answer.kind === 'hang') return new Promise<Response>(() => undefined)
  if (answer.kind === 'reset') return Response.error()
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}

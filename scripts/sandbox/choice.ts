import type { IncomingMessage } from 'node:http'
import { cookieValue } from './cookies'
import type { Scenario } from './scenario/schema'
import { LATENCY_COOKIE, PACE_COOKIE, SCENARIO_COOKIE, SCENARIO_HEADER } from './settings'

/** A request names a scenario that does not exist. */
export class UnknownScenarioError extends Error {
  override name = 'UnknownScenarioError'
  constructor(asked: string, known: readonly string[]) {
    super(`There is no scenario named ${asked}. The scenarios are: ${known.join(', ')}.`)
  }
}

/**
 * The scenario named by the path (`/scenario/NAME/…`, for pages of other origins), the header, the query or the cookie,
 * in this order.
 */
export function chooseScenario(
  scenarios: Record<string, Scenario>,
  request: IncomingMessage,
  url: URL,
  inPath: string | undefined,
): Scenario | undefined {
  const header = request.headers[SCENARIO_HEADER]
  const name =
    inPath ??
    (Array.isArray(header) ? header[0] : header) ??
    url.searchParams.get('scenario') ??
    cookieValue(request.headers.cookie ?? '', SCENARIO_COOKIE)
  if (name === undefined) return undefined
  const chosen = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (!chosen) throw new UnknownScenarioError(name, Object.keys(scenarios))
  return chosen
}

/** `api,machine,join` in milliseconds; a missing or invalid figure is no delay. */
export function latenciesOf(request: IncomingMessage): { apiMs: number; machineMs: number; joinMs: number } {
  const figures = (cookieValue(request.headers.cookie ?? '', LATENCY_COOKIE) ?? '').split(',').map(Number)
  const [apiMs = 0, machineMs = 0, joinMs = 0] = figures.map((figure) => (figure > 0 ? figure : 0))
  return { apiMs, machineMs, joinMs }
}

/** How many times faster than normal; 1 unless the cookie says otherwise. */
export function paceOf(request: IncomingMessage): number {
  const pace = Number(cookieValue(request.headers.cookie ?? '', PACE_COOKIE))
  return pace > 0 ? pace : 1
}

import type { IncomingMessage } from 'node:http'
import { cookieValue } from './cookies'
import { scenarioNamed } from './scenario/named'
import type { Scenario } from './scenario/schema'
import { BEHAVIOUR_NAMES, isBehaviour, type BehaviourName } from './platform/behaviours'
import {
  DEFAULT_BEHAVIOUR,
  LATENCY_COOKIE,
  PACE_COOKIE,
  PLATFORM_COOKIE,
  PLATFORM_HEADER,
  SCENARIO_COOKIE,
  SCENARIO_HEADER,
} from './settings'

/** A request names a scenario or a behaviour that does not exist. */
export class UnknownChoiceError extends Error {
  override name = 'UnknownChoiceError'
  constructor(kind: 'scenario' | 'behaviour', asked: string, known: readonly string[]) {
    super(`There is no ${kind} named ${asked}. The ${kind}s are: ${known.join(', ')}.`)
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
  const chosen = scenarioNamed(scenarios, name)
  if (!chosen) throw new UnknownChoiceError('scenario', name, Object.keys(scenarios))
  return chosen
}

/** How the platform behaves: by the path, the header, the query or the cookie, in this order. */
export function chooseBehaviour(
  request: IncomingMessage,
  url: URL,
  inPath: string | undefined,
): BehaviourName {
  const header = request.headers[PLATFORM_HEADER]
  const name =
    inPath ??
    (Array.isArray(header) ? header[0] : header) ??
    url.searchParams.get('platform') ??
    cookieValue(request.headers.cookie ?? '', PLATFORM_COOKIE) ??
    DEFAULT_BEHAVIOUR
  if (!isBehaviour(name)) throw new UnknownChoiceError('behaviour', name, BEHAVIOUR_NAMES)
  return name
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

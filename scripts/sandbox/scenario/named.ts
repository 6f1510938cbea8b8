import type { Scenario } from './schema'

/** The scenario with this name, which comes from a request: `constructor` and the like must not be found. */
export const scenarioNamed = (
  scenarios: Readonly<Record<string, Scenario>>,
  name: string,
): Scenario | undefined => (Object.hasOwn(scenarios, name) ? scenarios[name] : undefined)

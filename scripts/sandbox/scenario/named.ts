import type { Scenario } from './schema'

/** The scenario with a name that anybody may choose: no name of every object's own, such as `constructor`, is one. */
export const scenarioNamed = (
  scenarios: Readonly<Record<string, Scenario>>,
  name: string,
): Scenario | undefined => (Object.hasOwn(scenarios, name) ? scenarios[name] : undefined)

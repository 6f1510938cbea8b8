import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { scenarioSchema, type Scenario } from './schema'

export const SCENARIO_FOLDER = path.resolve('scripts/sandbox/scenarios')

/** Reads one scenario file; throws with the file, the place and what is wrong there. */
export function loadScenario(file: string): Scenario {
  const result = scenarioSchema.safeParse(parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`${file} is not a valid scenario:\n${z.prettifyError(result.error)}`)
  const expected = path.basename(file, '.yaml')
  if (result.data.name !== expected)
    throw new Error(`${file} is named ${result.data.name}; the name must equal the file's.`)
  return result.data
}

/** Every scenario by name, in alphabetical order. */
export function loadScenarios(folder = SCENARIO_FOLDER): Record<string, Scenario> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scenarios = files
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => loadScenario(path.join(folder, name)))
    .sort((a, b) => a.name.localeCompare(b.name))
  return Object.fromEntries(scenarios.map((scenario) => [scenario.name, scenario]))
}

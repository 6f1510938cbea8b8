import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { facts } from '@/content/facts'
import { fill, spelledOut } from '@/content/format'
import { scenarioNamed } from './named'
import { scenarioSchema, type Scenario } from './schema'

export const SCENARIO_FOLDER = path.resolve('scripts/sandbox/scenarios')

/** What a line may say by its name in braces, as in `{agency}`. */
const SAID = {
  agency: facts.name,
  discoveryMinutes: spelledOut(facts.discoveryCall.minutes, 'minute'),
  goLiveDays: `${spelledOut(facts.voiceGoLiveDays.from)} to ${spelledOut(facts.voiceGoLiveDays.to, 'day')}`,
  minutePrice: spelledOut(facts.callCentsPerMinute, 'cent'),
}

/** By the folder of its file. `conversations`: calls to listen to. `faults`: something goes wrong. Others: only tests use them. */
export type ScenarioKind = 'conversations' | 'faults' | 'others'

export type LoadedScenario = Scenario & { kind: ScenarioKind }

const kindOf = (file: string): ScenarioKind => {
  const folder = path.basename(path.dirname(file))
  return folder === 'conversations' || folder === 'faults' ? folder : 'others'
}

/** Reads a file of one or more scenarios; throws with the file, the place and what is wrong there. */
function loadFile(file: string): LoadedScenario[] {
  const documents = parseAllDocuments(fill(readFileSync(file, 'utf8'), SAID))
  if ('empty' in documents) throw new Error(`${file} is empty.`)
  return documents.map((document) => {
    if (document.errors[0]) throw new Error(`${file} is not YAML: ${document.errors[0].message}`)
    const result = scenarioSchema.safeParse(document.toJS())
    if (result.success) return { ...result.data, kind: kindOf(file) }
    const name = String(document.get('name'))
    throw new Error(`${file}: ${name} is not a valid scenario:\n${z.prettifyError(result.error)}`)
  })
}

/** Every scenario by name, in alphabetical order. */
export function loadScenarios(): Record<string, LoadedScenario> {
  const scenarios: Record<string, LoadedScenario> = {}
  const files = readdirSync(SCENARIO_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  for (const scenario of files.flatMap((name) => loadFile(path.join(SCENARIO_FOLDER, name)))) {
    if (scenarioNamed(scenarios, scenario.name))
      throw new Error(`There are two scenarios named ${scenario.name}.`)
    scenarios[scenario.name] = scenario
  }
  return Object.fromEntries(Object.entries(scenarios).sort(([a], [b]) => a.localeCompare(b)))
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { judged, type Eval } from '../../assistant/evals'
import { scenarioSchema } from '../sandbox/scenario/schema'
import { findPersonalData } from './find-personal-data'
import type { Moment, ReadCall } from './read-call'
import { createReplacer, replaceIn } from './replace-personal-data'

export const SCENARIO_FOLDER = 'scripts/sandbox/scenarios/imported'
const EVAL_FOLDER = 'assistant/imported'

interface ImportedCall {
  /** Does not say which call it was. */
  name: string
  eval: Eval
  scenario: object
  /** `2 × name` */
  replaced: readonly string[]
}

export class LeakError extends Error {
  override name = 'LeakError'
}

/** An eval and a scenario of a call, without the caller's personal data. */
export function importCall(call: ReadCall): ImportedCall {
  const replace = createReplacer(findPersonalData(call))
  const moments = replaceIn(call.moments, replace) as Moment[]
  const name = `call-${createHash('sha256').update(call.id).digest('hex').slice(0, 8)}`
  const imported = {
    name,
    eval: evalOf(name, moments),
    scenario: scenarioOf(name, moments, call.endedReason),
    replaced: [...replace.counts].map(([kind, count]) => `${count} × ${kind}`),
  }
  if (replace.leaks(JSON.stringify([imported.eval, imported.scenario])))
    throw new LeakError(
      'Something personal would be left, so nothing was written. Take it out of the call by hand.',
    )
  scenarioSchema.parse(imported.scenario)
  return imported
}

function scenarioOf(name: string, moments: readonly Moment[], endedReason: string) {
  return {
    name,
    summary: 'A call that was had, with personal data replaced.',
    script: [
      ...moments.map((moment) =>
        moment.kind === 'said'
          ? { line: { role: moment.role, text: moment.text } }
          : { toolCall: { name: moment.name, arguments: moment.arguments } },
      ),
      { endCall: { reason: endedReason } },
    ],
  }
}

/** What the visitor says, and that each answer does what the recorded one did. */
function evalOf(name: string, moments: readonly Moment[]): Eval {
  const messages: Eval['messages'] = []
  let tools: string[] = []
  for (const moment of moments) {
    if (moment.kind === 'tool') tools.push(`${moment.name} ${JSON.stringify(moment.arguments)}`)
    else if (moment.role === 'user') messages.push({ role: 'user', content: moment.text })
    else if (messages.length === 0) messages.push({ role: 'assistant', content: moment.text })
    else {
      messages.push(
        judged([
          `It says what this recorded answer says, if need be in other words: “${moment.text}”`,
          ...tools.map((tool) => `In this turn or before, it has called the tool ${tool}.`),
        ]),
      )
      tools = []
    }
  }
  return { type: 'chat.mockConversation', name: `consultant: ${name}`, messages }
}

/** Writes both files; returns their names. */
export function writeImported({ name, eval: made, scenario }: ImportedCall, root = '.'): string[] {
  const files = [
    [path.join(root, SCENARIO_FOLDER, `${name}.yaml`), scenario],
    [path.join(root, EVAL_FOLDER, `${name}.yaml`), made],
  ] as const
  for (const [file, value] of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, stringify(value, { lineWidth: 100 }))
  }
  return files.map(([file]) => file)
}

/** The evals of imported calls, which are published beside the others. */
export const importedEvals = (root = '.'): Eval[] => {
  const folder = path.join(root, EVAL_FOLDER)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return names.map((name) => parse(readFileSync(path.join(folder, name), 'utf8')) as Eval)
}

/** `npm run api:update`, by maintainers when the platform publishes a newer specification: see USAGE. */
import '../local/closed-output'
import { parseArgs } from 'node:util'
import * as prettier from 'prettier'
import { exitCodeOf } from '../local/exit-code'
import { SpecError } from './check'
import { OPENAPI_ROOT } from './load'
import type { BrokenUsage } from './broken-usages'
import type { Change } from './diff'
import { importSpec, type KeptOperation, type UpdateReport } from './import-spec'

const USAGE = `Usage: npm run api:update -- FILE_OR_URL [--write] [--prune] [--accept-names] [--json]

Shows what a newer specification adds, removes and changes, what of it breaks, and where our code uses that.
  --write         imports it: writes openapi/ and regenerates lib/api
  --prune         removes the operations that it does not mention (the platform publishes only some of them)
  --accept-names  gives new operations the names that the report suggests
  --json          prints the report as JSON
Exit code: 0 nothing breaks, 1 the specification was refused, 2 something breaks.`

/** Exit code when something breaks callers; 1 is for a specification that was refused. */
const BREAKS = 2

const argumentsGiven = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      'accept-names': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })

async function format(yaml: string): Promise<string> {
  const style = await prettier.resolveConfig(OPENAPI_ROOT)
  return prettier.format(yaml, { ...style, parser: 'yaml', plugins: [] })
}

async function main(): Promise<number> {
  const { values, positionals } = argumentsGiven()
  const [source, ...more] = positionals
  if (!source || more.length > 0) throw new SpecError(USAGE)
  const { json, 'accept-names': acceptNames, ...options } = values
  const report = await importSpec({ source, ...options, acceptNames, format })
  if (json) console.log(JSON.stringify(report, null, 2))
  else {
    process.stdout.write(print(report))
    console.log(values.write ? 'Written. Check it with npm test -- api-spec.' : 'Nothing was written.')
  }
  return breaks(report) ? BREAKS : 0
}

/** Whether callers have to change something. */
const breaks = ({ changes }: UpdateReport): boolean => changes.some(({ breaking }) => breaking)

/** The report as text. The same sentence about several places is one line; `--json` has every place. */
function print({
  warnings,
  repairs,
  changes,
  brokenUsages,
  unnamed,
  unpublished,
  withdrawn,
}: UpdateReport): string {
  const [breaking, compatible] = [true, false].map((breaks) => changes.filter((it) => it.breaking === breaks))
  return [
    section('Please check', warnings),
    section(
      'Corrected while reading',
      grouped(
        repairs,
        ({ fault }) => fault,
        ({ place }) => place,
      ),
    ),
    section('Breaking', byTopic(breaking ?? [])),
    section('Lines of this project that use what breaks', brokenUsages.map(placeOf)),
    breaking?.length && brokenUsages.length === 0 ? 'No line of this project uses what breaks.\n\n' : '',
    section('Compatible', byTopic(compatible ?? [])),
    section(
      'Without a name (add one to openapi/names.yaml; --accept-names takes these)',
      unnamed.map(({ operation, method }) => `${operation}: ${method}`),
    ),
    section('No longer mentioned, and kept (--prune removes them)', byResource(withdrawn)),
    section('Never published, and kept (--prune removes them)', byResource(unpublished)),
    changes.length === 0
      ? 'Nothing changes.\n'
      : `${breaking?.length ?? 0} breaking, ${compatible?.length ?? 0} compatible.\n`,
  ].join('')
}

const section = (title: string, lines: string[]) =>
  lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n`

const placeOf = ({ file, line, column, message }: BrokenUsage) => `${file}:${line}:${column}  ${message}`

const TOPICS: [Change['topic'], string][] = [
  ['operation', 'Operations'],
  ['message', 'Messages'],
  ['type', 'Types'],
  ['parameter', 'Parameters'],
  ['field', 'Fields'],
  ['limit', 'Limits'],
  ['value', 'Values'],
]

function byTopic(changes: Change[]): string[] {
  return TOPICS.flatMap(([topic, title]) => {
    const own = changes.filter((change) => change.topic === topic)
    if (own.length === 0) return []
    const sentence = ({ detail, why }: Change) => detail + (why ? ` (${why})` : '')
    return [`${title} (${own.length})`, ...grouped(own, sentence, subjectOf).map((line) => `  ${line}`)]
  })
}

const subjectOf = ({ subject, method }: Change) => (method ? `client.${method}(), ${subject}` : subject)

const SHOWN = 4

/** Sentences such as `is new: A.x, B.y and 12 more`. Those about most places come first. */
function grouped<T>(items: T[], sentenceOf: (item: T) => string, nameOf: (item: T) => string): string[] {
  const places = new Map<string, string[]>()
  for (const item of items) {
    const sentence = sentenceOf(item)
    places.set(sentence, [...(places.get(sentence) ?? []), nameOf(item)])
  }
  return [...places]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([sentence, names]) => {
      const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : ''
      return `${sentence}: ${names.slice(0, SHOWN).join(', ')}${more}`
    })
}

/** `client.credentials: list, create, get`. */
function byResource(operations: KeptOperation[]): string[] {
  const methods = new Map<string, string[]>()
  for (const { method } of operations) {
    const [resource = '', name = ''] = method.split(/\.(?=[^.]*$)/)
    methods.set(resource, [...(methods.get(resource) ?? []), name])
  }
  return [...methods].map(([resource, names]) => `client.${resource}: ${names.join(', ')}`)
}

process.exitCode = await exitCodeOf(main, console.error, [SpecError])

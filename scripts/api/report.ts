import type { Change } from './diff'
import type { Repair } from './normalise'
import type { BrokenUsage } from './broken-usages'

export interface KeptOperation {
  /** `GET /call`. */
  operation: string
  /** The method of the client: `calls.list`. */
  method: string
}

export interface UpdateReport {
  /** Why the document may not be the one that was meant. */
  warnings: string[]
  /** What was corrected while reading. */
  repairs: Repair[]
  changes: Change[]
  /** New operations that nobody has named, with the method that we suggest. */
  unnamed: KeptOperation[]
  /** Lines of this project that use what breaks. */
  brokenUsages: BrokenUsage[]
  /** Operations that the platform has never published, and that stay. */
  unpublished: KeptOperation[]
  /** Operations that were published, are no longer mentioned, and stay. */
  withdrawn: KeptOperation[]
}

/** Whether callers have to change something. */
export const breaks = ({ changes }: UpdateReport): boolean => changes.some(({ breaking }) => breaking)

/** The report as it is printed: the same sentence about several places is one line. `--json` has every place. */
export function print({
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

/** `is new: A.x, B.y and 12 more`, the sentences that are true of most places first. */
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

import { isDeepStrictEqual } from 'node:util'

/** A value in each of its versions; undefined where there is none. */
export interface Versions {
  /** As this repository has it. */
  ours: unknown
  /** As this repository had it when it was published last. */
  sent: unknown
  /** As the platform had it then, or when it was pulled. */
  known: unknown
  /** The current value on the platform. */
  published: unknown
}

export interface Change extends Versions {
  /** `model.tools[note_brief].function.description` */
  field: string
  /** `ours`: to be published. `conflict`: changed there since, and ours would replace it. `kept`: changed there only. */
  kind: 'ours' | 'conflict' | 'kept'
}

export interface Merged {
  /** What is to be published: ours, with the fields that only the platform has. */
  value: unknown
  changes: Change[]
}

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** Compares field by field what we have with what is published, and both with what was published last. */
export function mergeThreeWays(versions: Versions, field = ''): Merged {
  const { ours, published } = versions
  if (isRecord(ours) && isRecord(published)) return mergeRecords(versions, field)
  if (isListOfRecords(ours) && isListOfRecords(published)) return mergeLists(versions, field)
  return mergeValue(versions, field)
}

function mergeRecords(versions: Versions, field: string): Merged {
  const [ours, sent, known, published] = [
    recordOf(versions.ours),
    recordOf(versions.sent),
    recordOf(versions.known),
    recordOf(versions.published),
  ]
  const value: Fields = {}
  const changes: Change[] = []
  for (const name of new Set([...Object.keys(ours), ...Object.keys(published)])) {
    const of = { ours: ours[name], sent: sent[name], known: known[name], published: published[name] }
    const merged = mergeThreeWays(of, field ? `${field}.${name}` : name)
    if (merged.value !== undefined) value[name] = merged.value
    changes.push(...merged.changes)
  }
  return { value, changes }
}

/** Lists are compared by the names of their items, such as tools, and otherwise by place. */
function mergeLists(versions: Versions, field: string): Merged {
  const keyed = (list: unknown) =>
    new Map((Array.isArray(list) ? list : []).map((item, index) => [keyOf(item, index), item as unknown]))
  const [ours, sent, known, published] = [
    keyed(versions.ours),
    keyed(versions.sent),
    keyed(versions.known),
    keyed(versions.published),
  ]
  const merged = [...new Set([...ours.keys(), ...published.keys()])].map((key) =>
    mergeThreeWays(
      {
        ours: ours.get(key),
        sent: sent.get(key),
        known: known.get(key),
        published: published.get(key),
      },
      `${field}[${key}]`,
    ),
  )
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    changes: merged.flatMap(({ changes }) => changes),
  }
}

const isListOfRecords = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isRecord)

function keyOf(item: unknown, index: number): string {
  const { name, function: tool } = recordOf(item)
  const named = name ?? recordOf(tool).name
  return typeof named === 'string' ? named : String(index)
}

function mergeValue(versions: Versions, field: string): Merged {
  const { ours, sent, known, published } = versions
  if (isDeepStrictEqual(ours, published)) return { value: published, changes: [] }
  const isSame = isDeepStrictEqual(known, published)
  const change = (kind: Change['kind']): Change[] => [{ field, kind, ...versions }]
  // Only the platform has it.
  if (ours === undefined && sent === undefined)
    return { value: published, changes: isSame ? [] : change('kept') }
  return { value: ours, changes: change(isSame ? 'ours' : 'conflict') }
}

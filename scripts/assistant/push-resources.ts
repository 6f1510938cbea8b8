import { isDeepStrictEqual } from 'node:util'
import type { Fields, PublishedFiles } from './published-files'
import { KINDS, publishedFields, storageOf, type Kind, type PushClient, type Resource } from './resources'
import { mergeThreeWays, type Change } from './three-way'

interface PushOptions {
  client: PushClient
  resources: readonly Resource[]
  files: PublishedFiles
  log: (line: string) => void
  now?: () => Date
}

/** A field was changed on the platform since the last push, and this push would overwrite it. */
export class ChangedSinceError extends Error {
  override name = 'ChangedSinceError'
}

interface Compared {
  resource: Resource
  /** Undefined where the platform has none yet. */
  id: string | undefined
  ours: Fields
  published: Fields | undefined
  merged: Fields
  changes: Change[]
}

const labelOf = ({ kind, name }: Pick<Resource, 'kind' | 'name'>) => `${kind} "${name}"`
const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Compares and publishes what the consultant consists of. */
export function createPush({ client, resources, files, log, now = () => new Date() }: PushOptions) {
  const storages = new Map(KINDS.map((kind) => [kind, storageOf(client, kind)]))
  const storage = (kind: Kind) => {
    const found = storages.get(kind)
    if (!found) throw new TypeError(`There is no kind of resource named ${kind}.`)
    return found
  }
  const ids = new Map<string, string>()
  const idOf = (name: string) => ids.get(name)

  async function find({ kind, name, id }: Resource) {
    return id === undefined
      ? await storage(kind).find(files.known(kind, name)?.id, name)
      : await storage(kind).get(id)
  }

  async function compare(resource: Resource): Promise<Compared> {
    const { kind, name } = resource
    const found = await find(resource)
    if (found) ids.set(name, found.id)
    const ours = resource.fields(idOf)
    if (!found) return { resource, id: undefined, ours, published: undefined, merged: ours, changes: [] }
    const published = publishedFields(found)
    const known = files.known(kind, name)
    const isKnown = known?.id === found.id
    const merged = mergeThreeWays({
      ours,
      published,
      known: isKnown ? known.published : undefined,
      sent: isKnown ? known.sent : undefined,
    })
    return {
      resource,
      id: found.id,
      ours,
      published,
      merged: merged.value as Fields,
      changes: merged.changes.filter((change) => isKnown || change.kind !== 'kept'),
    }
  }

  function report({ resource, id, changes }: Compared) {
    if (id === undefined) return log(`There is no ${labelOf(resource)} yet.`)
    const own = changes.filter((change) => change.kind !== 'kept')
    if (changes.length === 0) return
    if (own.length > 0) log(`${labelOf(resource)} differs in ${countOf(own.length, 'field')}:`)
    else log(`${labelOf(resource)}:`)
    for (const change of changes) log(`  ${sentenceOf(change)}`)
  }

  async function publish({ resource, id, ours, published, merged }: Compared) {
    const { kind, name } = resource
    const stored =
      id === undefined || !published
        ? await storage(kind).create(ours)
        : await storage(kind).update(id, changedFields(merged, published))
    ids.set(name, stored.id)
    files.writeKnown(kind, name, { id: stored.id, sent: ours, published: publishedFields(stored) })
    log(`${id === undefined ? 'Created' : 'Updated'} ${labelOf(resource)}: ${stored.id}.`)
  }

  const compareAll = async () => {
    const compared: Compared[] = []
    for (const resource of resources) {
      const each = await compare(resource)
      report(each)
      compared.push(each)
    }
    return compared
  }

  const isChanged = ({ id, changes }: Compared) =>
    id === undefined || changes.some(({ kind }) => kind !== 'kept')

  return {
    idOf,

    /** Prints the differences and writes nothing. Returns whether there are any. */
    async check(): Promise<boolean> {
      const compared = (await compareAll()).filter(isChanged)
      if (compared.length === 0) log('Everything is published as it is here.')
      return compared.length > 0
    },

    /** Publishes the differences. Rejects before it writes anything if a change in the dashboard would be lost. */
    async push(): Promise<void> {
      const compared = await compareAll()
      refuseConflicts(compared)
      const replaced = compared.filter((each) => isChanged(each) && each.id !== undefined)
      if (replaced.length > 0) {
        const snapshot = files.keep(
          now(),
          replaced.map(({ resource: { kind, name }, id = '', published = {} }) => ({
            kind,
            name,
            id,
            published,
          })),
        )
        log(`Kept what is replaced in the snapshot ${snapshot}.`)
      }
      for (const each of compared) {
        // A resource that this push has just created may supply an id for this one.
        const ready = each.resource.fields(idOf)
        if (!isDeepStrictEqual(ready, each.ours)) {
          const again = await compare(each.resource)
          refuseConflicts([again])
          await publish(again)
        } else if (isChanged(each)) await publish(each)
        else if (each.id !== undefined && each.published)
          files.writeKnown(each.resource.kind, each.resource.name, {
            id: each.id,
            sent: each.ours,
            published: each.published,
          })
      }
      if (!compared.some(isChanged)) log('Everything is published as it is here.')
    },

    /** Stores the published version as the last known one, so that the next push may replace it. */
    async pull(): Promise<void> {
      for (const { resource, id, published } of await compareAll()) {
        const { kind, name } = resource
        if (id === undefined || !published) files.forget(kind, name)
        else files.writeKnown(kind, name, { id, sent: files.known(kind, name)?.sent, published })
      }
      log('Pulled. What differs above is published by the next push, unless you take it over first.')
    },

    /** Publishes a snapshot again. What it replaces is kept in another one. */
    async rollback(asked?: string): Promise<void> {
      const name = asked ?? files.snapshotNames().at(-1)
      if (name === undefined) throw new ChangedSinceError('There is no snapshot to go back to.')
      if (!files.snapshotNames().includes(name))
        throw new ChangedSinceError(
          `There is no snapshot ${name}. There are: ${files.snapshotNames().join(', ')}.`,
        )
      const before = await Promise.all(
        files.snapshot(name).map(async ({ kind, name: of, id, published }) => {
          const stored = await storage(kind as Kind).get(id)
          return { kind: kind as Kind, name: of, id, wanted: published, published: publishedFields(stored) }
        }),
      )
      files.keep(
        now(),
        before.map(({ kind, name: of, id, published }) => ({ kind, name: of, id, published })),
      )
      for (const { kind, name: of, id, wanted, published } of before) {
        const stored = await storage(kind).update(id, changedFields(wanted, published))
        const sent = files.known(kind, of)?.sent
        files.writeKnown(kind, of, { id, sent, published: publishedFields(stored) })
        log(`Restored ${labelOf({ kind, name: of })} as it was before ${name}.`)
      }
    },
  }
}

/** Thrown so that a push never overwrites a change that was made on the platform. */
function refuseConflicts(compared: readonly Compared[]) {
  const count = compared.flatMap(({ changes }) => changes.filter(({ kind }) => kind === 'conflict')).length
  if (count > 0)
    throw new ChangedSinceError(
      `Not published: ${countOf(count, 'field')} changed on the platform since the last push. Run it with --pull, take over what should stay, and push again.`,
    )
}

/** The top-level fields that differ. Null removes a field. */
function changedFields(wanted: Fields, published: Fields): Fields {
  const names = new Set([...Object.keys(wanted), ...Object.keys(published)])
  return Object.fromEntries(
    [...names]
      .filter((name) => !isDeepStrictEqual(wanted[name], published[name]))
      .map((name) => [name, wanted[name] ?? null]),
  )
}

/** Longer texts are cut off, in characters. */
const LONGEST = 60

/** `voice.voiceId: "andrew" becomes "emma"`. Shows two long texts from the place where they begin to differ. */
function sentenceOf({ field, kind, ours, known, published }: Change): string {
  if (kind === 'kept')
    return `${field}: ${becomes(known, published)} in the dashboard; it stays as it is there`
  if (kind === 'conflict') {
    const there =
      known === undefined && published !== undefined
        ? `${shortened(published)} there, published by something else`
        : `${becomes(known, published)} in the dashboard`
    return `${field}: ${there}; here it is ${ours === undefined ? 'removed' : shortened(ours)}`
  }
  if (published === undefined) return `${field} is new: ${shortened(ours)}`
  if (ours === undefined) return `${field} is removed`
  return `${field}: ${becomes(published, ours)}`
}

function becomes(before: unknown, after: unknown): string {
  if (after === undefined) return `${shortened(before)} was removed`
  if (typeof before !== 'string' || typeof after !== 'string')
    return `${shortened(before)} becomes ${shortened(after)}`
  let same = 0
  while (same < after.length && after[same] === before[same]) same++
  const from = Math.max(0, same - 20)
  const part = (text: string) => shortened(from > 0 ? `…${text.slice(from)}` : text)
  return `${part(before)} becomes ${part(after)}`
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

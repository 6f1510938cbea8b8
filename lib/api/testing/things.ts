import type { Answers, Fields } from './answers'
import { collectionsNamed, parentFields, type Collection, type CollectionMap } from './collections'
import { propertiesOf, resolveSchema, type PlatformDescription } from './description'
import type { Store } from './store'

/** The organisation that everything belongs to. */
export const ORG_ID = '00000000-0000-4000-8000-0000000000a1'

/** The things of the collections: creates, finds and changes them. */
export interface Things {
  list(collection: Collection, ids: Ids): Fields[]
  find(collection: Collection, ids: Ids, id: string): Fields | undefined
  /** Stores a new thing: the given fields, an example of those that are required, and the platform's own. */
  create(collection: Collection, ids: Ids, fields: Fields): Fields
  /** Replaces the thing with this id. The platform's own fields stay. */
  save(collection: Collection, ids: Ids, id: string, fields: Fields): Fields
  remove(collection: Collection, ids: Ids, id: string): void
  /** Whether the collection has a thing with this id, under any parent. */
  isStored(collection: Collection, id: string): boolean
  /** Forgets everything but the organisation. */
  reset(): void
}

/** Values of the parameters of a path. */
export type Ids = Readonly<Record<string, string>>

const OWN_FIELDS = ['id', 'orgId', 'createdAt', 'updatedAt']

export function createThings(
  description: PlatformDescription,
  collections: CollectionMap,
  answers: Answers,
  store: Store,
): Things {
  const placeOf = ({ path }: Collection, ids: Ids) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))

  /** What the API cannot create has one example, such as a voice of a provider or a contact of a campaign. */
  function opened(collection: Collection, ids: Ids): string {
    const place = placeOf(collection, ids)
    if (!collection.canCreate && !store.has(place)) {
      store.open(place)
      create(collection, ids, {})
    }
    return place
  }

  function create(collection: Collection, ids: Ids, fields: Fields): Fields {
    const now = store.now()
    const { id = store.newId() } = fields
    const properties = propertiesOf(description, collection.schema)
    const moments = Object.entries(properties).flatMap(([name, schema]) =>
      resolveSchema(description, schema).format === 'date-time' ? name : [],
    )
    const example = answers.of(collection.schema, fields) as Fields
    const times = moments.filter((name) => Object.hasOwn(example, name) && !Object.hasOwn(fields, name))
    const statuses = resolveSchema(description, properties.status ?? {}).enum ?? []
    const created: Fields = {
      ...example,
      ...(statuses.includes('queued') && { status: 'queued' }),
      ...Object.fromEntries(times.map((name) => [name, now])),
      ...parentFields(description, collection, ids),
      ...fields,
      id,
      orgId: ORG_ID,
      createdAt: fields.createdAt ?? now,
      updatedAt: fields.updatedAt ?? now,
    }
    store.set(placeOf(collection, ids), keyOf(collection, created), created)
    return created
  }

  /** The id in the path: that of a file in a knowledge base is the id of the file. */
  function keyOf({ idParameter, schema }: Collection, thing: Fields): string {
    const isNamed = idParameter !== 'id' && Object.hasOwn(propertiesOf(description, schema), idParameter)
    return String(thing[isNamed ? idParameter : 'id'])
  }

  const things: Things = {
    create,
    list: (collection, ids) => store.list(opened(collection, ids)),
    find: (collection, ids, id) => store.get(opened(collection, ids), id),
    save(collection, ids, id, fields) {
      const before = things.find(collection, ids, id) ?? {}
      const own = Object.fromEntries(OWN_FIELDS.map((name) => [name, before[name]]))
      const saved: Fields = { ...fields, ...own, updatedAt: store.now() }
      store.set(placeOf(collection, ids), id, saved)
      return saved
    },
    remove: (collection, ids, id) => store.delete(placeOf(collection, ids), id),
    isStored(collection, id) {
      const place = new RegExp(`^${collection.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return store.places().some((it) => place.test(it) && store.get(it, id) !== undefined)
    },
    reset() {
      store.clear()
      for (const collection of collectionsNamed(collections.all, 'orgId'))
        create(collection, {}, { id: ORG_ID })
    },
  }
  things.reset()
  return things
}

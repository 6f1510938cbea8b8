import type { ManagementClient } from '../../lib/api'
import type { Fields } from './published-files'

export const KINDS = ['structured-output', 'assistant', 'eval'] as const
export type Kind = (typeof KINDS)[number]

/** Something of ours that is to be published. */
export interface Resource {
  kind: Kind
  name: string
  /** Its id on the platform, if the settings have it. Default: the resource of the same name. */
  id?: string | undefined
  /** `idOf` gives the platform's id of another resource, which is published before this one. */
  fields(idOf: (name: string) => string | undefined): Fields
}

/** A resource as the platform has it. */
export interface Stored {
  id: string
  name?: string
}

/** The platform's operations on one kind of resource. */
export interface Storage {
  get(id: string): Promise<Stored>
  /** Finds a resource by its id, or if none has this id, by its name. */
  find(id: string | undefined, name: string): Promise<Stored | undefined>
  create(fields: Fields): Promise<Stored>
  update(id: string, fields: Fields): Promise<Stored>
}

export type PushClient = Pick<ManagementClient, 'assistants' | 'structuredOutputs' | 'evals'>

interface Operations {
  get(id: string): Promise<unknown>
  iterate(): AsyncIterable<unknown>
  create(body: never): Promise<unknown>
  update(id: string, body: never): Promise<unknown>
}

export function storageOf(client: PushClient, kind: Kind): Storage {
  const { assistants, structuredOutputs, evals } = client
  const operations: Operations = {
    assistant: assistants,
    // The platform requires this field to replace a schema.
    'structured-output': {
      ...structuredOutputs,
      update: (id: string, body: never) =>
        structuredOutputs.update(id, body, { query: { schemaOverride: 'true' } }),
    },
    eval: evals,
  }[kind]
  /** All of a kind, read once: there are sixty evals. */
  let listed: Promise<Stored[]> | undefined
  async function list(): Promise<Stored[]> {
    const found: Stored[] = []
    for await (const item of operations.iterate()) found.push(item as Stored)
    return found
  }
  return {
    get: async (id) => (await operations.get(id)) as Stored,
    async find(id, name) {
      const all = await (listed ??= list())
      return all.find((stored) => stored.id === id) ?? all.find((stored) => stored.name === name)
    },
    create: async (fields) => (await operations.create(fields as never)) as Stored,
    update: async (id, fields) => (await operations.update(id, fields as never)) as Stored,
  }
}

/** Fields that the platform sets itself. */
const OF_THE_PLATFORM = [
  'id',
  'orgId',
  'createdAt',
  'updatedAt',
  'isServerUrlSecretSet',
  'analyticsMetadata',
  'isDeleted',
  'assistantIds',
  'workflowIds',
]

/** What of a stored resource can be published. */
export const publishedFields = (stored: object): Fields =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !OF_THE_PLATFORM.includes(name)))

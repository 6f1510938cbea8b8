/** What the platform is expected to do, as simply as it can be said: lists of things, the oldest first. */

/** A thing of the model: what was sent, and when it was created, as a number that grows. */
export interface ModelThing {
  id: string
  fields: Record<string, unknown>
  createdAt: string
  parent: string | undefined
}

/** A kind of thing: where it is, how its list comes, and what it refers to. */
export interface Kind {
  /** Path of the collection, without the one above it: `/run`. */
  path: string
  isPaged: boolean
  /** What else a creation must have. */
  needs?: Record<string, unknown>
  /** What the address of an update must have. */
  updateQuery?: string
  /** The field that may name a thing of another kind; `isFixed` where an update cannot change it. */
  reference?: { field: string; to: string; isFixed: boolean }
  /** The kind above it. */
  parent?: string
}

export const KINDS: Readonly<Record<string, Kind>> = {
  assistant: { path: '/assistant', isPaged: false },
  output: {
    path: '/structured-output',
    isPaged: true,
    needs: { schema: { type: 'string' } },
    updateQuery: '?schemaOverride=false',
  },
  number: {
    path: '/phone-number',
    isPaged: false,
    needs: { provider: 'vapi' },
    reference: { field: 'assistantId', to: 'assistant', isFixed: false },
  },
  session: {
    path: '/session',
    isPaged: true,
    reference: { field: 'assistantId', to: 'assistant', isFixed: true },
  },
  suite: { path: '/test-suite', isPaged: true },
  run: { path: '/run', isPaged: true, parent: 'suite' },
}

export class PlatformModel {
  private readonly things: (ModelThing & { kind: string })[] = []

  /** Those of a kind, below one parent, the oldest first. */
  of(kind: string, parent?: string): ModelThing[] {
    return this.things.filter((it) => it.kind === kind && it.parent === parent)
  }

  has(kind: string, id: string): boolean {
    return this.things.some((it) => it.kind === kind && it.id === id)
  }

  add(kind: string, thing: ModelThing): void {
    this.things.push({ ...thing, kind })
  }

  remove({ id }: ModelThing): void {
    const kept = this.things.filter((it) => it.id !== id && it.parent !== id)
    this.things.splice(0, Infinity, ...kept)
  }
}

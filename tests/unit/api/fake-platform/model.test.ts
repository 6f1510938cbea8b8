import fc from 'fast-check'
import { createFakePlatform, type FakePlatform } from '@/lib/api/testing'
import { KINDS, PlatformModel, type Kind, type ModelThing } from '@/tests/support/platform-model'
import { randomRuns } from '@/tests/support/random-runs'

/** One request. Numbers choose among what exists; one more than there is chooses something that does not. */
interface Step {
  does: 'create' | 'misspell' | 'get' | 'update' | 'delete' | 'list' | 'filter'
  kind: string
  which: number
  parent: number
  refers: number
  name: string
  limit: number
  page: number
  isAscending: boolean
}

const steps = fc.array(
  fc.record<Step>({
    does: fc.constantFrom('create', 'create', 'misspell', 'get', 'update', 'delete', 'list', 'filter'),
    kind: fc.constantFrom(...Object.keys(KINDS)),
    which: fc.nat(4),
    parent: fc.nat(2),
    refers: fc.nat(3),
    name: fc.constantFrom('a', 'b', 'ü &%'),
    limit: fc.nat(4),
    page: fc.integer({ min: 1, max: 3 }),
    isAscending: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
)

interface Answer {
  status: number
  body: Record<string, unknown>
}

class Run {
  private readonly model = new PlatformModel()
  constructor(private readonly platform: FakePlatform) {}

  async take(step: Step): Promise<void> {
    const kind = KINDS[step.kind]
    if (!kind) throw new Error(`There is no kind ${step.kind}.`)
    const parents = kind.parent === undefined ? [] : this.model.of(kind.parent)
    const parent = kind.parent === undefined ? undefined : (parents[step.parent]?.id ?? 'none')
    const base = kind.parent === undefined ? kind.path : `/test-suite/${parent}${kind.path}`
    if (parent === 'none') return expectStatus(await this.ask('GET', base), 404)
    const things = this.model.of(step.kind, parent)
    if (step.does === 'list' || step.does === 'filter') return this.list(step, kind, base, things)
    if (step.does === 'create' || step.does === 'misspell') return this.create(step, kind, base, parent)
    await this.reach(step, kind, base, things[step.which])
  }

  private async create(step: Step, kind: Kind, base: string, parent: string | undefined): Promise<void> {
    const fields = { ...kind.needs, name: step.name, ...this.reference(step, kind) }
    const misspelt = step.does === 'misspell' ? { nmae: step.name } : {}
    const answer = await this.ask('POST', base, { ...fields, ...misspelt })
    if (step.does === 'misspell' || !this.leadsSomewhere(kind, fields)) return expectStatus(answer, 400)
    expectStatus(answer, 201)
    expect(answer.body).toMatchObject(fields)
    const { id, createdAt } = answer.body as { id: string; createdAt: string }
    expect(this.model.has(step.kind, id)).toBe(false)
    this.model.add(step.kind, { id, createdAt, fields, parent })
  }

  private async reach(step: Step, kind: Kind, base: string, thing: ModelThing | undefined): Promise<void> {
    const path = `${base}/${thing?.id ?? 'none'}`
    if (step.does === 'get') {
      const answer = await this.ask('GET', path)
      if (!thing) return expectStatus(answer, 404)
      return expect(answer).toMatchObject({ status: 200, body: { id: thing.id, ...thing.fields } })
    }
    if (step.does === 'delete') {
      expectStatus(await this.ask('DELETE', path), thing ? 200 : 404)
      if (thing) this.model.remove(thing)
      return
    }
    const change = { name: step.name, ...(!kind.reference?.isFixed && this.reference(step, kind)) }
    // A body is checked before the thing is looked for.
    const needs = kind.path === '/phone-number' ? kind.needs : {}
    const answer = await this.ask('PATCH', path + (kind.updateQuery ?? ''), change)
    if (!this.leadsSomewhere(kind, change)) return expectStatus(answer, 400)
    if (!thing) return expectStatus(answer, 404)
    expect(answer).toMatchObject({ status: 200, body: { ...thing.fields, ...needs, ...change } })
    Object.assign(thing.fields, change)
  }

  private async list(step: Step, kind: Kind, base: string, things: ModelThing[]): Promise<void> {
    const query = new URLSearchParams({ limit: String(step.limit) })
    const middle = things[step.which]
    if (step.does === 'filter' && middle) query.set('createdAtLe', middle.createdAt)
    if (kind.isPaged) query.set('page', String(step.page))
    if (kind.isPaged && step.isAscending) query.set('sortOrder', 'ASC')
    const kept = things.filter(({ createdAt }) => createdAt <= (query.get('createdAtLe') ?? '9'))
    const sorted = kind.isPaged && step.isAscending ? kept : [...kept].reverse()
    const from = kind.isPaged ? (step.page - 1) * step.limit : 0
    const expected = sorted.slice(from, from + step.limit).map(({ id }) => id)
    const { status, body } = await this.ask('GET', `${base}?${query}`)
    const { results = body, metadata } = body as {
      results?: { id: string }[]
      metadata?: { totalItems: number }
    }
    expect([status, (results as { id: string }[]).map(({ id }) => id)]).toEqual([200, expected])
    if (kind.isPaged) expect(metadata?.totalItems).toBe(kept.length)
  }

  private reference({ refers }: Step, { reference }: Kind): Record<string, string> {
    if (!reference || refers === 0) return {}
    return { [reference.field]: this.model.of(reference.to)[refers - 1]?.id ?? 'none' }
  }

  private leadsSomewhere({ reference }: Kind, fields: Record<string, unknown>): boolean {
    const id = reference && fields[reference.field]
    return id === undefined || (reference !== undefined && this.model.has(reference.to, String(id)))
  }

  private async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.platform.fetch(`http://platform.example${path}`, {
      method,
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
}

const expectStatus = ({ status, body }: Answer, expected: number) =>
  expect([status, status === expected ? undefined : body]).toEqual([expected, undefined])

const RUNS = randomRuns(1000)

it(`does what a simple model of it says, in ${RUNS} random runs`, async () => {
  let requests = 0
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const platform = createFakePlatform()
      const run = new Run(platform)
      for (const step of taken) await run.take(step)
      requests += platform.requests.length
    }),
    { numRuns: RUNS },
  )
  expect(requests).toBeGreaterThan(5 * RUNS)
}, 120_000)

import type { OpenApiDocument, Schema } from '@/scripts/api/document'
import { merge } from '@/scripts/api/merge'
import { operationNames, type Names } from '@/scripts/api/names'
import { normalise } from '@/scripts/api/normalise'

const list = (...values: string[]): Schema => ({ type: 'string', enum: values })
const [SIX, SEVEN] = [list('a', 'b', 'c', 'd', 'e', 'f'), list('a', 'b', 'c', 'd', 'e', 'f', 'g')]
const NO_NAMES: Names = { operations: {}, types: {} }

/** A release in which each car's paint takes these values. */
const release = (paints: Record<string, Schema>): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: Object.fromEntries(
    Object.keys(paints).map((name) => [
      `/${name.toLowerCase()}`,
      {
        get: {
          operationId: `cars.get${name}`,
          responses: {
            200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
          },
        },
      },
    ]),
  ),
  components: {
    schemas: Object.fromEntries(
      Object.entries(paints).map(([name, paint]) => [name, { type: 'object', properties: { paint } }]),
    ),
  },
})

/** Imports releases one after the other; returns the shared types, and which of them each paint is. */
function imported(releases: Record<string, Schema>[], types: Record<string, string> = {}) {
  let [current, names]: [OpenApiDocument, Names] = [
    { ...release({}), paths: {} },
    { operations: {}, types },
  ]
  for (const paints of releases) {
    const merged = merge(current, normalise(release(paints)).document, { names })
    ;[current, names] = [merged.document, merged.names]
  }
  const schemas = Object.entries(current.components?.schemas ?? {})
  const shared = schemas
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]) => [name, schema.enum?.length])
  const paints = schemas.flatMap(([name, { properties }]) => {
    const paint = properties?.paint
    return paint ? [[name, paint.$ref?.split('/').at(-1) ?? paint.enum?.length]] : []
  })
  return { shared: Object.fromEntries(shared), paints: Object.fromEntries(paints), names }
}

describe('the name of a shared type', () => {
  it('stays with the place that it is named after, whichever of its places changes', () => {
    const both = { Bike: SIX, Car: SIX }
    expect(imported([both])).toMatchObject({
      shared: { BikePaintEnum: 6 },
      names: { types: { BikePaintEnum: 'Bike.paint' } },
    })
    expect(imported([both, { Bike: SIX, Car: SEVEN }]).paints).toEqual({ Bike: 'BikePaintEnum', Car: 7 })
    expect(imported([both, { Bike: SEVEN, Car: SIX }])).toMatchObject({
      shared: { BikePaintEnum: 7 },
      paints: { Bike: 'BikePaintEnum', Car: 6 },
    })
    // The alphabet does not matter where the name has its place already.
    expect(imported([both, { Bike: SEVEN, Car: SIX }], { Paint: 'Car.paint' })).toMatchObject({
      shared: { Paint: 6 },
      paints: { Bike: 7, Car: 'Paint' },
    })
  })

  it('has the same schema in any order of imports', () => {
    const [one, two, three] = [
      { Bike: SIX, Car: SIX, Van: SEVEN },
      { Bike: SEVEN, Car: SIX, Van: SEVEN },
      { Bike: SEVEN, Car: SIX, Van: SIX },
    ]
    const types = { BikePaintEnum: 'Bike.paint', CarPaintEnum: 'Car.paint' }
    const meanings: Record<string, number> = { BikePaintEnum: 7, CarPaintEnum: 6 }
    for (const order of [
      [three],
      [one, two, three],
      [two, one, three],
      [one, three],
      [three, one, two, three],
    ]) {
      const { shared } = imported(order, types)
      expect(shared).toHaveProperty('CarPaintEnum')
      for (const [name, values] of Object.entries(shared))
        expect([name, values]).toEqual([name, meanings[name]])
    }
  })

  it('returns with the schema at its home, also if no other place has this schema', () => {
    const types = { Paint: 'Car.paint' }
    expect(
      imported(
        [
          { Bike: SIX, Car: SIX },
          { Bike: SIX, Car: { type: 'string' } },
        ],
        types,
      ).shared,
    ).toEqual({})
    for (const last of [
      { Bike: SIX, Car: SEVEN },
      { Bike: SEVEN, Car: list('a', 'b') },
    ])
      expect(
        imported([{ Bike: SIX, Car: SIX }, { Bike: SIX, Car: { type: 'string' } }, last], types),
      ).toMatchObject({
        shared: { Paint: last.Car.enum?.length },
        paints: { Car: 'Paint' },
      })
  })

  it('gets the new schema of its home, also for operations that the document does not mention', () => {
    const types = { Paint: 'Car.paint' }
    expect(imported([{ Bike: SIX, Car: SIX }, { Car: SEVEN }], types)).toMatchObject({
      shared: { Paint: 7 },
      paints: { Bike: 'Paint', Car: 'Paint' },
    })
  })

  it('is not given to another place, whose name gets a number instead', () => {
    expect(imported([{ Bike: SIX, Car: SIX }], { BikePaintEnum: 'Tram.paint' }).shared).toEqual({
      BikePaintEnum2: 6,
    })
  })
})

describe('the method of an operation', () => {
  const document = (paths: Record<string, string>): OpenApiDocument => ({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(
      Object.entries(paths).map(([name, operationId]) => {
        const [method = '', path = ''] = name.split(' ')
        return [path, { [method.toLowerCase()]: { operationId, tags: [] } }]
      }),
    ),
  })
  const ours = document({ 'GET /call/{id}': 'calls.get' })

  it('is that of openapi/, or the one in the list, or its id in a document that is written as ours is', () => {
    const newer = document({
      'GET /call/{callId}': 'CallController_findOne',
      'GET /log': 'Log_find',
      'GET /house': 'houses.list',
    })
    const { ids, unnamed } = operationNames(newer, ours, {
      ...NO_NAMES,
      operations: { 'GET /log': 'logs.list' },
    })
    expect(Object.fromEntries(ids)).toEqual({
      'GET /call/{callId}': 'calls.get',
      'GET /log': 'logs.list',
      'GET /house': 'houses.list',
    })
    expect(unnamed).toEqual([])
  })

  it.each([
    ['GET /call/{id}/note', 'CallController_findAllNotes', 'calls.listNotes'],
    ['POST /call/{id}/hang-up', 'CallController_hangUp', 'calls.hangUp'],
    ['PUT /call/{id}', 'Call_replaceOne', 'calls.replace'],
    ['GET /fax', 'FaxController_findAll', 'fax.list'],
    ['GET /fax/{id}', '', 'fax.get'],
    ['POST /v2/fax-line', '', 'faxLine.create'],
    ['GET /delete', 'x', 'deletes.list'],
    ['GET /call/{id}/other', 'CallController_get', 'calls.getOther'],
    ['GET /{id}', '', 'other.get'],
  ])('of %s (%s) is suggested to be %s, and is not known', (operation, operationId, method) => {
    const { ids, unnamed } = operationNames(document({ [operation]: operationId }), ours, NO_NAMES)
    expect(unnamed).toEqual([{ operation, method }])
    expect(ids.get(operation)).toBe(method)
  })
})

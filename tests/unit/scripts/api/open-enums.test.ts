import type { OpenApiDocument, Schema } from '@/scripts/api/document'
import { typesOf } from '@/scripts/api/generated-files'

const list = (...values: string[]): Schema => ({ type: 'string', enum: values })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const tagged = (type: string, more: Record<string, Schema> = {}) =>
  object({ type: { type: 'string', const: type }, id: { type: 'string' }, ...more })

/** One operation that sends a `CreatePet` and answers with a `Pet`; both have a `Collar`. */
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/pet': {
      post: {
        operationId: 'pets.create',
        requestBody: json(ref('CreatePet')),
        responses: { '200': json(ref('Pet')) },
      },
    },
  },
  components: {
    schemas: {
      CreatePet: object({ size: list('small', 'large'), model: list('m1', 'm2'), collar: ref('Collar') }),
      Pet: object({
        mood: list('calm', 'wild'),
        endedReason: ref('Reason'),
        collar: ref('Collar'),
        owner: { oneOf: [ref('Person'), ref('Firm')] },
      }),
      Collar: object({
        material: list('steel', 'cloth'),
        provider: list('a', 'b'),
        voiceModel: { type: 'string', const: 'v1' },
        maker: object({ provider: { type: 'string', const: 'acme' } }),
      }),
      Reason: list('x', 'y'),
      Person: tagged('person', { age: { type: 'number' } }),
      Firm: object({ type: list('firm', 'company'), id: { type: 'string' }, tax: { type: 'string' } }),
    },
  },
}

describe('which sets of values are open', () => {
  let types: string
  beforeAll(async () => {
    types = await typesOf(document)
  })

  it.each([
    ['a list that is only read', 'mood: ("calm" | "wild") | (string & {});'],
    ['a named list that is only read', 'Reason: ("x" | "y") | (string & {});'],
    ['a list of models, also where it is sent', 'model: ("m1" | "m2") | (string & {});'],
    ['a list of one model, which will grow', 'voiceModel: "v1" | (string & {});'],
    ['a list of providers in what is sent and read', 'provider: ("a" | "b") | (string & {});'],
  ])('opens %s', (_, line) => expect(types).toContain(line))

  it.each([
    ['a list that is sent', 'size: "small" | "large";'],
    ['the constant of a provider, which tells objects apart', 'provider: "acme";'],
    ['a list that is sent and read', 'material: "steel" | "cloth";'],
  ])('leaves %s closed', (_, line) => expect(types).toContain(line))

  it('gives a union that is read a member for tags not known yet, with the fields all members share', () => {
    const plain = types.replaceAll(/\/\*\*[^/]*\*\//g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain).toContain('components["schemas"]["Firm"] | { type: Unrecognized; id: string; };')
  })

  it('leaves a list closed that distinguishes the members of a union', () => {
    expect(types).toContain('type: "firm" | "company";')
  })
})

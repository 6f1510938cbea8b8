import type { OpenApiDocument, Parameter, Schema } from '@/scripts/api/document'
import { normalise } from '@/scripts/api/normalise'

/** A document as generators write it: the faults are those that published specifications have. */
const published = (): OpenApiDocument => ({
  openapi: '3.0.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/call/{id}': {
      delete: {
        parameters: [{ name: 'Content-Type', in: 'header', required: true, schema: { type: 'string' } }],
        responses: {},
      },
    },
    '/call/{id}/recording': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { responses: { 200: { description: '' }, 302: { description: '' } } },
    },
  },
  components: {
    schemas: {
      Other: { type: 'object', title: 'Other', description: 'Words.', example: {} },
      Options: {
        type: 'object',
        required: ['mode', 'forgotten'],
        properties: {
          mode: { type: 'object', enum: ['never', 'always', 'always'] },
          models: { type: 'array', enum: ['a', 'b'], items: { type: 'string', enum: ['a', 'b'] } },
          sound: {
            oneOf: [
              { type: 'enum', enum: ['off', 'on'] },
              { type: 'string', format: 'uri' },
            ],
          },
          none: { enum: [], type: 'string' },
          provider: { type: 'string', enum: ['acme'] },
          name: { type: 'string', pattern: '/^[a-z]+$/u' },
          note: { type: 'string', nullable: true },
          parent: { allOf: [{ $ref: '#/components/schemas/Options' }], nullable: true },
          other: { allOf: [{ $ref: '#/components/schemas/Other' }], description: 'Words.' },
          cost: { type: 'number', minimum: 0, exclusiveMinimum: true },
          metadata: { type: 'object' },
          list: { type: 'array' },
          formula: { type: 'object', items: { type: 'string' } },
          description: { type: 'string', description: 'A property that is called as a keyword is.' },
          enum: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
})

describe('reading what the platform publishes', () => {
  const { document, repairs } = normalise(published())
  const properties = document.components?.schemas?.Options?.properties

  it('says what it corrected, in one sentence each', () => {
    expect(repairs.map(({ place, fault }) => `${place} ${fault}.`)).toEqual([
      'OpenAPI 3.0.0 was read as 3.1.',
      'Options.mode was of type object, unlike its values.',
      'Options.models gave the values of its items as its own.',
      'Options.sound was of type enum, unlike its values.',
      'Options.name had the slashes of JavaScript around its pattern.',
      'Options.list is a list that does not say of what.',
      'Options.formula has items although it is no list.',
      'DELETE /call/{id} did not declare its path parameter id.',
      'GET /call/{id}/recording did not say that it answers with a file.',
    ])
  })

  it.each<[string, Schema]>([
    ['mode', { type: 'string', enum: ['never', 'always'] }],
    ['models', { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }],
    [
      'sound',
      {
        anyOf: [
          { type: 'string', enum: ['off', 'on'] },
          { type: 'string', format: 'uri' },
        ],
      },
    ],
    ['none', { type: 'string' }],
    ['provider', { type: 'string', const: 'acme' }],
    ['name', { type: 'string', pattern: '^[a-z]+$' }],
    ['note', { type: ['string', 'null'] }],
    ['parent', { oneOf: [{ $ref: '#/components/schemas/Options' }, { type: 'null' }] }],
    ['other', { $ref: '#/components/schemas/Other' }],
    ['cost', { type: 'number', exclusiveMinimum: 0 }],
    ['metadata', { type: 'object', additionalProperties: true }],
    ['list', { type: 'array', items: { type: 'object', additionalProperties: true } }],
    ['formula', { type: 'object', additionalProperties: true }],
    ['description', { type: 'string' }],
    ['enum', { type: 'array', items: { type: 'string' } }],
  ])('writes %s in the notation of openapi/', (name, schema) => {
    expect(properties?.[name]).toEqual(schema)
  })

  it('leaves out the wording, and requires no field that is not there', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.components?.schemas?.Other).toEqual({ type: 'object', additionalProperties: true })
    expect(document.components?.schemas?.Options?.required).toEqual(['mode'])
  })

  it('declares a path parameter that was forgotten, and none that the protocol has already', () => {
    expect(document.paths['/call/{id}']?.delete?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ])
  })

  it('takes an operation that redirects to its answer for a download', () => {
    expect(document.paths['/call/{id}/recording']?.get?.responses?.['200']?.content).toEqual({
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    })
  })

  it('leaves the original as it was', () => {
    const original = published()
    normalise(original)
    expect(original).toEqual(published())
  })
})

describe('reading references that lead nowhere', () => {
  const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
  const { document, repairs } = normalise({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/pet': {
        parameters: [{ $ref: '#/components/parameters/Gone' } as Parameter],
        get: {
          parameters: [
            { $ref: '#/components/parameters/Page' } as Parameter,
            { name: 'kind', in: 'query', schema: ref('Gone') },
          ],
          responses: {
            200: json({ type: 'array', items: ref('Gone') }),
            404: { $ref: '#/components/responses/Gone' },
          },
        },
        post: {
          requestBody: { $ref: '#/components/requestBodies/Gone' },
          responses: { 201: json(ref('Pet')) },
        },
      },
    },
    components: {
      parameters: { Page: { name: 'page', in: 'query', schema: { type: 'number' } } },
      schemas: {
        Pet: {
          type: 'object',
          properties: {
            friend: {
              oneOf: [ref('Pet'), ref('Gone'), { type: 'string' }],
              discriminator: {
                propertyName: 'kind',
                mapping: { pet: 'Pet', gone: '#/components/schemas/AlsoGone', named: 'GoneToo' },
              },
            },
            only: { oneOf: [ref('Gone')] },
            owner: ref('Gone'),
            extra: { type: 'object', additionalProperties: ref('Gone') },
            name: { $ref: '#/components/schemas/Named/properties/name' },
            odd: { $ref: '#/components/schemas/100%25%' },
            legs: { type: 'number', required: true as unknown as string[] },
          },
        },
        Named: { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } },
      },
    },
  })
  const fields = document.components?.schemas?.Pet?.properties ?? {}

  it('leaves out what they stand for, or takes it for any value, and says where that was', () => {
    expect(fields.friend).toEqual({
      anyOf: [ref('Pet'), { type: 'string' }],
      discriminator: { propertyName: 'kind', mapping: { pet: '#/components/schemas/Pet' } },
    })
    expect([fields.only, fields.owner]).toEqual([{}, {}])
    expect(fields.extra).toEqual({ type: 'object', additionalProperties: true })
    const { get, post, parameters } = document.paths['/pet'] ?? {}
    expect(parameters).toEqual([])
    expect(get?.parameters).toEqual([
      { name: 'page', in: 'query', schema: { type: 'number' } },
      { name: 'kind', in: 'query', schema: {} },
    ])
    expect(get?.responses).toEqual({ 200: json({ type: 'array', items: {} }), 404: {} })
    expect(post).toEqual({ responses: { 201: json(ref('Pet')) } })
    expect(repairs.map(({ place, fault }) => `${place} ${fault}`)).toEqual([
      'Pet.friend referred to AlsoGone, which the document does not describe',
      'Pet.friend referred to GoneToo, which the document does not describe',
      'Pet.friend referred to Gone, which the document does not describe',
      'Pet.only referred to Gone, which the document does not describe',
      'Pet.owner referred to Gone, which the document does not describe',
      'Pet.extra.* referred to Gone, which the document does not describe',
      'Pet.odd referred to 100%25%, which the document does not describe',
      'GET /pet ?kind referred to Gone, which the document does not describe',
      'GET /pet answer[] referred to Gone, which the document does not describe',
      'GET /pet answer referred to #/components/responses/Gone, which the document does not describe',
      'POST /pet body referred to #/components/requestBodies/Gone, which the document does not describe',
      '/pet referred to #/components/parameters/Gone, which the document does not describe',
      'Pet.legs had the flag of a parameter in place of its list of required fields',
    ])
  })

  it('copies to its place what a reference finds inside of another schema', () => {
    expect(fields.name).toEqual({ type: 'string', maxLength: 9 })
  })
})

it('names of schemas that OpenAPI allows and TypeScript does not become names of types, everywhere and without meeting another one', () => {
  const names = ['Widget-V2', 'WidgetV2', 'a.b', '3D', 'string', 'Schemas', 'Größe', 'Plain_1', '-']
  const { document, repairs } = normalise({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: {
      schemas: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
        All: {
          oneOf: names.map((name) => ({ $ref: `#/components/schemas/${encodeURIComponent(name)}` })),
          discriminator: { propertyName: 'a', mapping: { x: '#/components/schemas/Widget-V2', y: 'a.b' } },
        },
      },
    },
  })
  const legal = [
    'Widget_V2',
    'WidgetV2',
    'aB',
    '_3D',
    'stringSchema',
    'SchemasSchema',
    'Größe',
    'Plain_1',
    '_',
  ]
  const { All, ...others } = document.components?.schemas ?? {}
  expect(Object.keys(others)).toEqual(legal)
  expect((All?.oneOf ?? All?.anyOf)?.map(({ $ref }) => $ref)).toEqual(
    legal.map((name) => `#/components/schemas/${name}`),
  )
  expect(All?.discriminator?.mapping).toEqual({
    x: '#/components/schemas/Widget_V2',
    y: '#/components/schemas/aB',
  })
  expect(repairs.map(({ place, fault }) => `${place} ${fault}`).slice(0, 2)).toEqual([
    'Widget-V2 has a name that TypeScript does not allow; it is Widget_V2 here',
    'a.b has a name that TypeScript does not allow; it is aB here',
  ])
})

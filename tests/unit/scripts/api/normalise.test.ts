import type { OpenApiDocument, Schema } from '@/scripts/api/document'
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

import type { OpenApiDocument } from '@/scripts/api/document'
import { repair } from '@/scripts/api/repair'

const published = (): OpenApiDocument => ({
  openapi: '3.0.0',
  info: { title: 'T', version: '1' },
  paths: { '/call/{id}': { delete: { parameters: [], responses: {} } } },
  components: {
    schemas: {
      Options: {
        type: 'object',
        properties: {
          mode: { type: 'object', enum: ['never', 'always'] },
          note: { type: 'string', nullable: true },
          parent: { $ref: '#/components/schemas/Options', nullable: true },
          cost: { type: 'number', minimum: 0, exclusiveMinimum: true },
          metadata: { type: 'object' },
          list: { type: 'array' },
        },
      },
    },
  },
})

describe('reading what the platform publishes', () => {
  const { document, repairs } = repair(published())
  const properties = document.components?.schemas?.Options?.properties

  it('says what it mended, in one sentence each', () => {
    expect(repairs).toEqual([
      'OpenAPI 3.0.0 was read as 3.1.',
      'Options.mode was an object although its values are text.',
      'Options.list is a list that does not say of what.',
      'DELETE /call/{id} did not declare its path parameter id.',
    ])
  })

  it('takes an object with text as its values for that text', () => {
    expect(properties?.mode).toEqual({ type: 'string', enum: ['never', 'always'] })
  })

  it('declares a path parameter that was forgotten', () => {
    expect(document.paths['/call/{id}']?.delete?.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ])
  })

  it('turns the words of 3.0 into those of 3.1', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(properties?.note).toEqual({ type: ['string', 'null'] })
    expect(properties?.parent).toEqual({
      oneOf: [{ $ref: '#/components/schemas/Options' }, { type: 'null' }],
    })
    expect(properties?.cost).toEqual({ type: 'number', exclusiveMinimum: 0 })
  })

  it('lets a bare object have any property', () => {
    expect(properties?.metadata).toEqual({ type: 'object', additionalProperties: true })
  })

  it('leaves the original as it was', () => {
    const original = published()
    repair(original)
    expect(original).toEqual(published())
  })
})

import { checkDocument } from '@/scripts/api/check'

/** A part of the document by the names that lead to it. */
type Document = Record<string, unknown>
const partAt = (document: Document, place: string) =>
  place
    .split(' ')
    .filter(Boolean)
    .reduce<Document>((node, key) => node[key] as Document, document)

const valid = (): Document => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: { '/pet': { get: { operationId: 'pets.list', responses: { 200: { description: 'Done.' } } } } },
  components: { schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } } },
})

const PATH = 'paths /pet'
const GET = `${PATH} get`
const PET = 'components schemas Pet'

/** The place that is changed, the change, and the message without its frame. */
const CASES: [place: string, change: string, message: string][] = [
  [PATH, '{"get":null}', 'null at #/paths/~1pet/get, where an operation'],
  [PATH, '{"get":"x"}', 'a text at #/paths/~1pet/get, where an operation'],
  [PATH, '{"parameters":5}', 'a number at #/paths/~1pet/parameters, where a list'],
  [GET, '{"responses":null}', 'null at #/paths/~1pet/get/responses, where an object'],
  [GET, '{"responses":[]}', 'a list at #/paths/~1pet/get/responses, where an object'],
  [GET, '{"responses":{"200":null}}', 'null at #/paths/~1pet/get/responses/200, where an object'],
  [GET, '{"requestBody":"Pet"}', 'a text at #/paths/~1pet/get/requestBody, where an object'],
  [GET, '{"requestBody":{"content":null}}', 'null at #/paths/~1pet/get/requestBody/content, where an object'],
  [
    GET,
    '{"requestBody":{"content":{"a/b":null}}}',
    'null at #/paths/~1pet/get/requestBody/content/a~1b, where an object',
  ],
  [GET, '{"parameters":null}', 'null at #/paths/~1pet/get/parameters, where a list'],
  [GET, '{"parameters":{"a":{}}}', 'an object at #/paths/~1pet/get/parameters, where a list'],
  [GET, '{"parameters":[null]}', 'null at #/paths/~1pet/get/parameters/0, where a parameter'],
  [
    GET,
    '{"parameters":[{"in":"query"}]}',
    'an object at #/paths/~1pet/get/parameters/0, where a parameter with "name" and "in"',
  ],
  [
    GET,
    '{"parameters":[{"name":"a","in":"body"}]}',
    'a text at #/paths/~1pet/get/parameters/0/in, where query, path, header or cookie',
  ],
  [GET, '{"operationId":7}', 'a number at #/paths/~1pet/get/operationId, where a text'],
  [GET, '{"tags":"Pets"}', 'a text at #/paths/~1pet/get/tags, where a list'],
  [GET, '{"security":{}}', 'an object at #/paths/~1pet/get/security, where a list'],
  [GET, '{"deprecated":"yes"}', 'a text at #/paths/~1pet/get/deprecated, where true or false'],
  ['components schemas', '{"Odd":null}', 'null at #/components/schemas/Odd, where a schema'],
  ['components schemas', '{"Odd":"string"}', 'a text at #/components/schemas/Odd, where a schema'],
  [PET, '{"properties":[]}', 'a list at #/components/schemas/Pet/properties, where an object'],
  [PET, '{"properties":{"dog":null}}', 'null at #/components/schemas/Pet/properties/dog, where a schema'],
  [PET, '{"required":"name"}', 'a text at #/components/schemas/Pet/required, where a list'],
  [PET, '{"required":[1]}', 'a number at #/components/schemas/Pet/required/0, where a text'],
  [PET, '{"enum":"a"}', 'a text at #/components/schemas/Pet/enum, where a list'],
  [PET, '{"type":null}', 'null at #/components/schemas/Pet/type, where a text'],
  [PET, '{"oneOf":{}}', 'an object at #/components/schemas/Pet/oneOf, where a list'],
  [PET, '{"anyOf":[null]}', 'null at #/components/schemas/Pet/anyOf/0, where a schema'],
  [PET, '{"items":[{}]}', 'a list at #/components/schemas/Pet/items, where a schema'],
  [PET, '{"$ref":5}', 'a number at #/components/schemas/Pet/$ref, where a text'],
  [PET, '{"discriminator":"type"}', 'a text at #/components/schemas/Pet/discriminator, where an object'],
  [
    PET,
    '{"discriminator":{"mapping":["b"]}}',
    'a list at #/components/schemas/Pet/discriminator/mapping, where an object',
  ],
  [PET, '{"minLength":"1"}', 'a text at #/components/schemas/Pet/minLength, where a number'],
  [PET, '{"pattern":5}', 'a number at #/components/schemas/Pet/pattern, where a text'],
  [
    PET,
    '{"properties":{"__proto__":{}}}',
    'a text at #/components/schemas/Pet/properties, where another name than "__proto__"',
  ],
  ['', '{"components":null}', 'null at #/components, where an object'],
  ['components', '{"schemas":[]}', 'a list at #/components/schemas, where an object'],
  ['', '{"webhooks":[]}', 'a list at #/webhooks, where an object'],
  ['', '{"servers":{}}', 'an object at #/servers, where a list'],
  ['info', '{"version":null}', 'null at #/info/version, where a text'],
]

describe('a document with something else where OpenAPI has its parts', () => {
  it('is accepted as it is before each change', () => {
    expect(checkDocument(valid(), 'a.json')).toEqual(valid())
  })

  it.each(CASES)('is refused with its place: %s %s', (place, change, message) => {
    const document = valid()
    Object.assign(partAt(document, place), JSON.parse(change))
    expect(() => checkDocument(document, 'a.json')).toThrow(
      `a.json has ${message} belongs; correct it, or remove it.`,
    )
  })
})

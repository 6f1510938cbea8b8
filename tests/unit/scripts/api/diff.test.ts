import { diff, type Change } from '@/scripts/api/diff'
import type { OpenApiDocument, Schema } from '@/scripts/api/document'

const document = (schemas: Record<string, Schema>, paths: OpenApiDocument['paths']): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths,
  components: { schemas },
})
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const PET = { $ref: '#/components/schemas/Pet' }

/** One operation that sends a Pet and one that answers with it. */
const withPet = (pet: Schema) =>
  document(
    { Pet: pet },
    {
      '/pet': {
        post: { requestBody: { required: true, ...json(PET) } },
        get: { responses: { '200': json({ type: 'array', items: PET }) } },
      },
    },
  )
const answersPet = (pet: Schema) =>
  document({ Pet: pet }, { '/pet': { get: { responses: { '200': json(PET) } } } })
const sendsPet = (pet: Schema) =>
  document({ Pet: pet }, { '/pet': { post: { requestBody: { required: true, ...json(PET) } } } })

/** The document with schemas added. */
const withSchemas = (made: OpenApiDocument, schemas: Record<string, Schema>) => {
  Object.assign(made.components?.schemas ?? {}, schemas)
  return made
}

const told = (changes: Change[]) =>
  changes.map(({ subject, detail, breaking }) => `${breaking ? 'breaking' : 'fine'}: ${subject} ${detail}`)

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties: { id: { type: 'string' }, ...properties },
  required,
})
const TEXT: Schema = { type: 'string' }
const NULLABLE: Schema = { type: ['string', 'null'] }
const ANY: Schema = { type: 'object', additionalProperties: true }
const list = (...values: string[]): Schema => ({ type: 'string', enum: values })
const atMost = (maxLength: number): Schema => ({ type: 'string', maxLength })
const atLeast = (minimum: number): Schema => ({ type: 'number', minimum })
const tag = (value: string): Schema => ({ type: 'string', const: value })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

describe('the differences between two specifications', () => {
  it('are none between a document and itself, also when schemas refer to themselves', () => {
    const pet = object({ name: TEXT, parent: PET })
    expect(diff(withPet(pet), withPet(pet))).toEqual([])
  })

  it('name a changed field once, with every operation it shows in', () => {
    const changes = diff(withPet(object({ name: TEXT })), withPet(object({})))
    expect(changes).toEqual([
      {
        topic: 'field',
        kind: 'removed',
        breaking: true,
        why: 'callers may read it',
        isTightened: false,
        subject: 'Pet.name',
        detail: 'is gone',
        operations: expect.arrayContaining(['POST /pet', 'GET /pet']) as string[],
      },
    ])
  })

  const pet = (a?: Schema, isRequired = false) => object(a ? { a } : {}, isRequired ? ['a'] : [])
  it.each<[string, Schema, Schema, string, breaks: 'nobody' | 'writers' | 'readers' | 'both']>([
    ['a new field', pet(), pet(TEXT), 'is new', 'nobody'],
    ['a new required field', pet(), pet(TEXT, true), 'is new and required', 'writers'],
    ['a field that becomes required', pet(TEXT), pet(TEXT, true), 'is now required', 'writers'],
    ['a field that becomes optional', pet(TEXT, true), pet(TEXT), 'is no longer required', 'readers'],
    ['another type', pet(TEXT), pet({ type: 'number' }), 'string became number', 'both'],
    ['a value fewer', pet(list('x', 'y')), pet(list('x')), 'no longer takes "y"', 'writers'],
    ['a value more', pet(list('x')), pet(list('x', 'y')), 'also takes "y"', 'nobody'],
    ['a narrower limit', pet(atMost(80)), pet(atMost(40)), 'maxLength 80 became 40', 'writers'],
    ['a wider limit', pet(atLeast(1)), pet(atLeast(0)), 'minimum 1 became 0', 'nobody'],
    ['a value that may be null', pet(TEXT), pet(NULLABLE), 'may now be null', 'readers'],
    ['an object of any kind', pet(object({ b: TEXT })), pet(ANY), 'object became any object', 'readers'],
  ])('rate %s by who writes it and who reads it', (_, before, after, detail, breaks) => {
    const rated = (side: 'writers' | 'readers') =>
      `${breaks === side || breaks === 'both' ? 'breaking' : 'fine'}: Pet.a ${detail}`
    expect(told(diff(sendsPet(before), sendsPet(after)))).toEqual([rated('writers')])
    expect(told(diff(answersPet(before), answersPet(after)))).toEqual([rated('readers')])
  })

  describe('of a new value in an answer', () => {
    const withValues = (name: string, ...values: string[]) => object({ [name]: list(...values) })
    const before = ['w', 'x'] as const
    const after = [...before, 'y'] as const

    it('is harmless where the list is only read, and so open in the types', () => {
      const changes = diff(answersPet(withValues('a', ...before)), answersPet(withValues('a', ...after)))
      expect(told(changes)).toEqual(['fine: Pet.a also takes "y"'])
    })

    it('is harmless where the platform keeps extending the list, also when callers send it', () => {
      const changes = diff(withPet(withValues('model', ...before)), withPet(withValues('model', ...after)))
      expect(told(changes)).toEqual(['fine: Pet.model also takes "y"'])
    })

    it('is harmless where there was one model, and where any other text was allowed beside the list', () => {
      const oneModel = withPet(object({ model: tag('x') }))
      expect(told(diff(oneModel, withPet(withValues('model', 'x', 'y'))))).toEqual([
        'fine: Pet.model also takes "y"',
      ])
      const besideText = (...values: string[]) =>
        document(
          { Pet: { anyOf: [ref('Name'), TEXT] }, Name: list(...values) },
          { '/pet': { get: { responses: { '200': json(PET) } }, post: { requestBody: json(PET) } } },
        )
      expect(told(diff(besideText('x', 'z'), besideText('x', 'z', 'y')))).toEqual([
        'fine: Name also takes "y"',
      ])
    })

    it('breaks where callers send the list too: it is closed, and code may switch over it', () => {
      const changes = diff(withPet(withValues('a', ...before)), withPet(withValues('a', ...after)))
      expect(changes).toEqual([
        expect.objectContaining({
          subject: 'Pet.a',
          detail: 'also takes "y"',
          breaking: true,
          why: 'code may switch over the known values',
        }),
      ])
    })
  })

  it('pair the members of a union by their tag, also members that are written in the union', () => {
    const cat = object({ type: tag('cat'), lives: { type: 'number' } })
    const dog = object({ type: tag('dog') })
    const inLine = { oneOf: [dog, { ...cat, properties: { ...cat.properties, lives: TEXT } }] }
    expect(told(diff(answersPet({ oneOf: [cat, dog] }), answersPet(inLine)))).toEqual([
      'breaking: Pet.lives number became string',
    ])
    const without = sendsPet({ oneOf: [cat, object({}), TEXT] })
    expect(told(diff(sendsPet({ oneOf: [cat, dog] }), without))).toContain(
      'breaking: Pet can no longer be type dog',
    )
  })

  describe('of the members of a union', () => {
    const tagged = (type: string, more: Record<string, Schema> = {}) => object({ type: tag(type), ...more })
    /** An operation that sends a Pet, which is a union, or one that answers with it. */
    const choice = (send: boolean, oneOf: Schema[], schemas: Record<string, Schema>, union: Schema = {}) =>
      withSchemas((send ? sendsPet : answersPet)({ oneOf, ...union }), schemas)
    const [Cat, Dog] = [object({ lives: { type: 'number' } }), object({ barks: TEXT })]

    it('pair a member by its name, so that a tag that it gets is a new field', () => {
      const withTag = (schema: Schema, type: string): Schema => ({
        ...schema,
        properties: { ...schema.properties, type: tag(type) },
      })
      const members = [ref('Cat'), ref('Dog')]
      const before = choice(true, members, { Cat, Dog })
      const after = choice(true, members, { Cat: withTag(Cat, 'cat'), Dog: withTag(Dog, 'dog') })
      expect(told(diff(before, after)).sort()).toEqual(['fine: Cat.type is new', 'fine: Dog.type is new'])
    })

    it('pair members that share a tag by their names, so that only a change of one of them is reported', () => {
      const members = [ref('Cat'), ref('Dog')]
      const pets = { Cat: tagged('pet', { lives: TEXT }), Dog: tagged('pet', { barks: TEXT }) }
      expect(diff(choice(true, members, pets), choice(true, members.toReversed(), pets))).toEqual([])
      const after = choice(true, members, { ...pets, Cat: tagged('pet') })
      expect(told(diff(choice(true, members, pets), after))).toEqual(['breaking: Cat.lives is gone'])
      const fewer = choice(true, [ref('Dog')], pets)
      expect(told(diff(choice(true, members, pets), fewer))).toEqual(['breaking: Pet can no longer be Cat'])
    })

    it('name the members that join a single schema, and do not report that the schema became a union', () => {
      const one = choice(true, [ref('Cat')], { Cat, Dog })
      const two = choice(true, [ref('Cat'), ref('Dog')], { Cat, Dog })
      expect(told(diff(one, two))).toEqual(['fine: Pet can also be Dog'])
      expect(told(diff(two, one))).toEqual(['breaking: Pet can no longer be Dog'])
      const inField = (schema: Schema) => withSchemas(sendsPet(object({ friend: schema })), { Cat, Dog })
      expect(told(diff(inField(ref('Cat')), inField({ oneOf: [ref('Cat'), ref('Dog')] })))).toEqual([
        'fine: Pet.friend can also be Dog',
      ])
    })

    it('pair a member that has another name by its tag in the mapping', () => {
      const mapping = (cat: string) => ({
        discriminator: {
          propertyName: 'kind',
          mapping: { cat: `#/components/schemas/${cat}`, dog: '#/components/schemas/Dog' },
        },
      })
      const before = choice(true, [ref('Cat'), ref('Dog')], { Cat, Dog }, mapping('Cat'))
      const schemas = { Lion: object({ roars: TEXT }), Dog }
      const after = choice(true, [ref('Lion'), ref('Dog')], schemas, mapping('Lion'))
      expect(told(diff(before, after))).toEqual([
        'breaking: Cat.lives is gone',
        'fine: Cat.roars is new',
        'breaking: Cat is no longer exported',
      ])
    })

    it('pair a member without a name by its content, in any order', () => {
      const list: Schema = { type: 'array', items: TEXT }
      const before = choice(true, [TEXT, list, Cat], {})
      expect(diff(before, choice(true, [Cat, TEXT, list], {}))).toEqual([])
      const after = choice(true, [{ ...Cat, properties: { ...Cat.properties, age: TEXT } }, list, TEXT], {})
      expect(told(diff(before, after))).toEqual(['fine: Pet.age is new'])
    })

    it('are reported for a place that refers to another schema now, and not for that schema', () => {
      const inField = (schema: Schema) =>
        withSchemas(sendsPet(object({ friend: schema, foe: ref('Cat') })), { Cat, Dog })
      const changes = told(diff(inField(ref('Cat')), inField(ref('Dog'))))
      expect(changes).toEqual(['breaking: Pet.friend.lives is gone', 'fine: Pet.friend.barks is new'])
    })

    it('include the limits of the union itself, also if there was a single schema before', () => {
      const role = list('admin', 'viewer')
      const open: Schema = { pattern: '^[a-z]+$', anyOf: [role, { type: 'string', pattern: '^org-' }] }
      const inField = (schema: Schema) => sendsPet(object({ role: schema }))
      expect(told(diff(inField(role), inField(open)))).toEqual([
        'fine: Pet.role can also be string',
        'breaking: Pet.role pattern is new: ^[a-z]+$',
      ])
      const short: Schema = { type: 'string', maxLength: 9 }
      expect(told(diff(inField(short), inField({ anyOf: [short, object({})] })))).toEqual([
        'fine: Pet.role can also be object',
      ])
    })

    it('include members that a union inherits through allOf', () => {
      const inherits = (lives: Schema): Schema => ({
        allOf: [{ oneOf: [object({ lives }), TEXT] }, { description: 'Words.' }],
      })
      expect(told(diff(sendsPet(inherits(TEXT)), sendsPet(inherits({ type: 'number' }))))).toEqual([
        'breaking: Pet.lives string became number',
      ])
    })

    it('break readers if no tag distinguishes a new member, because the types have no branch for it', () => {
      const one = choice(false, [ref('Cat'), TEXT], { Cat, Dog })
      const two = choice(false, [ref('Cat'), TEXT, ref('Dog')], { Cat, Dog })
      expect(told(diff(one, two))).toEqual(['breaking: Pet can also be Dog'])
      const pets = { Cat: tagged('cat'), Dog: tagged('dog'), Cow: tagged('cow') }
      const few = choice(false, ['Cat', 'Dog'].map(ref), pets)
      const more = choice(false, ['Cat', 'Dog', 'Cow'].map(ref), pets)
      expect(told(diff(few, more))).toEqual(['fine: Pet can also be type cow'])
      expect(told(diff(more, few))).toEqual(['breaking: Pet can no longer be type cow'])
    })
  })

  describe('of the messages that the platform sends', () => {
    /** One operation, and a message with the answer to it. */
    const withMessage = (schemas: Record<string, Schema>): OpenApiDocument => ({
      ...document(schemas, { '/pet': { get: {} } }),
      webhooks: {
        'server-message': {
          post: { requestBody: json(ref('Message')), responses: { '200': json(ref('Reply')) } },
        },
      },
    })
    const report = object({ type: tag('report'), endedReason: TEXT }, ['type', 'endedReason'])
    const hang = object({ type: tag('hang') }, ['type'])
    const base: Record<string, Schema> = {
      Message: { oneOf: [ref('Report'), ref('Hang')] },
      Report: report,
      Hang: hang,
      Reply: object({ text: TEXT }),
    }

    it.each<[string, Record<string, Schema>]>([
      ['breaking: Report.endedReason is gone', { Report: object({ type: tag('report') }, ['type']) }],
      ['breaking: Report.endedReason is no longer required', { Report: { ...report, required: ['type'] } }],
      [
        'fine: Hang.at is new and required',
        { Hang: object({ type: tag('hang'), at: TEXT }, ['type', 'at']) },
      ],
      [
        'breaking: Reply.voice is new and required',
        { Reply: object({ text: TEXT, voice: TEXT }, ['voice']) },
      ],
      ['breaking: Reply.text maxLength is new: 9', { Reply: object({ text: atMost(9) }) }],
    ])('are rated as what code reads in a message, and sends in the answer to it: %s', (expected, change) => {
      expect(told(diff(withMessage(base), withMessage({ ...base, ...change })))).toEqual([expected])
    })

    it('name the message that is gone from a union, and the type that is no longer exported', () => {
      const { Hang: _, ...others } = base
      const rest = { ...others, Message: ref('Report') }
      expect(told(diff(withMessage(base), withMessage(rest)))).toEqual([
        'breaking: Message can no longer be type hang',
        'breaking: Hang is no longer exported',
      ])
    })

    it('name a message that is new or gone', () => {
      const [all, none] = [withMessage(base), { ...withMessage(base), webhooks: {} }]
      expect(told(diff(all, none))).toEqual(['breaking: message server-message is gone'])
      expect(told(diff(none, all))).toEqual(['fine: message server-message is new'])
    })
  })

  it('are none if the same thing is written in another way', () => {
    const ours = object({
      a: { type: 'integer' },
      b: tag('x'),
      c: ref('Name'),
    })
    const theirs = object({
      a: { type: 'number', description: 'Words.' },
      b: { type: 'string', enum: ['x'] },
      c: { allOf: [ref('Name')] },
    })
    const [before, after] = [answersPet(ours), answersPet(theirs)]
    for (const it of [before, after]) Object.assign(it.components?.schemas ?? {}, { Name: TEXT })
    expect(diff(before, after)).toEqual([])
  })

  it('rate operations, parameters, bodies and tokens', () => {
    const query = (name: string, required = false) => ({ name, in: 'query' as const, required, schema: TEXT })
    const before = document(
      {},
      {
        '/a': { get: { parameters: [query('gone'), query('stays')] }, post: {} },
        '/b': { get: {} },
      },
    )
    const after = document(
      {},
      {
        '/a': {
          get: { parameters: [query('stays', true), query('fresh')] },
          post: { requestBody: { required: true, ...json(TEXT) } },
        },
        '/c': { get: {} },
      },
    )
    Object.assign(before.paths['/a']?.get ?? {}, { security: [] })
    expect(told(diff(before, after)).sort()).toEqual([
      'breaking: GET /a ?gone is gone',
      'breaking: GET /a ?stays is now required',
      'breaking: GET /a now needs a token',
      'breaking: GET /b is gone',
      'breaking: POST /a body is new and required',
      'fine: GET /a ?fresh is new',
      'fine: GET /c is new',
    ])
  })
})

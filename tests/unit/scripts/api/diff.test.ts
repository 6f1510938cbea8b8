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

const told = (changes: Change[]) =>
  changes.map(({ subject, detail, breaking }) => `${breaking ? 'breaking' : 'fine'}: ${subject} ${detail}`)

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties: { id: { type: 'string' }, ...properties },
  required,
})
const TEXT: Schema = { type: 'string' }
const list = (...values: string[]): Schema => ({ type: 'string', enum: values })

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

  it.each<[string, Schema, Schema, string[], string[]]>([
    ['a new field', object({}), object({ a: TEXT }), ['fine: Pet.a is new'], ['fine: Pet.a is new']],
    [
      'a new required field',
      object({}),
      object({ a: TEXT }, ['a']),
      ['breaking: Pet.a is new and required'],
      ['fine: Pet.a is new and required'],
    ],
    [
      'a field that becomes required',
      object({ a: TEXT }),
      object({ a: TEXT }, ['a']),
      ['breaking: Pet.a is now required'],
      ['fine: Pet.a is now required'],
    ],
    [
      'a field that becomes optional',
      object({ a: TEXT }, ['a']),
      object({ a: TEXT }),
      ['fine: Pet.a is no longer required'],
      ['breaking: Pet.a is no longer required'],
    ],
    [
      'another type',
      object({ a: TEXT }),
      object({ a: { type: 'number' } }),
      ['breaking: Pet.a string became number'],
      ['breaking: Pet.a string became number'],
    ],
    [
      'a value fewer',
      object({ a: { type: 'string', enum: ['x', 'y'] } }),
      object({ a: { type: 'string', enum: ['x'] } }),
      ['breaking: Pet.a no longer takes "y"'],
      ['fine: Pet.a no longer takes "y"'],
    ],
    [
      'a value more',
      object({ a: { type: 'string', enum: ['x'] } }),
      object({ a: { type: 'string', enum: ['x', 'y'] } }),
      ['fine: Pet.a also takes "y"'],
      ['fine: Pet.a also takes "y"'],
    ],
    [
      'a narrower limit',
      object({ a: { type: 'string', maxLength: 80 } }),
      object({ a: { type: 'string', maxLength: 40 } }),
      ['breaking: Pet.a maxLength 80 became 40'],
      ['fine: Pet.a maxLength 80 became 40'],
    ],
    [
      'a wider limit',
      object({ a: { type: 'number', minimum: 1 } }),
      object({ a: { type: 'number', minimum: 0 } }),
      ['fine: Pet.a minimum 1 became 0'],
      ['fine: Pet.a minimum 1 became 0'],
    ],
    [
      'a value that may be null',
      object({ a: TEXT }),
      object({ a: { type: ['string', 'null'] } }),
      ['fine: Pet.a may now be null'],
      ['breaking: Pet.a may now be null'],
    ],
    [
      'an object that becomes any object',
      object({ a: object({ b: TEXT }) }),
      object({ a: { type: 'object', additionalProperties: true } }),
      ['fine: Pet.a object became any object'],
      ['breaking: Pet.a object became any object'],
    ],
  ])('rate %s by who writes it and who reads it', (_, before, after, asRequest, asAnswer) => {
    expect(told(diff(sendsPet(before), sendsPet(after)))).toEqual(asRequest)
    expect(told(diff(answersPet(before), answersPet(after)))).toEqual(asAnswer)
  })

  describe('of a new value in an answer', () => {
    const withValues = (name: string, ...values: string[]) =>
      object({ [name]: { type: 'string', enum: values } })
    const [before, after] = [
      ['w', 'x'],
      ['w', 'x', 'y'],
    ] as const

    it('is harmless where the list is only read, and so open in the types', () => {
      const changes = diff(answersPet(withValues('a', ...before)), answersPet(withValues('a', ...after)))
      expect(told(changes)).toEqual(['fine: Pet.a also takes "y"'])
    })

    it('is harmless where the platform keeps extending the list, also when callers send it', () => {
      const changes = diff(withPet(withValues('model', ...before)), withPet(withValues('model', ...after)))
      expect(told(changes)).toEqual(['fine: Pet.model also takes "y"'])
    })

    it('is harmless where there was one model, and where any other text was allowed beside the list', () => {
      const oneModel = withPet(object({ model: { type: 'string', const: 'x' } }))
      expect(told(diff(oneModel, withPet(withValues('model', 'x', 'y'))))).toEqual([
        'fine: Pet.model also takes "y"',
      ])
      const besideText = (...values: string[]) =>
        document(
          {
            Pet: { anyOf: [{ $ref: '#/components/schemas/Name' }, { type: 'string' }] },
            Name: { type: 'string', enum: values },
          },
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
    const cat = object({ type: { type: 'string', const: 'cat' }, lives: { type: 'number' } })
    const dog = object({ type: { type: 'string', const: 'dog' } })
    const inLine = { oneOf: [dog, { ...cat, properties: { ...cat.properties, lives: TEXT } }] }
    expect(told(diff(answersPet({ oneOf: [cat, dog] }), answersPet(inLine)))).toEqual([
      'breaking: Pet.lives number became string',
    ])
    expect(
      told(diff(sendsPet({ oneOf: [cat, dog] }), sendsPet({ oneOf: [cat, object({}), TEXT] }))),
    ).toContain('breaking: Pet can no longer be type dog')
  })

  describe('of the members of a union', () => {
    const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
    const tagged = (type: string, more: Record<string, Schema> = {}) =>
      object({ type: { type: 'string', const: type }, ...more })
    /** An operation that sends a Pet, which is a union, or one that answers with it. */
    const choice = (
      send: boolean,
      members: Schema[],
      schemas: Record<string, Schema>,
      union: Schema = {},
    ) => {
      const made = send ? sendsPet({ oneOf: members, ...union }) : answersPet({ oneOf: members, ...union })
      Object.assign(made.components?.schemas ?? {}, schemas)
      return made
    }
    const [Cat, Dog] = [object({ lives: { type: 'number' } }), object({ barks: TEXT })]

    it('pair a member by its name, so that a tag that it gets is a new field', () => {
      const withTag = (schema: Schema, type: string): Schema => ({
        ...schema,
        properties: { ...schema.properties, type: { type: 'string', const: type } },
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
      const [one, two] = [
        choice(true, [ref('Cat')], { Cat, Dog }),
        choice(true, [ref('Cat'), ref('Dog')], { Cat, Dog }),
      ]
      expect(told(diff(one, two))).toEqual(['fine: Pet can also be Dog'])
      expect(told(diff(two, one))).toEqual(['breaking: Pet can no longer be Dog'])
      const inField = (schema: Schema) => {
        const made = sendsPet(object({ friend: schema }))
        Object.assign(made.components?.schemas ?? {}, { Cat, Dog })
        return made
      }
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
      const after = choice(
        true,
        [ref('Lion'), ref('Dog')],
        { Lion: object({ roars: TEXT }), Dog },
        mapping('Lion'),
      )
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
      const members = { Cat, Dog }
      const inField = (schema: Schema) => {
        const made = sendsPet(object({ friend: schema, foe: ref('Cat') }))
        Object.assign(made.components?.schemas ?? {}, members)
        return made
      }
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
      const [one, two] = [
        choice(false, [ref('Cat'), TEXT], { Cat, Dog }),
        choice(false, [ref('Cat'), TEXT, ref('Dog')], { Cat, Dog }),
      ]
      expect(told(diff(one, two))).toEqual(['breaking: Pet can also be Dog'])
      const pets = { Cat: tagged('cat'), Dog: tagged('dog'), Cow: tagged('cow') }
      const [few, more] = [
        ['Cat', 'Dog'],
        ['Cat', 'Dog', 'Cow'],
      ].map((names) => choice(false, names.map(ref), pets))
      expect(few && more && told(diff(few, more))).toEqual(['fine: Pet can also be type cow'])
      expect(few && more && told(diff(more, few))).toEqual(['breaking: Pet can no longer be type cow'])
    })
  })

  describe('of the messages that the platform sends', () => {
    const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
    /** One operation, and a message with the answer to it. */
    const withMessage = (schemas: Record<string, Schema>): OpenApiDocument => ({
      ...document(schemas, { '/pet': { get: {} } }),
      webhooks: {
        'server-message': {
          post: { requestBody: json(ref('Message')), responses: { '200': json(ref('Reply')) } },
        },
      },
    })
    const report = object({ type: { type: 'string', const: 'report' }, endedReason: TEXT }, [
      'type',
      'endedReason',
    ])
    const hang = object({ type: { type: 'string', const: 'hang' } }, ['type'])
    const base: Record<string, Schema> = {
      Message: { oneOf: [ref('Report'), ref('Hang')] },
      Report: report,
      Hang: hang,
      Reply: object({ text: TEXT }),
    }
    const after = (change: Record<string, Schema>) =>
      told(diff(withMessage(base), withMessage({ ...base, ...change })))

    it('are rated as what code reads in a message, and as what code sends in the answer to it', () => {
      expect(after({ Report: object({ type: { type: 'string', const: 'report' } }, ['type']) })).toEqual([
        'breaking: Report.endedReason is gone',
      ])
      expect(after({ Report: { ...report, required: ['type'] } })).toEqual([
        'breaking: Report.endedReason is no longer required',
      ])
      expect(
        after({ Hang: object({ type: { type: 'string', const: 'hang' }, at: TEXT }, ['type', 'at']) }),
      ).toEqual(['fine: Hang.at is new and required'])
      expect(after({ Reply: object({ text: TEXT, voice: TEXT }, ['voice']) })).toEqual([
        'breaking: Reply.voice is new and required',
      ])
      expect(after({ Reply: object({ text: { ...TEXT, maxLength: 9 } }) })).toEqual([
        'breaking: Reply.text maxLength is new: 9',
      ])
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
      b: { type: 'string', const: 'x' },
      c: { $ref: '#/components/schemas/Name' },
    })
    const theirs = object({
      a: { type: 'number', description: 'Words.' },
      b: { type: 'string', enum: ['x'] },
      c: { allOf: [{ $ref: '#/components/schemas/Name' }] },
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

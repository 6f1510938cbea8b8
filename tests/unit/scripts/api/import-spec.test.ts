import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { OpenApiDocument, Schema } from '@/scripts/api/document'
import { generate } from '@/scripts/api/generated-files'
import { readSpec } from '@/scripts/api/load'
import { importSpec as importAndFormat, type ImportOptions } from '@/scripts/api/import-spec'
import { freePort } from '@/tests/support/free-port'
import { startServer } from '@/tests/support/http-server'

/**
 * A small project with the same layout: two operations, and one file of its own that uses them. What is true
 * of it is true of ours; ours would take a minute for each case.
 */
const NAME: Schema = { type: 'string', maxLength: 40 }
const spec = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://api.example.org' }],
  security: [{ bearer: [] }],
  tags: [{ name: 'Pets', description: 'Pets.' }],
  paths: {
    '/pet': {
      post: {
        operationId: 'pets.create',
        tags: ['Pets'],
        summary: 'Create a pet',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
        },
        responses: {
          '201': {
            description: 'Done.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
        },
      },
      get: {
        operationId: 'pets.list',
        tags: ['Pets'],
        summary: 'List pets',
        responses: { '200': { description: 'Done.' } },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: { Pet: { type: 'object', properties: { name: NAME, age: { type: 'number' } } } },
  },
})

const USE = `import type { components } from './api/schema.generated'
type Pet = components['schemas']['Pet']
export const pet: Pet = { name: 'Rex' }
export const ageOf = (it: Pet) => it.age
`

/** The formatter is the project's own matter and slow to load. */
const importSpec = (options: Omit<ImportOptions, 'format'>) =>
  importAndFormat({ ...options, format: (yaml) => Promise.resolve(yaml) })

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-spec-'))
  await mkdir(join(root, 'lib/api/testing'), { recursive: true })
  await mkdir(join(root, 'openapi'))
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await writeFile(join(root, 'openapi/openapi.yaml'), stringify(spec()))
  const options = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022'],
    skipLibCheck: true,
    types: [],
  }
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['lib'] }))
  for (const [file, text] of await generate(await readSpec(join(root, 'openapi/openapi.yaml')))) {
    await writeFile(join(root, file), text)
  }
  await writeFile(join(root, 'lib/use.ts'), USE)
})
afterEach(() => rm(root, { recursive: true }))

async function newer(change: (document: OpenApiDocument) => void, name = 'newer.json'): Promise<string> {
  const document = spec()
  change(document)
  const file = join(root, name)
  await writeFile(file, name.endsWith('json') ? JSON.stringify(document) : stringify(document))
  return file
}
const petOf = (document: OpenApiDocument) => document.components?.schemas?.Pet?.properties ?? {}

async function everyFile(): Promise<Record<string, string>> {
  const names = (await readdir(root, { recursive: true, withFileTypes: true })).filter((it) => it.isFile())
  const files = names.map((it) => join(it.parentPath, it.name)).filter((file) => !file.includes('newer'))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])),
  )
}

describe('importing a newer specification', () => {
  it.each(['newer.json', 'newer.yaml'])(
    'shows what it changes, from %s, and writes nothing unless asked to',
    async (name) => {
      const before = await everyFile()
      const source = await newer((document) => {
        petOf(document).colour = { type: 'string' }
        delete petOf(document).age
      }, name)
      const { changes, brokenUsages } = await importSpec({ source, root })
      expect(changes.map(({ subject, breaking }) => [subject, breaking])).toEqual([
        ['Pet.age', true],
        ['Pet.colour', false],
      ])
      expect(brokenUsages).toEqual([expect.objectContaining({ file: 'lib/use.ts', line: 4 })])
      expect(await everyFile()).toEqual(before)
    },
  )

  it('names the places that use a field whose limit became narrower, which no type shows', async () => {
    const source = await newer((document) => void (petOf(document).name = { type: 'string', maxLength: 10 }))
    const { changes, brokenUsages } = await importSpec({ source, root })
    expect(changes).toEqual([
      expect.objectContaining({ subject: 'Pet.name', detail: 'maxLength 40 became 10', breaking: true }),
    ])
    expect(brokenUsages).toEqual([expect.objectContaining({ file: 'lib/use.ts', line: 3 })])
  })

  it('with write, changes openapi/ and the generated files, and then finds nothing new', async () => {
    const source = await newer((document) => {
      petOf(document).colour = { type: 'string' }
      document.paths['/pet/{id}/groom'] = {
        post: { operationId: 'PetController_groom', tags: ['Pets'], responses: {} },
      }
    })
    await importSpec({ source, root, write: true, acceptNames: true })
    const files = await everyFile()
    expect(files[join(root, 'lib/api/schema.generated.d.ts')]).toContain('colour?: string')
    expect(files[join(root, 'lib/api/operations.generated.ts')]).toContain('groom: "POST /{id}/groom e"')
    expect(files[join(root, 'openapi/schemas/pets.yaml')]).toContain('colour')
    expect((await importSpec({ source, root })).changes).toEqual([])
  })

  it('reports what it changes in the messages that the platform sends, whose schemas alone it describes', async () => {
    const report: Schema = {
      type: 'object',
      properties: { type: { type: 'string', const: 'report' }, endedReason: NAME },
      required: ['type', 'endedReason'],
    }
    const ours = spec()
    Object.assign(ours.components?.schemas ?? {}, { Report: report })
    const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Report' } } } }
    ours.webhooks = {
      'server-message': {
        post: {
          operationId: 'messages.server',
          tags: ['Pets'],
          summary: 'M',
          requestBody: body,
          responses: {},
        },
      },
    }
    await writeFile(join(root, 'openapi/openapi.yaml'), stringify(ours))
    await writeFile(
      join(root, 'lib/use.ts'),
      `import type { components } from './api/schema.generated'
export const reasonOf = (it: components['schemas']['Report']) => it.endedReason
`,
    )
    const source = await newer(({ components }) => {
      const { type } = report.properties ?? {}
      Object.assign(components?.schemas ?? {}, {
        Report: { ...report, properties: { type }, required: ['type'] },
      })
    })
    const { changes, brokenUsages } = await importSpec({ source, root, write: true })
    expect(changes).toEqual([
      expect.objectContaining({
        subject: 'Report.endedReason',
        detail: 'is gone',
        breaking: true,
        operations: ['message server-message'],
      }),
    ])
    expect(brokenUsages).toEqual([expect.objectContaining({ file: 'lib/use.ts', line: 2 })])
    expect((await readSpec(join(root, 'openapi/openapi.yaml'))).webhooks).toEqual(ours.webhooks)
  })

  it('takes over the messages of a document that describes them as webhooks, as a copy of ours does', async () => {
    const message = (schema: Schema): OpenApiDocument['paths'] => ({
      'server-message': {
        post: {
          operationId: 'messages.server',
          tags: ['Pets'],
          summary: 'A message',
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { '200': { description: 'Done.' } },
        },
      },
    })
    const file = join(root, 'openapi/openapi.yaml')
    await writeFile(
      file,
      stringify({ ...spec(), webhooks: message({ type: 'object', properties: { a: NAME } }) }),
    )
    const next = message({ type: 'object', properties: { b: NAME } })
    const source = await newer((document) => void (document.webhooks = next))
    const { changes } = await importSpec({ source, root, write: true })
    expect(changes.map(({ subject, detail }) => `${subject} ${detail}`)).toEqual([
      'message server-message body.a is gone',
      'message server-message body.b is new',
    ])
    expect((await readSpec(file)).webhooks).toEqual(next)
  })

  describe('with an operation that nobody has named', () => {
    const withHouses = () =>
      newer(({ paths }) => {
        const get = {
          operationId: 'HouseController_constructor',
          responses: { 200: { description: 'Done.' } },
        }
        paths['/house'] = { get }
      })

    it('suggests a name, and writes nothing until the name is accepted', async () => {
      const [source, before] = [await withHouses(), await everyFile()]
      const { changes, unnamed } = await importSpec({ source, root })
      expect(unnamed).toEqual([{ operation: 'GET /house', method: 'house.constructor' }])
      expect(changes).toEqual([expect.objectContaining({ detail: 'is new', method: 'house.constructor' })])
      await expect(importSpec({ source, root, write: true })).rejects.toThrow(
        /has operations that nobody has named; add them to openapi\/names\.yaml under "operations", or give --accept-names for these names: GET \/house: house\.constructor\.$/,
      )
      expect(await everyFile()).toEqual(before)
      await importSpec({ source, root, write: true, acceptNames: true })
      expect((await importSpec({ source, root, write: true })).changes).toEqual([])
    })

    it('takes the name in openapi/names.yaml, keeps that file, and finds the name there after the operation was removed', async () => {
      const names = join(root, 'openapi/names.yaml')
      await writeFile(names, 'operations:\n  GET /house: houses.list\n')
      const source = await withHouses()
      const method = async (options: object) =>
        (await importSpec({ source, root, write: true, ...options })).changes.map((it) => it.method)
      expect(await method({})).toEqual(['houses.list'])
      const unchanged = await newer(() => undefined, 'older.json')
      expect(await method({ source: unchanged, prune: true })).toEqual(['houses.list'])
      expect(await method({})).toEqual(['houses.list'])
      await writeFile(names, 'operations:\n  GET /house: houses list\n')
      await expect(importSpec({ source, root })).rejects.toThrow(
        /names\.yaml has the method "houses list"; write it as/,
      )
    })
  })

  it('leaves a default at the field that has it, where its values have a name of ours', async () => {
    const values: Schema = { type: 'string', enum: ['calm', 'glad', 'sad'] }
    const ours = spec()
    Object.assign(ours.components?.schemas ?? {}, { Mood: values })
    petOf(ours).mood = { $ref: '#/components/schemas/Mood', default: 'calm' }
    petOf(ours).moodBefore = { $ref: '#/components/schemas/Mood', default: 'sad' }
    const file = join(root, 'openapi/openapi.yaml')
    await writeFile(file, stringify(ours))
    const source = await newer((document) => {
      petOf(document).mood = { ...values, default: 'calm' }
      petOf(document).moodBefore = { ...values, default: 'sad' }
    })
    await importSpec({ source, root, write: true })
    expect((await readSpec(file)).components?.schemas).toEqual(ours.components?.schemas)
  })

  it('keeps operations that the document does not mention, unless they are to be removed', async () => {
    const source = await newer((document) => void delete document.paths['/pet']?.get)
    expect((await importSpec({ source, root })).changes).toEqual([])
    expect((await importSpec({ source, root, prune: true })).changes).toEqual([
      expect.objectContaining({ subject: 'GET /pet', detail: 'is gone', breaking: true }),
    ])
  })

  it('leaves an operation unpublished that the document lists so, as a copy of ours does', async () => {
    const source = await newer((document) => {
      document['x-unpublished'] = ['GET /pet']
    })
    await importSpec({ source, root, write: true })
    const { unpublished } = await importSpec({ source, root })
    expect(unpublished).toEqual([{ operation: 'GET /pet', method: 'pets.list' }])
  })

  it('accepts references to what the document does not describe, and says so', async () => {
    const source = await newer((document) => {
      petOf(document).owner = { $ref: '#/components/schemas/Owner' }
      petOf(document).friend = {
        oneOf: [{ $ref: '#/components/schemas/Pet' }, { $ref: '#/components/schemas/Dog' }],
      }
    })
    const { changes, repairs } = await importSpec({ source, root, write: true })
    expect(repairs.map(({ place, fault }) => `${place} ${fault}`)).toEqual([
      'Pet.owner referred to Owner, which the document does not describe',
      'Pet.friend referred to Dog, which the document does not describe',
    ])
    expect(changes.map(({ subject }) => subject)).toEqual(['Pet.owner', 'Pet.friend'])
  })

  it('writes types that parse, whatever OpenAPI allows as names', async () => {
    const source = await newer((document) => {
      Object.assign(document.components?.schemas ?? {}, { 'Widget-V2': { type: 'string' } })
      petOf(document)['the-widget'] = { $ref: '#/components/schemas/Widget-V2' }
    })
    await importSpec({ source, root, write: true })
    expect(await readFile(join(root, 'lib/api/schema-names.generated.ts'), 'utf8')).toContain(
      "export type WidgetV2 = Schemas['WidgetV2']",
    )
  })

  describe('of another service', () => {
    const operation = (operationId: string) => ({
      get: { operationId, responses: { 200: { description: 'Done.' } } },
    })
    const others = (...names: string[]) =>
      Object.fromEntries(names.map((name) => [`/${name}`, operation(`list${name}`)]))

    it('refuses one that has no operation of ours, and one whose paths begin otherwise', async () => {
      for (const paths of [others('user', 'repo'), { '/v1/pet': operation('listPets') }]) {
        const source = await newer((document) => void (document.paths = paths))
        await expect(importSpec({ source, root })).rejects.toThrow(
          /describes another service: it has none of our operations, such as GET \/pet; give the platform's own document\.$/,
        )
      }
    })

    it('warns of one that has few of ours, or mostly others', async () => {
      const few = await newer((document) => Object.assign(document.paths, others('a', 'b', 'c')))
      expect((await importSpec({ source: few, root })).warnings).toEqual([
        "Only 2 of its 5 operations are ours; is it the platform's document?",
      ])
      const ours = spec()
      Object.assign(ours.paths, others('a', 'b', 'c', 'd'))
      for (const [path, item] of Object.entries(ours.paths))
        if (item.get) item.get.operationId = `pets.list${path.slice(1)}`
      await writeFile(join(root, 'openapi/openapi.yaml'), stringify(ours))
      const part = await newer(() => undefined)
      expect((await importSpec({ source: part, root })).warnings).toEqual([
        'It has only 2 of the 6 operations that were published until now; is it complete?',
      ])
    })

    it('says nothing of one that has most of ours', async () => {
      const source = await newer((document) => Object.assign(document.paths, others('a', 'b')))
      expect((await importSpec({ source, root })).warnings).toEqual([])
    })
  })

  it('takes one from an address, also in the older version', async () => {
    const document = { ...spec(), openapi: '3.0.3', servers: [] }
    const server = await startServer((_, response) => response.end(JSON.stringify(document)))
    const { changes, repairs } = await importSpec({ source: server.url, root })
    await server.close()
    expect(changes).toEqual([])
    expect(repairs).toEqual([{ place: 'OpenAPI 3.0.3', fault: 'was read as 3.1' }])
  })
})

/** The command as a developer runs it. */
async function run(...args: string[]) {
  const script = join(process.cwd(), 'scripts/api/update.ts')
  const cli = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root })
  let [output, errors] = ['', '']
  cli.stdout.on('data', (chunk) => (output += String(chunk)))
  cli.stderr.on('data', (chunk) => (errors += String(chunk)))
  const code = await new Promise((resolve) => cli.on('close', resolve))
  return { code, output, errors }
}

describe('the command', () => {
  it('ends with code 2 when something breaks, and with --json prints the complete report', async () => {
    const source = await newer((document) => {
      petOf(document).colour = { type: 'string' }
      delete petOf(document).age
    })
    const { code, output, errors } = await run(source, '--json')
    expect([code, errors]).toEqual([2, ''])
    expect(JSON.parse(output)).toMatchObject({
      warnings: [],
      repairs: [],
      changes: [
        { topic: 'field', kind: 'removed', subject: 'Pet.age', breaking: true, why: 'callers may send it' },
        { topic: 'field', kind: 'added', subject: 'Pet.colour', breaking: false },
      ],
      unnamed: [],
      brokenUsages: [{ file: 'lib/use.ts', line: 4 }],
      withdrawn: [],
      unpublished: [],
    })
  })

  it('ends with code 0 when nothing breaks', async () => {
    const source = await newer((document) => void (petOf(document).colour = { type: 'string' }))
    const { code, output } = await run(source)
    expect([code, output]).toEqual([0, expect.stringContaining('0 breaking, 1 compatible.\n')])
  })

  it('ends with code 1 and one line when the document cannot be read, and leaves everything as it was', async () => {
    const before = await everyFile()
    const source = join(root, 'newer.json')
    await writeFile(source, '{ "openapi": ')
    const { code, output, errors } = await run(source, '--write')
    expect([code, output]).toEqual([1, ''])
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining('is neither JSON nor YAML')])
    expect(await everyFile()).toEqual(before)
  })
})

describe('a document that cannot be imported is refused in one sentence, and nothing is written', () => {
  async function refused(source: string, message: RegExp) {
    const before = await everyFile()
    const error: unknown = await importSpec({ source, root, write: true }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'SpecError', message: expect.stringMatching(message) as string })
    expect((error as Error).message).not.toContain('\n')
    expect(await everyFile()).toEqual(before)
  }

  it.each<[string, string, RegExp]>([
    [
      'JSON that is cut off',
      '{ "openapi": ',
      /is neither JSON nor YAML, or is cut off: .+ JSON .+; get it again\.$/,
    ],
    [
      'broken YAML',
      'openapi: 3.1.0\n  paths: [',
      /is neither JSON nor YAML, or is cut off: .+; get it again\.$/,
    ],
    ['a text', 'hello', /is not an OpenAPI document: it holds no object; give the JSON or YAML file\.$/],
    [
      'an object of another kind',
      '{"name":"x"}',
      /is not an OpenAPI document: it has no "openapi"; give the/,
    ],
    [
      'HTML',
      '<!doctype html><title>Docs</title>',
      /is a page in HTML; give the address of the JSON or YAML file/,
    ],
    [
      'HTML that begins with a comment',
      '\uFEFF<!-- Docs -->\n<html>',
      /is a page in HTML; give the address of the JSON or YAML file/,
    ],
    ['a compressed file', '\x1f\x8b\x08', /is compressed; unpack it first\.$/],
    ['50 MB', ' '.repeat(50_000_000), /is larger than the 20 MB that are read; leave out its examples\.$/],
    ['Swagger 2', '{"swagger":"2.0","paths":{}}', /is Swagger 2\.0; convert it to OpenAPI 3\.0 or 3\.1\.$/],
    [
      'a later version',
      '{"openapi":"3.2.0","paths":{}}',
      /is OpenAPI 3\.2\.0; convert it to OpenAPI 3\.0 or 3\.1\.$/,
    ],
    [
      'no operations',
      '{"openapi":"3.1.0","paths":{}}',
      /describes no operation: its "paths" are empty; get the/,
    ],
    [
      'a list of paths',
      '{"openapi":"3.1.0","paths":["/pet"]}',
      /describes no operation: its "paths" are empty; get the/,
    ],
    [
      'no title and version',
      '{"openapi":"3.1.0","paths":{"/pet":{}}}',
      /has no "info" with a title and a version; add it\.$/,
    ],
    [
      'a path without its slash',
      '{"openapi":"3.1.0","info":{},"paths":{"pet":{}}}',
      /has "pet" among its "paths", which is no path with operations; correct or remove it\.$/,
    ],
    [
      'a path without operations',
      '{"openapi":"3.1.0","info":{},"paths":{"/pet":null}}',
      /has "\/pet" among its "paths", which is no path with operations; correct or remove it\.$/,
    ],
  ])('%s', async (_, text, message) => {
    const source = join(root, 'newer.json')
    await writeFile(source, text)
    await refused(source, message)
  })

  it('duplicate ids', async () => {
    const source = await newer((document) => {
      Object.assign(document.paths['/pet']?.get ?? {}, { operationId: 'pets.create' })
    })
    await refused(
      source,
      /gives GET \/pet and POST \/pet the same operationId, pets\.create; rename one of them\.$/,
    )
  })

  it('a circular $ref; a schema may contain itself', async () => {
    const circular = await newer((document) => {
      Object.assign(document.components?.schemas ?? {}, {
        A: { $ref: '#/components/schemas/B' },
        B: { $ref: '#/components/schemas/A' },
      })
      petOf(document).other = { $ref: '#/components/schemas/A' }
    })
    await refused(circular, /defines A by a \$ref that leads back to it; say what it is\.$/)
    const inherited = await newer((document) => {
      Object.assign(document.components?.schemas ?? {}, {
        A: { allOf: [{ $ref: '#/components/schemas/B' }, { type: 'object' }] },
        B: { allOf: [{ $ref: '#/components/schemas/A' }] },
      })
    })
    await refused(inherited, /defines A by a \$ref that leads back to it; say what it is\.$/)
    const recursive = await newer(
      (document) => void (petOf(document).mother = { $ref: '#/components/schemas/Pet' }),
    )
    expect((await importSpec({ source: recursive, root })).changes).toHaveLength(1)
  })

  it('a $ref to a file that is not there', async () => {
    const source = await newer((document) => void (petOf(document).owner = { $ref: './gone.yaml#/Owner' }))
    await refused(
      source,
      /refers to \.\/gone\.yaml#\/Owner, which is not there \(#\/components\/schemas\/Pet\/properties\/owner.*\); add it/,
    )
  })

  it('what no check of ours names, as an operation that is a resource too', async () => {
    const source = await newer(({ paths }) => {
      paths['/house'] = { get: { operationId: 'pets.list.all', responses: {} } }
    })
    await refused(source, /cannot be imported: .+; correct what `npx redocly lint` finds in it\.$/)
  })

  it('two operations at one address', async () => {
    const source = await newer(({ paths }) => {
      paths['/pet/{id}'] = { get: { responses: {} } }
      paths['/pet/{petId}'] = { get: { responses: {} } }
    })
    await refused(
      source,
      /describes GET \/pet\/\{id\} and GET \/pet\/\{petId\}, which are one address; remove one of them\.$/,
    )
  })

  it.each([
    [
      'an anchor that contains itself',
      'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: &a {/pet: {get: *a}}',
    ],
    [
      'lists in lists',
      `{"openapi":"3.1.0","info":{},"paths":{"/pet":{"get":${'['.repeat(500)}${']'.repeat(500)}}}}`,
    ],
  ])('%s', async (_, text) => {
    const source = join(root, 'newer.yaml')
    await writeFile(source, text)
    await refused(source, /is nested more than 200 levels deep, or contains itself; use a \$ref there\.$/)
  })

  it('anchors that multiply to more than memory holds', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `x-${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join()}]`,
    )
    const source = join(root, 'newer.yaml')
    await writeFile(source, ['openapi: 3.1.0', 'x-0: &l0 a', ...levels].join('\n'))
    await refused(source, /is neither JSON nor YAML, or is cut off: .+; get it again\.$/)
  })

  it('no file', async () => {
    await refused(join(root, 'missing.json'), /^The file .+missing\.json is not there; check its path\.$/)
  })

  it('no network', async () => {
    const address = `http://127.0.0.1:${await freePort()}/spec.json`
    await refused(
      address,
      /cannot be reached \(ECONNREFUSED\); check the address and the network, or give a file\.$/,
    )
  })

  it('an address that answers with something else', async () => {
    const server = await startServer((_, response) => response.writeHead(404).end())
    await refused(server.url, /answered 404 instead of a specification; check the address\.$/)
    await server.close()
  })

  it('50 MB at an address, of which no more than the limit is fetched', async () => {
    let sentBytes = 0
    const server = await startServer((_, response) => {
      const megabyte = Buffer.alloc(1_000_000, ' ')
      const send = () => {
        while (sentBytes < 50_000_000 && !response.destroyed) {
          sentBytes += megabyte.length
          if (!response.write(megabyte)) return void response.once('drain', send)
        }
        response.end()
      }
      send()
    })
    await refused(server.url, /is larger than the 20 MB that are read/)
    expect(sentBytes).toBeLessThan(50_000_000)
    await server.close()
  })
})

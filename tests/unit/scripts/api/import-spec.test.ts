import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { OpenApiDocument, Schema } from '@/scripts/api/document'
import { readSpec } from '@/scripts/api/load'
import { startServer } from '@/tests/support/http-server'
import {
  NAME,
  spec,
  importSpec,
  root,
  setUpImporterProject,
  newer,
  petOf,
  everyFile,
} from '@/tests/support/importer-project'

setUpImporterProject()

describe('importing a newer specification', () => {
  it.each(['newer.json', 'newer.yaml'])('shows what %s changes, and writes nothing', async (name) => {
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
  })

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

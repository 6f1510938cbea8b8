import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { startServer } from '@/tests/support/http-server'
import {
  importSpec,
  root,
  setUpImporterProject,
  newer,
  petOf,
  everyFile,
} from '@/tests/support/importer-project'

setUpImporterProject()

describe('a document that cannot be imported is refused in one sentence, and nothing is written', () => {
  async function refused(source: string, message: RegExp) {
    const before = await everyFile()
    const error: unknown = await importSpec({ source, root, write: true }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'SpecError', message: expect.stringMatching(message) as string })
    expect((error as Error).message).not.toContain('\n')
    expect(await everyFile()).toEqual(before)
  }

  const unread = /is neither JSON nor YAML, or is cut off: .+; get it again\.$/
  const isPage = /is a page in HTML; give the address of the JSON or YAML file/
  const isEmpty = /describes no operation: its "paths" are empty; get the/
  const isNoPath = /has "\/?pet" among its "paths", which is no path with operations; correct or remove it\.$/
  const isOtherVersion = (version: string) =>
    new RegExp(`is ${version}; convert it to OpenAPI 3\\.0 or 3\\.1\\.$`)
  it.each<[string, string, RegExp]>([
    ['JSON that is cut off', '{ "openapi": ', unread],
    ['broken YAML', 'openapi: 3.1.0\n  paths: [', unread],
    ['a text', 'hello', /is not an OpenAPI document: it holds no object; give the JSON or YAML file\.$/],
    ['another object', '{"name":"x"}', /is not an OpenAPI document: it has no "openapi"; give the/],
    ['HTML', '<!doctype html><title>Docs</title>', isPage],
    ['HTML that begins with a comment', '\uFEFF<!-- Docs -->\n<html>', isPage],
    ['a compressed file', '\x1f\x8b\x08', /is compressed; unpack it first\.$/],
    ['50 MB', ' '.repeat(50_000_000), /is larger than the 20 MB that are read; leave out its examples\.$/],
    ['Swagger 2', '{"swagger":"2.0","paths":{}}', isOtherVersion('Swagger 2\\.0')],
    ['a later version', '{"openapi":"3.2.0","paths":{}}', isOtherVersion('OpenAPI 3\\.2\\.0')],
    ['no operations', '{"openapi":"3.1.0","paths":{}}', isEmpty],
    ['a list of paths', '{"openapi":"3.1.0","paths":["/pet"]}', isEmpty],
    [
      'no title',
      '{"openapi":"3.1.0","paths":{"/pet":{}}}',
      /has no "info" with a title and a version; add it\.$/,
    ],
    ['a path without its slash', '{"openapi":"3.1.0","info":{},"paths":{"pet":{}}}', isNoPath],
    ['a path without operations', '{"openapi":"3.1.0","info":{},"paths":{"/pet":null}}', isNoPath],
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

  it('what none of our checks names, such as an operation with the name of a resource', async () => {
    const source = await newer(({ paths }) => {
      paths['/house'] = { get: { operationId: 'pets.list.all', responses: {} } }
    })
    await refused(source, /cannot be imported: .+; correct what `npx redocly lint` finds in it\.$/)
  })

  it.each<[string, unknown, string]>([
    ['oneOf', 5, 'a number at #OWNER/oneOf, where a list'],
    ['items', 'Pet', 'a text at #OWNER/items, where a schema'],
    ['type', ['string', null], 'null at #OWNER/type/1, where a text'],
    ['__proto__', {}, ''],
  ])('a schema whose %s is %j', async (keyword, value, fault) => {
    const source = await newer(
      (document) => void (petOf(document).owner = JSON.parse(`{"${keyword}":${JSON.stringify(value)}}`)),
    )
    const place = fault.replace('OWNER', '/components/schemas/Pet/properties/owner')
    await refused(
      source,
      new RegExp(fault ? `has ${place} belongs; correct it` : 'uses "__proto__" as a name'),
    )
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

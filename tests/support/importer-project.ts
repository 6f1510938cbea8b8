import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { OpenApiDocument, Schema } from '@/scripts/api/document'
import { generate } from '@/scripts/api/generated-files'
import { readSpec } from '@/scripts/api/load'
import { importSpec as importAndFormat, type ImportOptions } from '@/scripts/api/import-spec'

/**
 * A small project with the same layout: two operations, and one file of its own that uses them. What is true
 * of it is true of ours; ours would take a minute for each case.
 */
export const NAME: Schema = { type: 'string', maxLength: 40 }
export const spec = (): OpenApiDocument => ({
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
export const importSpec = (options: Omit<ImportOptions, 'format'>) =>
  importAndFormat({ ...options, format: (yaml) => Promise.resolve(yaml) })

/** The folder of the project of this test. */
export let root: string

/** Makes a project for each test, and removes it. Call once, at the top of a file. */
export function setUpImporterProject(): void {
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
    await writeFile(
      join(root, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['lib'] }),
    )
    for (const [file, text] of await generate(await readSpec(join(root, 'openapi/openapi.yaml')))) {
      await writeFile(join(root, file), text)
    }
    await writeFile(join(root, 'lib/use.ts'), USE)
  })
  afterEach(() => rm(root, { recursive: true }))
}

/** A newer specification, as a file. */
export async function newer(
  change: (document: OpenApiDocument) => void,
  name = 'newer.json',
): Promise<string> {
  const document = spec()
  change(document)
  const file = join(root, name)
  await writeFile(file, name.endsWith('json') ? JSON.stringify(document) : stringify(document))
  return file
}
export const petOf = (document: OpenApiDocument) => document.components?.schemas?.Pet?.properties ?? {}

/** Everything in the project, by file. */
export async function everyFile(): Promise<Record<string, string>> {
  const names = (await readdir(root, { recursive: true, withFileTypes: true })).filter((it) => it.isFile())
  const files = names.map((it) => join(it.parentPath, it.name)).filter((file) => !file.includes('newer'))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])),
  )
}

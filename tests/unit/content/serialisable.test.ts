import { readdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve('content')
/** Modules that help to write content: their functions are no content. */
const HELPERS = ['format.ts', 'recordings.ts', 'sample.ts']

const modules = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

it.each(modules)('Content is data, so that a translation can be a folder of JSON: %s', async (file) => {
  const exported = Object.entries((await import(path.join(ROOT, file))) as Record<string, unknown>)
  const data = Object.fromEntries(
    exported.filter(([, value]) => !(HELPERS.includes(file) && typeof value === 'function')),
  )
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

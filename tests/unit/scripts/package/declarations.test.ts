import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compareDeclarations, readDeclarations } from '@/scripts/package/declarations'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'declarations-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** The declarations of entries of a package, read together: each program takes the compiler half a second. */
function read(texts: Record<string, string>) {
  const entries = Object.entries(texts).map(([entry, text]) => {
    const file = path.join(folder, `${entry}.d.ts`)
    writeFileSync(file, text)
    return [entry, file] as const
  })
  return readDeclarations(Object.fromEntries(entries))
}

it('The comparison of two public APIs names what is gone, what is new and what has another type, under its exported name', () => {
  const before = 'export declare class Vapi { start(id: string): void; private queue: number }'
  const compared = compareDeclarations(
    read({
      private: before,
      method: before,
      parameter: before,
      alias: 'type Line = { role: string }; export { type Line as TranscriptLine }',
    }),
    read({
      private: 'export declare class Vapi { start(id: string): void; private waiting: string }',
      method: 'export declare class Vapi { stop(): void }',
      parameter: 'export declare class Vapi { start(id: string | undefined): void }',
      alias: 'export type TranscriptLine = { role: "user" }',
    }),
  )
  expect(compared).toEqual({
    added: ['method.Vapi.stop'],
    removed: ['method.Vapi.start'],
    changed: expect.arrayContaining([
      {
        name: 'parameter.Vapi.start',
        before: '(id: string) => void',
        after: '(id: string | undefined) => void',
      },
      { name: 'alias.TranscriptLine', before: '{ role: string; }', after: "{ role: 'user'; }" },
    ]),
  })
  expect(compared.changed).toHaveLength(2)
})

it('A member that is called by a symbol has the same name in each version', () => {
  const stream = 'export interface Stream { [Symbol.asyncIterator](): AsyncIterator<string> }'
  const names = (text: string) => [...read({ api: text }).keys()]
  expect(names(stream)).toEqual(['api.Stream', 'api.Stream[Symbol.asyncIterator]'])
})

it('A type that is too long to read is compared as it is declared, and what is made from the specification not at all', () => {
  const call = `call: { ${Array.from({ length: 40 }, (_, index) => `field${index}: string`).join(';')} }`
  const text = `export interface Options { ${call} } export interface components { schemas: { Call: 1 } }
    export type Call = components['schemas']['Call']`
  expect([...read({ api: text })]).toEqual([
    ['api.Options', 'interface'],
    ['api.Options.call', call],
  ])
})

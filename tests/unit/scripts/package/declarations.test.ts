import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compareDeclarations, readDeclarations } from '@/scripts/package/declarations'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'declarations-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const read = (text: string) => {
  const file = path.join(folder, 'voice.d.ts')
  writeFileSync(file, text)
  return readDeclarations({ voice: file })
}
const BEFORE = () => read('export declare class Vapi { start(id: string): void; private queue: number }')

describe('The comparison of two public APIs', () => {
  it('finds nothing where only private members differ', () => {
    const after = read('export declare class Vapi { start(id: string): void; private waiting: string }')
    expect(compareDeclarations(BEFORE(), after)).toEqual({ added: [], removed: [], changed: [] })
  })

  it('names a method that is gone and one that is new', () => {
    const before = BEFORE()
    const after = read('export declare class Vapi { stop(): void }')
    expect(compareDeclarations(before, after)).toMatchObject({
      added: ['voice.Vapi.stop'],
      removed: ['voice.Vapi.start'],
    })
  })

  it('shows both types where a parameter changes', () => {
    const before = BEFORE()
    const after = read('export declare class Vapi { start(id: string | undefined): void }')
    expect(compareDeclarations(before, after).changed).toEqual([
      { name: 'voice.Vapi.start', before: '(id: string) => void', after: '(id: string | undefined) => void' },
    ])
  })

  it('compares a type under the name by which it is exported', () => {
    const before = read('type Line = { role: string }; export { type Line as TranscriptLine }')
    const after = read('export type TranscriptLine = { role: "user" }')
    expect(compareDeclarations(before, after).changed).toEqual([
      { name: 'voice.TranscriptLine', before: '{ role: string; }', after: "{ role: 'user'; }" },
    ])
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sampleMarks } from '@/scripts/samples/marks'
import { unmarked } from '@/scripts/samples/unmark'

/** The formatter puts space and commas right. */
const plain = (code: string) =>
  code
    .replace(/\s+/g, ' ')
    .replace(/([[(]) /g, '$1')
    .replace(/,? ?([}\])])/g, '$1')
    .trim()

/** The file without the marks of the entries that are named; without names, of all. */
function withoutMarks(text: string, ...names: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-'))
  try {
    mkdirSync(path.join(root, 'content'))
    writeFileSync(path.join(root, 'content/team.ts'), text)
    const marks = sampleMarks(root).filter(
      ({ name }) => names.length === 0 || (name !== undefined && names.includes(name)),
    )
    return plain(unmarked(text, marks))
  } finally {
    rmSync(root, { recursive: true })
  }
}

describe('Taking off the mark of a sample', () => {
  it('leaves the entry as it was, and removes the import that nothing uses any more', () => {
    const text = `import { sample } from './sample'
export const team = sample({ name: 'Ada' })
`
    expect(withoutMarks(text)).toBe(plain(`export const team = { name: 'Ada' }\n`))
  })

  it('leaves other entries marked, and the import that they need', () => {
    const text = `import { sample } from './sample'
export const team = [
  sample({ name: 'Ada' }),
  sample({ name: 'Bo' }),
]
`
    expect(withoutMarks(text, 'Bo')).toBe(
      plain(`import { sample } from './sample'
export const team = [sample({ name: 'Ada' }), { name: 'Bo' }]
`),
    )
  })

  it('keeps what else is imported', () => {
    const text = `import { sample, type SampleMark } from './sample'
export const team: SampleMark = sample({ name: 'Ada' })
`
    expect(withoutMarks(text)).toContain('import { type SampleMark}')
  })

  it.each([
    '{ name: "Ada", sample: true }',
    '{ sample: true, name: "Ada" }',
    '{ name: "Ada", sample: true, }',
  ])('removes the mark of %s with its comma', (entry) => {
    expect(withoutMarks(`export const team = [${entry}]\n`)).toBe(
      plain(`export const team = [{ name: "Ada" }]\n`),
    )
  })

  it('takes off the mark of an entry inside of another', () => {
    const text = `import { sample } from './sample'
export const team = sample({ name: 'All', people: [sample({ name: 'Ada' },)] })
`
    expect(withoutMarks(text)).toBe(plain(`export const team = { name: 'All', people: [{ name: 'Ada' }] }\n`))
  })

  it('keeps an object that a function returns an object', () => {
    const text = `import { sample } from './sample'
export const person = (name: string) => sample({ name })
`
    expect(withoutMarks(text)).toBe(plain(`export const person = (name: string) => ({ name })\n`))
  })
})

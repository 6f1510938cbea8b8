import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { choose } from '@/scripts/samples/choose'
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

describe('Naming what is no sample any more', () => {
  const TEAM = `import { sample } from './sample'
export const team = [sample({ name: 'Ada' }), { name: 'Bo' }, sample({ name: 'Cleo' })]
export const office = { city: 'Kyoto' }
export const posts = sample([{ title: 'Designer' }])
`
  /** What is found for these names in a project with that team. */
  function chosen(...names: string[]) {
    const root = mkdtempSync(path.join(tmpdir(), 'samples-'))
    try {
      mkdirSync(path.join(root, 'content/about'), { recursive: true })
      writeFileSync(path.join(root, 'content/about/team.ts'), TEAM)
      writeFileSync(path.join(root, 'content/terms.ts'), 'export const terms = 1')
      const { marks, ...rest } = choose(root, names)
      return { marks: marks.map(({ name }) => name), ...rest }
    } finally {
      rmSync(root, { recursive: true })
    }
  }

  it.each(['content/about/team.ts', 'content/about', 'content/about/', 'team'])(
    'finds every mark of %s',
    (name) => {
      expect(chosen(name)).toEqual({ marks: ['Ada', 'Cleo'], unmarked: [], parts: [], unknown: [] })
    },
  )

  it('does what can be done, and says what was done before', () => {
    expect(chosen('Ada', 'Bo', 'office', 'content/terms.ts', 'Designer')).toEqual({
      marks: ['Ada'],
      unmarked: ['Bo', 'office', 'content/terms.ts'],
      parts: [{ name: 'Designer', of: 'posts' }],
      unknown: [],
    })
  })

  it('says which name is not there, and which one was probably meant', () => {
    expect(chosen('Cleo', 'ada', 'content/abuot/team.ts', 'Zacharias')).toEqual({
      marks: ['Cleo'],
      unmarked: [],
      parts: [],
      unknown: [
        { name: 'ada', closest: 'Ada' },
        { name: 'content/abuot/team.ts', closest: 'content/about/team.ts' },
        { name: 'Zacharias', closest: undefined },
      ],
    })
  })

  it('removes a mark once, although two names stand for it', () => {
    expect(chosen('Ada', 'content/about/team.ts').marks).toEqual(['Ada', 'Cleo'])
  })
})

import { readFileSync } from 'node:fs'
import { chooseSteps, STEP_NAMES, UnknownWordError, withoutComment, type Choice } from '@/scripts/check/steps'

const TEST_FILES = [
  'tests/unit/check/steps.test.ts',
  'tests/unit/content/home.test.ts',
  'tests/browser/home-audio.spec.ts',
  'tests/browser/budgets.spec.ts',
]
const choose = (words: string[], options: Partial<Choice> = {}) =>
  chooseSteps({ words, testFiles: TEST_FILES, ...options }).flat(2)
const namesOf = (...choice: Parameters<typeof choose>) => choose(...choice).map(({ name }) => name)

describe('npm test', () => {
  it('tests the importer of specifications only where a branch has changed what it reads', () => {
    expect(namesOf([], { hasChanged: (file) => file === 'lib/voice' })).not.toContain('importer')
    for (const changed of ['openapi', 'scripts/api', 'tests/unit/scripts/api'])
      expect(namesOf([], { hasChanged: (file) => file === changed })).toContain('importer')
    expect(namesOf(['importer'], { hasChanged: () => false })).toEqual(['importer'])
  })

  it('runs every step as `npm run test:all`, whatever has changed', () => {
    expect(namesOf([], { all: true, hasChanged: () => false })).toEqual(STEP_NAMES)
  })

  it('ignores the comment of a pasted line, which zsh and cmd pass on', () => {
    const [line = ''] = /(?<=&& npm test ).*/.exec(readFileSync('README.md', 'utf8')) ?? []
    const pasted = line.trim().split(' ')
    expect(pasted).toContain('unit')
    expect(withoutComment(pasted)).toEqual([])
    expect(withoutComment(['unit', '#', 'browser'])).toEqual(['unit'])
    expect(withoutComment(['unit'])).toEqual(['unit'])
  })

  it('runs the steps that are named, and the build that a browser needs', () => {
    expect(namesOf(['unit'])).toEqual(['unit'])
    expect(namesOf(['browser'])).toEqual(['build', 'browser'])
    expect(namesOf(['lint', 'types'])).toEqual(['types', 'lint'])
    expect(namesOf(['webkit'])).toEqual(['build', 'webkit'])
    expect(namesOf(['sub-path'])).toEqual(['build', 'sub-path'])
    expect(namesOf(['examples'])).toEqual(['build-package', 'examples'])
    expect(namesOf(['exhaustive'])).toEqual(['build', 'exhaustive'])
  })

  it('runs the unit and browser tests whose files have any other word in their path', () => {
    const [build, unit, browser] = choose(['home'])
    expect(build?.name).toBe('build')
    expect(unit?.command).toEqual(['npx', 'jest', 'home'])
    expect(browser?.command).toEqual(['npx', 'playwright', 'test', 'home'])
  })

  it('starts no browser where only unit tests have the word in their path', () => {
    expect(namesOf(['check'])).toEqual(['unit'])
    expect(namesOf(['budgets'])).toEqual(['build', 'browser'])
  })

  it('runs a step and the tests of a word that both kinds of test files have in their path', () => {
    expect(namesOf(['lint', 'home'])).toEqual(['build', 'lint', 'unit', 'browser'])
  })

  it.each([
    { words: ['brower'], unknown: 'brower', meant: 'browser' },
    { words: ['lint', 'hoem-audio'], unknown: 'hoem-audio', meant: 'home-audio' },
    { words: ['Type'], unknown: 'Type', meant: 'types' },
    { words: ['budgest', 'home'], unknown: 'budgest', meant: 'budgets' },
  ])('refuses $unknown and suggests $meant', ({ words, unknown, meant }) => {
    expect(() => choose(words)).toThrow(UnknownWordError)
    expect(() => choose(words)).toThrow(
      new RegExp(`“${unknown}” is no step, .* Did you mean ${meant}\\? Steps: types, build, lint, `),
    )
  })

  it('suggests nothing for a word that is like no other', () => {
    expect(() => choose(['zebra'])).toThrow(
      /“zebra” is no step, and no test file has it in its path\. Steps: /,
    )
  })
})

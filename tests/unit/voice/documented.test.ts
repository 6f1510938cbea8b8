import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { errorCodes } from '@/lib/voice/error-messages'
import { endedReasonGroups, namesOf, providers, readEndedReason } from '@/lib/voice/session/ended-reasons'

const docs = readFileSync('docs/voice.md', 'utf8')

/** The cells of the rows under a heading row that begins with these words. */
function rowsOf(heading: string): string[][] {
  const lines = docs.slice(docs.indexOf(heading)).split('\n')
  const rows = lines.slice(2, lines.indexOf(''))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

describe('docs/voice.md', () => {
  const codes = rowsOf('| code ').flatMap(([cell = '']) => {
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const group = names[0]?.split('-')[0]
    return names.map((name) => (name.startsWith('-') ? `${group}${name}` : name))
  })

  test.each(errorCodes)('explains the error code %s', (code) => expect(codes).toContain(code))

  test('explains no error code that does not exist', () => {
    expect(codes.filter((code) => !errorCodes.some((known) => known === code))).toEqual([])
  })

  const reasons = rowsOf("| platform's `endedReason`").map(
    ([cell = '', meaning = '', reason = '', remedy = '']) => ({
      meaning,
      examples: [...cell.matchAll(/`([^`…]+)`/g)].map(([, name = '']) => name),
      reason: reason.replaceAll('`', ''),
      remedy,
    }),
  )

  test.each(endedReasonGroups.map(({ names, meaning }) => [names[0], meaning] as const))(
    'explains the ended reasons that are as %s',
    (_name, wanted) => {
      const explained = reasons.find(({ examples }) =>
        examples.some((example) => readEndedReason(example) === wanted),
      )
      expect(explained?.reason).toBe(wanted.reason ?? 'error')
      expect(explained?.meaning).not.toBe('')
      if (wanted.remedy)
        expect(`${explained?.meaning}: ${explained?.remedy}.`.toLowerCase()).toBe(wanted.remedy.toLowerCase())
    },
  )

  const schemas = parse(readFileSync('openapi/schemas/call.yaml', 'utf8')) as Record<
    string,
    { enum: string[] }
  >
  const published = schemas.EndedReasonEnum?.enum ?? []

  const listed = endedReasonGroups.flatMap(({ names }) => names)

  test('knows each ended reason that the platform publishes', () => {
    expect(published.length).toBeGreaterThan(500)
    expect(published.filter((reason) => !readEndedReason(reason))).toEqual([])
  })

  test('lists each ended reason once, and none that the platform does not publish', () => {
    expect(listed.length).toBe(new Set(listed).size)
    const names = published.flatMap(namesOf)
    expect(listed.filter((name) => !names.includes(name))).toEqual([])
    expect(
      providers.filter((provider) => !published.some((reason) => reason.includes(`-${provider}-`))),
    ).toEqual([])
  })

  test('gives examples that the platform publishes', () => {
    const examples = reasons.flatMap((row) => row.examples)
    expect(examples.filter((example) => !published.includes(example))).toEqual([])
  })

  test.each(['call.in-progress.error-new', 'pipeline-error-new-llm-failed', 'constructor', ''])(
    'does not guess what an unknown reason means: %s',
    (reason) => expect(readEndedReason(reason)).toBeUndefined(),
  )
})

import { readFileSync } from 'node:fs'
import { errorCodes } from '@/lib/voice/error-messages'
import { endedReasonGroups, readEndedReason } from '@/lib/voice/session/ended-reasons'

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

  const reasons = rowsOf("| platform's `endedReason`").map(([cell = '', reason = '', remedy = '']) => ({
    examples: [...cell.matchAll(/`([^`…]+)`/g)].map(([, name = '']) => name),
    reason: reason.replaceAll('`', ''),
    remedy,
  }))

  test.each(endedReasonGroups.map((group) => [String(group.pattern), group] as const))(
    'explains the ended reasons of %s',
    (_pattern, group) => {
      const explained = reasons.find(({ examples }) =>
        examples.some((example) => readEndedReason(example) === group),
      )
      expect(explained?.reason).toBe(group.reason ?? 'error')
      expect(explained?.remedy === '').toBe(
        group.remedy === undefined && group.reason !== 'silence' && group.reason !== 'time-limit',
      )
    },
  )
})

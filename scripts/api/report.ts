import type { Change } from './diff'
import type { BrokenUse } from './uses'

export interface UpdateReport {
  repairs: string[]
  changes: Change[]
  uses: BrokenUse[]
  /** Operations that the newer document does not mention and that stay. */
  unpublished: string[]
}

const SHOWN_OPERATIONS = 3

/** Whether callers have to change something. */
export const breaks = ({ changes }: UpdateReport): boolean => changes.some(({ breaking }) => breaking)

/** The report as it is printed: what was mended, what breaks and where, what does not. */
export function print({ repairs, changes, uses, unpublished }: UpdateReport): string {
  const stay = section('Not in it, and kept (--prune removes them)', unpublished.map(indent))
  if (changes.length === 0) return section('Repaired', repairs.map(indent)) + stay + 'Nothing changes.\n'
  const [breaking, compatible] = [true, false].map((breaks) => changes.filter((it) => it.breaking === breaks))
  return [
    section('Repaired', repairs.map(indent)),
    section('Breaking', (breaking ?? []).flatMap(linesOf)),
    section('Our code that uses what breaks', uses.map(placeOf)),
    breaking?.length && uses.length === 0 ? 'No place in our code uses what breaks.\n\n' : '',
    section('Compatible', (compatible ?? []).flatMap(linesOf)),
    stay,
    `${breaking?.length ?? 0} breaking, ${compatible?.length ?? 0} compatible.\n`,
  ].join('')
}

const indent = (line: string) => `  ${line}`

const section = (title: string, lines: string[]) =>
  lines.length === 0 ? '' : `${title}\n${lines.join('\n')}\n\n`

const placeOf = ({ file, line, column, message }: BrokenUse) => `  ${file}:${line}:${column}  ${message}`

function linesOf({ kind, subject, detail, operations }: Change): string[] {
  const head = `  ${kind.padEnd(8)}${subject} ${detail}`
  const [first] = operations
  if (first !== undefined && subject.startsWith(first)) return [head]
  const more = operations.length - SHOWN_OPERATIONS
  const where = operations.slice(0, SHOWN_OPERATIONS).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return [head, `            in ${where}`]
}

import ts from 'typescript'
import type { CheckResult, Finding } from './finding'
import { lineOf, nodesOf, sourceFiles, textOf } from './source'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** Properties that claim to be current, and how many months they may be old. */
const CURRENT: Record<string, number> = { lastUpdated: 12, copyrightYear: 0, month: 12 }

/** Months since year 0 of `January 2025`, `2025-01-14` or `2025`; a year alone means its last month. */
function monthsOf(text: string): number | undefined {
  const words = /^(?<month>[A-Z][a-z]+) (?<year>\d{4})$/.exec(text)?.groups
  if (words) {
    const month = MONTHS.indexOf(words.month ?? '')
    return month < 0 ? undefined : Number(words.year) * 12 + month
  }
  const digits = /^(?<year>\d{4})(?:-(?<month>\d{2})(?:-\d{2})?)?$/.exec(text)?.groups
  return digits ? Number(digits.year) * 12 + (digits.month ? Number(digits.month) - 1 : 11) : undefined
}

/** Dates in `content/` that claim to be current and are not. */
export function checkDates(root: string, today: Date): CheckResult {
  const now = today.getFullYear() * 12 + today.getMonth()
  const findings: Finding[] = []
  for (const source of sourceFiles(root, ['content']))
    for (const node of nodesOf(source.tree)) {
      if (!ts.isPropertyAssignment(node)) continue
      const name = node.name.getText()
      const mayBeOld = CURRENT[name]
      if (mayBeOld === undefined) continue
      const text = ts.isNumericLiteral(node.initializer) ? node.initializer.text : textOf(node.initializer)
      const months = text === undefined ? undefined : monthsOf(text)
      if (months === undefined || now - months <= mayBeOld) continue
      findings.push({
        check: 'dates',
        level: 'must',
        file: source.file,
        line: lineOf(source, node),
        what: `${name} says ${text}.`,
        todo: name === 'copyrightYear' ? 'Set it to this year.' : 'Bring it up to date, or take it away.',
      })
    }
  return { findings }
}

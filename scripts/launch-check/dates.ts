import ts from 'typescript'
import { locale } from '@/content/locale'
import type { CheckResult, Finding } from './finding'
import { lineOf, nodesOf, sourceFiles, textOf } from './source'

/** Names of the months, as a language writes them alone and after a day. */
const monthNames = (language: string): string[][] =>
  Array.from({ length: 12 }, (_, month) =>
    [{ month: 'long' }, { month: 'long', day: 'numeric' }].map(
      (options) =>
        new Intl.DateTimeFormat(language, options as Intl.DateTimeFormatOptions)
          .formatToParts(new Date(2025, month, 1))
          .find(({ type }) => type === 'month')!.value,
    ),
  )

/** Properties that claim to be current, and how many months they may be old. */
const CURRENT: Record<string, number> = { lastUpdated: 12, copyrightYear: 0, month: 12 }

/**
 * Months since year 0 of `January 2025`, `14. Januar 2025`, `2025-01-14`, `01/14/2025`, `01/2025` or `2025`. A month that
 * cannot be read counts as the last one of its year.
 */
function monthsOf(text: string, names: readonly string[][]): number | undefined {
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0]
  if (!year) return undefined
  const words = text.toLowerCase()
  const named = names.findLastIndex((forms) => forms.some((form) => words.includes(form.toLowerCase())))
  const afterYear = /\d{4}-(\d\d)/.exec(text)?.[1]
  const numbers = [...text.matchAll(/\b\d{1,2}\b/g)].map(Number)
  const digits = afterYear ? Number(afterYear) : numbers.findLast((number) => number > 0 && number <= 12)
  const month = named >= 0 ? named % 12 : (digits ?? 12) - 1
  return Number(year) * 12 + month
}

/** Dates in `content/` that claim to be current and are not, in its language or in English. */
export function checkDates(root: string, today: Date, language: string = locale.language): CheckResult {
  const names = [...monthNames('en'), ...monthNames(language)]
  const now = today.getFullYear() * 12 + today.getMonth()
  const findings: Finding[] = []
  for (const source of sourceFiles(root, ['content']))
    for (const node of nodesOf(source.tree)) {
      if (!ts.isPropertyAssignment(node)) continue
      const name = node.name.getText()
      const mayBeOld = CURRENT[name]
      if (mayBeOld === undefined) continue
      const text = ts.isNumericLiteral(node.initializer) ? node.initializer.text : textOf(node.initializer)
      const months = text === undefined ? undefined : monthsOf(text, names)
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

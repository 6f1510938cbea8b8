import type { Finding, Skipped } from './finding'

export interface Report {
  /** Nothing that must be done is left. */
  ready: boolean
  findings: Finding[]
  skipped: Skipped[]
}

export const reportOf = (findings: Finding[], skipped: Skipped[]): Report => ({
  ready: findings.every(({ level }) => level !== 'must'),
  findings,
  skipped,
})

const place = ({ file, line }: Finding) => (line === undefined ? file : `${file}:${line}`)

/** The report for a person: what must be done first, by check, then advice. */
export function formatReport({ ready, findings, skipped }: Report): string {
  const lines: string[] = []
  const show = (title: string, shown: Finding[]) => {
    if (shown.length === 0) return
    lines.push('', `${title} (${shown.length})`)
    const todos = new Set(shown.map(({ todo }) => todo))
    for (const finding of shown) {
      lines.push(`  ${place(finding)}  ${finding.what}`)
      if (todos.size > 1) lines.push(`      ${finding.todo}`)
    }
    if (todos.size === 1) lines.push(`  ${[...todos][0]}`)
  }
  const musts = findings.filter(({ level }) => level === 'must')
  for (const check of new Set(musts.map((finding) => finding.check)))
    show(
      check,
      musts.filter((finding) => finding.check === check),
    )
  show(
    'advice',
    findings.filter(({ level }) => level === 'advice'),
  )
  for (const { check, why } of skipped) lines.push('', `not checked: ${check}. ${why}`)
  lines.push(
    '',
    ready
      ? 'Ready to go live.'
      : `Not ready: ${musts.length} ${musts.length === 1 ? 'thing' : 'things'} to do. See docs/launch.md.`,
  )
  return lines.join('\n').trimStart()
}

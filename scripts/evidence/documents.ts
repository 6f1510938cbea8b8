import type { SubProcessor } from '@/content/sub-processors'

/** A picture of what a visitor was shown, with the text of that moment. */
export interface Exhibit {
  file: string
  /** The moment, in words. */
  state: string
  text: string
}

export interface AccessibilityFinding {
  page: string
  widthPx: number
  /** Rules of axe that are broken, as `rule: selector`. */
  violations: readonly string[]
}

/** The first page of the folder: what each picture shows, and the words of that moment. */
export const exhibitsPage = (exhibits: readonly Exhibit[], details: { madeAt: string; revision: string }) =>
  `# What visitors are told before the first sound

Made on ${details.madeAt} from revision ${details.revision} of the site, with the local sandbox in place of the voice platform.

${exhibits
  .map(
    ({ file, state, text }) => `## ${state}\n\n![${state}](${file})\n\n> ${text.replaceAll('\n', '\n> ')}\n`,
  )
  .join('\n')}`

/** The statement that a site publishes, from what was checked. */
export function accessibilityStatement(findings: readonly AccessibilityFinding[], madeAt: string): string {
  const broken = findings.filter(({ violations }) => violations.length > 0)
  const pages = new Set(findings.map(({ page }) => page))
  const widths = [...new Set(findings.map(({ widthPx }) => widthPx))].sort((a, b) => a - b)
  const verdict =
    broken.length === 0
      ? 'No rule was broken. The automatic check covers a part of WCAG 2.2; keyboard and screen reader are tested by the project’s browser tests, and by hand.'
      : `These rules were broken:\n\n${broken
          .map(({ page, widthPx, violations }) => `- ${page} at ${widthPx} px: ${violations.join('; ')}`)
          .join('\n')}`
  return `# Accessibility statement

Checked on ${madeAt} with axe-core: ${pages.size} pages at ${widths.join(', ')} px.

${verdict}

This site aims at WCAG 2.2, level AA. If something does not work for you, call us or write to us: a person answers.
`
}

/** The companies that process visitors' data under the settings of this build. */
export function subProcessorList(
  processors: readonly SubProcessor[],
  isSet: (setting: string) => boolean,
  madeAt: string,
): string {
  const used = processors.filter(({ setting }) => !setting || isSet(setting))
  return `# Sub-processors on ${madeAt}

| company | does | receives | privacy policy |
| --- | --- | --- | --- |
${used.map(({ name, does, receives, section }) => `| ${name} | ${does} | ${receives} | #${section} |`).join('\n')}
`
}

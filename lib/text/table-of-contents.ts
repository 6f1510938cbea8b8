import type { LegalDocument } from '@/content/legal'

interface ContentsEntry {
  /** Anchor of the section within the page. */
  id: string
  title: string
  number: number
}

/** Entries of a document's table of contents, numbered from 1. */
export const tableOfContents = (legalDocument: LegalDocument): ContentsEntry[] =>
  legalDocument.sections.map(({ id, title }, index) => ({ id, title, number: index + 1 }))

/** A section's heading in the viewport; `topPx` is measured from the viewport's upper edge. */
interface HeadingPosition {
  id: string
  topPx: number
}

/**
 * The section being read: the last whose heading is at or above the reading line. At the end of the
 * page it is the last one, which may be too short to reach the line.
 */
export function sectionBeingRead(
  headings: readonly HeadingPosition[],
  { readingLinePx, atPageEnd = false }: { readingLinePx: number; atPageEnd?: boolean },
): string | undefined {
  if (atPageEnd) return headings.at(-1)?.id
  return headings.findLast(({ topPx }) => topPx <= readingLinePx)?.id ?? headings[0]?.id
}

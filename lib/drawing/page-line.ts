/**
 * The course of the page line through a section. The page line is one decorative line from the first section to the dot
 * in the footer, drawn by app/styles/page-line.css.
 */
export type PageLineCourse =
  /** Starts in the section's own drawing and continues down the right gutter. First section only. */
  | 'start'
  /** Stays in its gutter. */
  | 'straight'
  /** Crosses from the right gutter to the left one, along the rule above the section. */
  | 'crossAlongRule'
  /** Crosses to the right gutter in the section's drawing. If it is there already, it first crosses to the left along the rule above. */
  | 'crossInDrawing'

/** The part of the line that a section draws; undefined if it draws none, or if its drawing includes the line. */
export type PageLine =
  | {
      /** Where the line runs down. */
      gutter: 'left' | 'right'
      /** Whether the line enters along the rule at the start of the section, or leaves along the rule at its end. */
      rule?: 'start' | 'end'
    }
  | undefined

/**
 * The part of the line that each section draws; undefined where its own drawing includes the line. The line always ends in the left
 * gutter, whichever sections are left out: `crossAlongRule` has no effect in the left gutter, and a `straight` last section
 * crosses if the line is still in the right one.
 */
export function pageLine(courses: readonly PageLineCourse[]): PageLine[] {
  const lines: PageLine[] = []
  let gutter: 'left' | 'right' = 'right'
  const followRule = (index: number) => {
    if (lines[index - 1]?.gutter === 'right') lines[index - 1] = { gutter: 'right', rule: 'end' }
    lines[index] = { gutter: 'left', rule: 'start' }
    gutter = 'left'
  }
  courses.forEach((course, index) => {
    const crosses = course === 'crossAlongRule' || course === 'crossInDrawing'
    const isLast = index === courses.length - 1
    const drawsNone = course === 'start' || course === 'crossInDrawing'
    lines[index] = drawsNone ? undefined : { gutter }
    if (gutter === 'right' && (crosses || (course === 'straight' && isLast))) followRule(index)
    if (course === 'crossInDrawing') gutter = 'right'
  })
  return lines
}

/** A part of the line as app/styles/page-line.css selects it: `right`, `right end`, `left` or `left start`. */
export const pageLineSide = (line: PageLine): string | undefined =>
  line && (line.rule ? `${line.gutter} ${line.rule}` : line.gutter)

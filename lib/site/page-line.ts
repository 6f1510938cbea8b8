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

/** The part that the section draws: its gutter, and whether a rule precedes (`start`) or follows it (`end`). Undefined if its drawing has the line. */
export type PageLine = 'right' | 'right end' | 'left' | 'left start' | undefined

/**
 * The part of the line that each section draws; undefined for a section without a course. The line always ends in the left
 * gutter, whichever sections are left out: `crossAlongRule` has no effect in the left gutter, and a `straight` last section
 * crosses if the line is still in the right one.
 */
export function pageLine(courses: readonly (PageLineCourse | undefined)[]): PageLine[] {
  const lines: PageLine[] = []
  let side: 'left' | 'right' = 'right'
  const followRule = (at: number) => {
    if (lines[at - 1] === 'right') lines[at - 1] = 'right end'
    lines[at] = 'left start'
    side = 'left'
  }
  courses.forEach((course, at) => {
    const crosses = course === 'crossAlongRule' || course === 'crossInDrawing'
    const isLast = at === courses.length - 1
    lines[at] = course === undefined || course === 'start' || course === 'crossInDrawing' ? undefined : side
    if (side === 'right' && (crosses || (course === 'straight' && isLast))) followRule(at)
    if (course === 'crossInDrawing') side = 'right'
  })
  return lines
}

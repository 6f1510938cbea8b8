/**
 * One line runs through a page, from its first section to the light in the footer. This is how a section takes it; the
 * style sheet app/styles/page-line.css draws it.
 */
export type PageLineCourse =
  /** Comes out of the section's own drawing, and goes down the right gutter. Only the first section. */
  | 'start'
  /** Down the gutter that the line is in. */
  | 'straight'
  /** Along the ruled line above the section, from the right gutter to the left one. */
  | 'crossAlongRule'
  /** Through the section's drawing, to the right gutter; first along the rule above it, where the line is there already. */
  | 'crossInDrawing'

/** The section's own stretch: its gutter, and whether a rule begins or follows it. None where a drawing is. */
export type PageLine = 'right' | 'right end' | 'left' | 'left start' | undefined

/**
 * The stretch of each section, from the order of the sections; none where no course is given. The line reaches the footer
 * in the left gutter whichever sections are left out: a rule that it need not follow is a rule only, and the last section
 * takes it across where nothing else has.
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

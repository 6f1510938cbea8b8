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
  /** Through the section's drawing, from the left gutter to the right one. */
  | 'crossInDrawing'
  /** Along the ruled line above the section, and back through its drawing to the right gutter. */
  | 'crossAndReturn'

/** The section's own stretch: its gutter, and whether a rule begins or follows it. None where a drawing is. */
export type PageLine = 'right' | 'right end' | 'left' | 'left start' | undefined

const followsRule = (course: PageLineCourse | undefined) =>
  course === 'crossAlongRule' || course === 'crossAndReturn'

/**
 * The stretch of each section, from the order of the sections; none where no course is given. Throws a RangeError for
 * an order that would break the line.
 */
export function pageLine(
  courses: readonly (PageLineCourse | undefined)[],
  from: 'left' | 'right' = 'right',
): PageLine[] {
  let side = from
  const cross = (index: number, what: string, to: 'left' | 'right') => {
    if (side === to)
      throw new RangeError(
        `Section ${index + 1}: a ${what} starts in the ${to === 'left' ? 'right' : 'left'} gutter.`,
      )
    side = to
  }
  return courses.map((course, index) => {
    switch (course) {
      case undefined:
      case 'start':
        return undefined
      case 'crossInDrawing':
        cross(index, 'drawing', 'right')
        return undefined
      case 'crossAlongRule':
        cross(index, 'rule', 'left')
        return 'left start'
      case 'crossAndReturn':
        cross(index, 'rule', 'left')
        cross(index, 'drawing', 'right')
        return 'left start'
      case 'straight':
        return side === 'right' && followsRule(courses[index + 1]) ? 'right end' : side
    }
  })
}

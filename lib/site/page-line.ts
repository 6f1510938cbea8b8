/**
 * One line runs through a page, from its first section to the light in the footer. This is how a section takes it; the
 * style sheet app/styles/page-line.css draws it.
 */
export type PageLineStep =
  /** Comes out of the section's own drawing, and goes down the right gutter. Only the first section. */
  | 'entry'
  /** Down the gutter that the line is in. */
  | 'along'
  /** Along the ruled line above the section, from the right gutter to the left one. */
  | 'rule'
  /** Through the section's drawing, from the left gutter to the right one. */
  | 'drawing'
  /** Along the ruled line above the section, and back through its drawing to the right gutter. */
  | 'rule and drawing'

/** The section's own stretch: its gutter, and whether a rule begins or follows it. None where a drawing is. */
export type PageLine = 'right' | 'right end' | 'left' | 'left start' | undefined

const followsRule = (step: PageLineStep | undefined) => step === 'rule' || step === 'rule and drawing'

/**
 * The stretch of each section, from the order of the sections; none where no step is given. Throws a RangeError for
 * an order that would break the line.
 */
export function pageLine(
  steps: readonly (PageLineStep | undefined)[],
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
  return steps.map((step, index) => {
    switch (step) {
      case undefined:
      case 'entry':
        return undefined
      case 'drawing':
        cross(index, 'drawing', 'right')
        return undefined
      case 'rule':
        cross(index, 'rule', 'left')
        return 'left start'
      case 'rule and drawing':
        cross(index, 'rule', 'left')
        cross(index, 'drawing', 'right')
        return 'left start'
      case 'along':
        return side === 'right' && followsRule(steps[index + 1]) ? 'right end' : side
    }
  })
}

/** How a section takes the line that runs through its page; see app/styles/wire.css. */
export type LineStep =
  /** Down the gutter that the line is in. */
  | 'along'
  /** Along the ruled line above the section, from the right gutter to the left one. */
  | 'rule'
  /** Through the section's drawing, from the left gutter to the right one. */
  | 'drawing'

/** The section's own stretch: its gutter, and whether a rule begins or follows it. None where a drawing is. */
export type LineStretch = 'right' | 'right end' | 'left' | 'left start' | undefined

/**
 * The stretch of each section, from the order of the sections. Throws a RangeError for an order that would
 * break the line.
 */
export function pageLine(steps: readonly LineStep[], from: 'left' | 'right' = 'right'): LineStretch[] {
  let side = from
  return steps.map((step, index) => {
    if (step === 'drawing') {
      if (side === 'right') throw new RangeError(`Section ${index + 1}: a drawing starts in the left gutter.`)
      side = 'right'
      return undefined
    }
    if (step === 'rule') {
      if (side === 'left') throw new RangeError(`Section ${index + 1}: a rule starts in the right gutter.`)
      side = 'left'
      return 'left start'
    }
    return side === 'right' && steps[index + 1] === 'rule' ? 'right end' : side
  })
}

/** How the page line goes through a section. */
export interface LineThroughSection {
  /** The section's own drawing includes the line. It leaves a first section down the right gutter. */
  drawsLine?: boolean
  /**
   * The line crosses to the other gutter: to the right one in the section's drawing if it `drawsLine`, otherwise to the left
   * one along the rule above. It first comes to the side where it can cross.
   */
  lineCrosses?: boolean
  /** The section's drawing ends in the rule below it: there the line turns down into the right gutter. */
  endsInRuleBelow?: boolean
}

/**
 * The part of the page line that a section draws, as app/styles/page-line.css selects it: the gutter, and `start` if it
 * enters along the rule above, `end` if it leaves along the rule below. Undefined if the section draws no part.
 */
export type PageLine = 'right' | 'right start' | 'right end' | 'left' | 'left start' | undefined

/**
 * The part that each section draws of the page line, a decorative line from the first section to the dot in the footer. It
 * always ends in the left gutter, whichever sections are left out: the last section crosses if no earlier one has.
 */
export function pageLine(sections: readonly LineThroughSection[]): PageLine[] {
  const lines: PageLine[] = []
  let gutter: 'left' | 'right' = 'right'
  sections.forEach(({ drawsLine = false, lineCrosses = false }, index) => {
    const isLast = index === sections.length - 1
    if (gutter === 'right' && (lineCrosses || (isLast && !drawsLine))) {
      if (lines[index - 1] === 'right') lines[index - 1] = 'right end'
      lines[index] = 'left start'
      gutter = 'left'
    } else if (drawsLine) lines[index] = undefined
    else lines[index] = sections[index - 1]?.endsInRuleBelow ? 'right start' : gutter
    if (drawsLine && lineCrosses) gutter = 'right'
  })
  return lines
}

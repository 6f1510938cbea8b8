import { pageLine, pageLineSide } from '@/lib/drawing/page-line'

const RIGHT = { gutter: 'right' }
const RIGHT_THEN_RULE = { gutter: 'right', rule: 'end' }
const RULE_THEN_LEFT = { gutter: 'left', rule: 'start' }
const LEFT = { gutter: 'left' }

describe('The line that runs through a page', () => {
  it('stays in the right gutter until a rule leads it to the left one, where it meets the footer’s', () => {
    expect(pageLine(['straight', 'straight', 'crossAlongRule', 'straight'])).toEqual([
      RIGHT,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
      LEFT,
    ])
  })

  it('goes from left to right through a drawing, which draws its own stretch', () => {
    expect(pageLine(['crossAlongRule', 'straight', 'crossInDrawing', 'straight', 'crossAlongRule'])).toEqual([
      RULE_THEN_LEFT,
      LEFT,
      undefined,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })

  it('comes out of the drawing of the first section into the right gutter', () => {
    expect(pageLine(['start', 'straight', 'crossAlongRule'])).toEqual([
      undefined,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })

  it('follows the rule above a drawing, and returns through it, where no rule came before', () => {
    expect(pageLine(['straight', 'crossInDrawing', 'straight', 'crossAlongRule'])).toEqual([
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })

  it('goes straight past a rule in the gutter where it already is', () => {
    expect(pageLine(['crossAlongRule', 'crossAlongRule', 'straight'])).toEqual([RULE_THEN_LEFT, LEFT, LEFT])
  })

  it('crosses in the last section where the section that would have crossed is left out', () => {
    expect(pageLine(['crossAlongRule', 'crossInDrawing', 'straight', 'straight'])).toEqual([
      RULE_THEN_LEFT,
      undefined,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })
})

it.each([
  [undefined, undefined],
  [{ gutter: 'left' as const }, 'left'],
  [{ gutter: 'right' as const, rule: 'end' as const }, 'right end'],
])('The part %j of the line is “%s” in the page', (line, side) => expect(pageLineSide(line)).toBe(side))

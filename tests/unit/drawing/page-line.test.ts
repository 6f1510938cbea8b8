import { pageLine } from '@/lib/drawing/page-line'

const RIGHT = 'right'
const RIGHT_THEN_RULE = 'right end'
const RULE_THEN_LEFT = 'left start'
const LEFT = 'left'

const straight = {}
const crosses = { lineCrosses: true }
const draws = { drawsLine: true }
const crossesInDrawing = { drawsLine: true, lineCrosses: true }

describe('The line that runs through a page', () => {
  it('stays in the right gutter until a rule leads it to the left one, where it meets the footer’s', () => {
    expect(pageLine([straight, straight, crosses, straight])).toEqual([
      RIGHT,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
      LEFT,
    ])
  })

  it('goes from left to right through a drawing, which draws its own stretch', () => {
    expect(pageLine([crosses, straight, crossesInDrawing, straight, crosses])).toEqual([
      RULE_THEN_LEFT,
      LEFT,
      undefined,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })

  it('comes out of the drawing of the first section into the right gutter', () => {
    expect(pageLine([draws, straight, crosses])).toEqual([undefined, RIGHT_THEN_RULE, RULE_THEN_LEFT])
  })

  it('follows the rule above a drawing, and returns through it, where no rule came before', () => {
    expect(pageLine([straight, crossesInDrawing, straight, crosses])).toEqual([
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })

  it('goes straight past a rule in the gutter where it already is', () => {
    expect(pageLine([crosses, crosses, straight])).toEqual([RULE_THEN_LEFT, LEFT, LEFT])
  })

  it('crosses in the last section where the section that would have crossed is left out', () => {
    expect(pageLine([crosses, crossesInDrawing, straight, straight])).toEqual([
      RULE_THEN_LEFT,
      undefined,
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })

  it('turns down into the right gutter where the first drawing ends in the rule below it, whatever is left out', () => {
    const hero = { drawsLine: true, endsInRuleBelow: true }
    expect(pageLine([hero, straight, crosses])).toEqual([undefined, 'right start', RULE_THEN_LEFT])
    expect(pageLine([hero, straight, straight, crosses])).toEqual([
      undefined,
      'right start',
      RIGHT_THEN_RULE,
      RULE_THEN_LEFT,
    ])
  })
})

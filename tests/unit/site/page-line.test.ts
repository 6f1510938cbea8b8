import { pageLine } from '@/lib/site/page-line'

describe('The line that runs through a page', () => {
  it('stays in the right gutter until a rule leads it to the left one, where it meets the footer’s', () => {
    expect(pageLine(['straight', 'straight', 'crossAlongRule', 'straight'])).toEqual([
      'right',
      'right end',
      'left start',
      'left',
    ])
  })

  it('goes from left to right through a drawing, which draws its own stretch', () => {
    expect(pageLine(['crossAlongRule', 'straight', 'crossInDrawing', 'straight', 'crossAlongRule'])).toEqual([
      'left start',
      'left',
      undefined,
      'right end',
      'left start',
    ])
  })

  it('comes out of the drawing of the first section into the right gutter', () => {
    expect(pageLine(['start', 'straight', 'crossAlongRule'])).toEqual([undefined, 'right end', 'left start'])
  })

  it('follows the rule above a drawing, and returns through it, where no rule came before', () => {
    expect(pageLine(['straight', 'crossInDrawing', 'straight', 'crossAlongRule'])).toEqual([
      'right end',
      'left start',
      'right end',
      'left start',
    ])
  })

  it('goes straight past a rule in the gutter where it already is', () => {
    expect(pageLine(['crossAlongRule', 'crossAlongRule', 'straight'])).toEqual(['left start', 'left', 'left'])
  })

  it('crosses in the last section where the section that would have crossed is left out', () => {
    expect(pageLine(['crossAlongRule', 'crossInDrawing', 'straight', 'straight'])).toEqual([
      'left start',
      undefined,
      'right end',
      'left start',
    ])
  })

  it('is absent on a page whose sections name no course', () => {
    expect(pageLine([undefined, undefined])).toEqual([undefined, undefined])
  })
})

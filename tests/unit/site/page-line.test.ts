import { pageLine } from '@/lib/site/page-line'

describe('The line that runs through a page', () => {
  it('stays in its gutter until a rule or a drawing takes it to the other one', () => {
    expect(pageLine(['straight', 'straight'])).toEqual(['right', 'right'])
    expect(pageLine(['straight', 'straight'], 'left')).toEqual(['left', 'left'])
  })

  it('goes from right to left along a rule, which the section above leads to', () => {
    expect(pageLine(['straight', 'crossAlongRule', 'straight'])).toEqual(['right end', 'left start', 'left'])
  })

  it('goes from left to right through a drawing, which draws its own stretch', () => {
    expect(pageLine(['straight', 'crossInDrawing', 'straight'], 'left')).toEqual(['left', undefined, 'right'])
  })

  it('comes out of the drawing of the first section into the right gutter', () => {
    expect(pageLine(['start', 'straight', 'crossAlongRule'])).toEqual([undefined, 'right end', 'left start'])
  })

  it('returns to the right gutter where a rule leads to a drawing', () => {
    expect(pageLine(['straight', 'crossAndReturn', 'straight'])).toEqual(['right end', 'left start', 'right'])
  })

  it('is not on a page whose sections name no course', () => {
    expect(pageLine([undefined, undefined])).toEqual([undefined, undefined])
  })

  it('refuses an order that would break it', () => {
    expect(() => pageLine(['crossAlongRule', 'crossAlongRule'])).toThrow(
      'Section 2: a rule starts in the right gutter.',
    )
    expect(() => pageLine(['straight', 'crossInDrawing'])).toThrow(
      'Section 2: a drawing starts in the left gutter.',
    )
  })
})

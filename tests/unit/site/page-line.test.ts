import { pageLine } from '@/lib/site/page-line'

describe('The line that runs through a page', () => {
  it('stays in its gutter until a rule or a drawing takes it to the other one', () => {
    expect(pageLine(['along', 'along'])).toEqual(['right', 'right'])
    expect(pageLine(['along', 'along'], 'left')).toEqual(['left', 'left'])
  })

  it('goes from right to left along a rule, which the section above leads to', () => {
    expect(pageLine(['along', 'rule', 'along'])).toEqual(['right end', 'left start', 'left'])
  })

  it('goes from left to right through a drawing, which draws its own stretch', () => {
    expect(pageLine(['along', 'drawing', 'along'], 'left')).toEqual(['left', undefined, 'right'])
  })

  it('comes out of the drawing of the first section into the right gutter', () => {
    expect(pageLine(['entry', 'along', 'rule'])).toEqual([undefined, 'right end', 'left start'])
  })

  it('returns to the right gutter where a rule leads to a drawing', () => {
    expect(pageLine(['along', 'rule and drawing', 'along'])).toEqual(['right end', 'left start', 'right'])
  })

  it('is not on a page whose sections take no step', () => {
    expect(pageLine([undefined, undefined])).toEqual([undefined, undefined])
  })

  it('refuses an order that would break it', () => {
    expect(() => pageLine(['rule', 'rule'])).toThrow('Section 2: a rule starts in the right gutter.')
    expect(() => pageLine(['along', 'drawing'])).toThrow('Section 2: a drawing starts in the left gutter.')
  })
})

import { sectionBeingRead } from '@/components/legal/table-of-contents'

describe('The section being read', () => {
  const headings = [
    { id: 'one', topPx: -400 },
    { id: 'two', topPx: 120 },
    { id: 'three', topPx: 900 },
  ]

  it.each([
    [119, 'one'],
    [120, 'two'],
    [899, 'two'],
    [900, 'three'],
  ])('with the reading line at %i px is “%s”', (readingLinePx, id) => {
    expect(sectionBeingRead(headings, { readingLinePx })).toBe(id)
  })

  it('is the first before any heading has reached the line', () => {
    expect(sectionBeingRead(headings, { readingLinePx: -500 })).toBe('one')
  })

  it('is the last at the end of the page, however short', () => {
    expect(sectionBeingRead(headings, { readingLinePx: 100, atPageEnd: true })).toBe('three')
  })

  it('is none in a document without sections', () => {
    expect(sectionBeingRead([], { readingLinePx: 100 })).toBeUndefined()
  })
})

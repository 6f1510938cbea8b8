import { followsAfterScroll } from '@/examples/react-parts/src/parts/follow-scroll'

const atEnd = { scrollTop: 300, scrollHeight: 500, clientHeight: 200 }

describe('A transcript that follows what is said', () => {
  it('stops following when the reader scrolls up, and goes on at the end', () => {
    const readingBack = { ...atEnd, scrollTop: 100 }
    expect(followsAfterScroll(readingBack, atEnd, true)).toBe(false)
    expect(followsAfterScroll(atEnd, readingBack, false)).toBe(true)
  })

  it('goes on following when larger text or a turned phone moved the view, not the reader', () => {
    expect(followsAfterScroll({ ...atEnd, scrollHeight: 900 }, atEnd, true)).toBe(true)
    expect(followsAfterScroll({ ...atEnd, clientHeight: 100 }, atEnd, true)).toBe(true)
  })

  it('goes on following when a higher window showed all lines for a moment, and a lower one hides the last', () => {
    const shownFromTheStart = { scrollTop: 0, scrollHeight: 500, clientHeight: 80 }
    expect(followsAfterScroll(shownFromTheStart, atEnd, true)).toBe(true)
  })

  it('does not scroll while the visitor reads back and the size changes', () => {
    const readingBack = { ...atEnd, scrollTop: 100 }
    expect(followsAfterScroll({ ...readingBack, scrollHeight: 900 }, readingBack, false)).toBe(false)
  })

  it('stops following when the reader scrolls up to lines whose height was not known before', () => {
    const atStart = { scrollTop: 0, scrollHeight: 640, clientHeight: 200 }
    expect(followsAfterScroll(atStart, atEnd, true)).toBe(false)
  })
})

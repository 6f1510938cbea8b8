import { visibleSpace } from '@/components/voice/panel/hooks/use-visible-viewport'

describe('The space above the on-screen keyboard', () => {
  it('is the whole window while there is no keyboard', () => {
    expect(visibleSpace({ layoutHeight: 740, height: 740, offsetTop: 0, scale: 1 })).toEqual({
      liftPx: 0,
      heightPx: 740,
      isCramped: false,
    })
  })

  it('is the part of the window above the keyboard', () => {
    expect(visibleSpace({ layoutHeight: 740, height: 420, offsetTop: 0, scale: 1 })).toEqual({
      liftPx: 320,
      heightPx: 420,
      isCramped: false,
    })
  })

  it('is cramped on a phone in landscape', () => {
    expect(visibleSpace({ layoutHeight: 360, height: 160, offsetTop: 0, scale: 1 })).toEqual({
      liftPx: 200,
      heightPx: 160,
      isCramped: true,
    })
  })

  it('does not change when a toolbar slides away, nor while the visitor pinches', () => {
    expect(visibleSpace({ layoutHeight: 740, height: 684, offsetTop: 0, scale: 1 }).liftPx).toBe(0)
    expect(visibleSpace({ layoutHeight: 740, height: 300, offsetTop: 50, scale: 2 }).liftPx).toBe(0)
  })
})

import { keyboardRoom } from '@/components/voice/panel/hooks/use-keyboard-room'

describe('Room above the on-screen keyboard', () => {
  it('is the whole window while there is no keyboard', () => {
    expect(keyboardRoom({ layoutHeight: 740, height: 740, offsetTop: 0, scale: 1 })).toEqual({
      liftPx: 0,
      roomPx: 740,
      isCramped: false,
    })
  })

  it('is the part of the window above the keyboard', () => {
    expect(keyboardRoom({ layoutHeight: 740, height: 420, offsetTop: 0, scale: 1 })).toEqual({
      liftPx: 320,
      roomPx: 420,
      isCramped: false,
    })
  })

  it('is small on a phone on its side', () => {
    expect(keyboardRoom({ layoutHeight: 360, height: 160, offsetTop: 0, scale: 1 })).toEqual({
      liftPx: 200,
      roomPx: 160,
      isCramped: true,
    })
  })

  it('does not change for a toolbar that slides away, nor while the visitor pinches', () => {
    expect(keyboardRoom({ layoutHeight: 740, height: 684, offsetTop: 0, scale: 1 }).liftPx).toBe(0)
    expect(keyboardRoom({ layoutHeight: 740, height: 300, offsetTop: 50, scale: 2 }).liftPx).toBe(0)
  })
})

import { replayEarlyClick } from '@/lib/site/early-click'

describe('A button pressed before the page’s code was there', () => {
  const pressed = (isConnected = true) => {
    const click = jest.fn()
    const win: Pick<Window, 'earlyClick'> = { earlyClick: { isConnected, click } }
    return { click, win }
  }

  it('is pressed once the code is there, and only once', () => {
    const { click, win } = pressed()
    replayEarlyClick(win)
    replayEarlyClick(win)
    expect(click).toHaveBeenCalledTimes(1)
  })

  it('is left alone when it has gone from the page', () => {
    const { click, win } = pressed(false)
    replayEarlyClick(win)
    expect(click).not.toHaveBeenCalled()
  })

  it('is kept no longer once the code is there', () => {
    const win: Pick<Window, 'earlyClick'> = {}
    replayEarlyClick(win)
    expect(win.earlyClick).toBeNull()
  })
})

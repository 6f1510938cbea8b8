import { replayEarlyClick } from '@/lib/site/early-click'

describe('A button pressed before the page’s code was there', () => {
  const pressed = () => {
    const button = document.createElement('button')
    const heard: string[] = []
    for (const type of ['mousedown', 'click']) button.addEventListener(type, () => heard.push(type))
    document.body.append(button)
    const win: Pick<Window, 'earlyClick'> = { earlyClick: button }
    return { button, heard, win }
  }

  it('is pressed once the code is there, and only once', () => {
    const { heard, win } = pressed()
    replayEarlyClick(win)
    replayEarlyClick(win)
    expect(heard).toEqual(['mousedown', 'click'])
  })

  it('is left alone when it has gone from the page', () => {
    const { button, heard, win } = pressed()
    button.remove()
    replayEarlyClick(win)
    expect(heard).toEqual([])
  })

  it('is kept no longer once the code is there', () => {
    const win: Pick<Window, 'earlyClick'> = {}
    replayEarlyClick(win)
    expect(win.earlyClick).toBeNull()
  })
})

import { forgetPreHydrationClick, replayPreHydrationClick } from '@/lib/page/pre-hydration-click'

describe('A button pressed before the page’s code was there', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const pressed = () => {
    const button = document.createElement('button')
    const heard: string[] = []
    for (const type of ['mousedown', 'click']) button.addEventListener(type, () => heard.push(type))
    document.body.append(button)
    window.preHydrationClick = button
    return { button, heard }
  }

  it('is pressed once the code is there, and only once', () => {
    const { heard } = pressed()
    replayPreHydrationClick(window)
    replayPreHydrationClick(window)
    jest.runAllTimers()
    expect(heard).toEqual(['mousedown', 'click'])
  })

  it('is not pressed again when React has dispatched the click itself', () => {
    const { heard } = pressed()
    replayPreHydrationClick(window)
    forgetPreHydrationClick(window)
    jest.runAllTimers()
    expect(heard).toEqual([])
  })

  it('is not pressed again when it is no longer in the page', () => {
    const { button, heard } = pressed()
    button.remove()
    replayPreHydrationClick(window)
    jest.runAllTimers()
    expect(heard).toEqual([])
  })

  it('is not pressed again after the undo', () => {
    const { heard } = pressed()
    replayPreHydrationClick(window)()
    jest.runAllTimers()
    expect(heard).toEqual([])
  })

  it('is no longer recorded once the code is there', () => {
    delete window.preHydrationClick
    replayPreHydrationClick(window)
    jest.runAllTimers()
    expect(window.preHydrationClick).toBeNull()
  })
})

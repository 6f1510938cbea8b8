import { fireConfetti, preloadConfetti } from '@/components/booking/confetti'

const motion = (reduced: boolean) => {
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList
}

describe('The confetti of a saved booking', () => {
  it('is 100 particles with a spread of 70 degrees, from the middle of the button', async () => {
    motion(false)
    const button = document.createElement('button')
    button.getBoundingClientRect = () =>
      new DOMRect(window.innerWidth / 2 - 50, window.innerHeight / 4, 100, 40)
    const confetti = jest.fn()
    await fireConfetti(button, async () => ({ default: confetti }))
    expect(confetti).toHaveBeenCalledTimes(1)
    expect(confetti).toHaveBeenCalledWith(
      expect.objectContaining({ particleCount: 100, spread: 70, origin: { x: 0.5, y: 0.25 } }),
    )
  })

  it('is not even loaded under reduced motion', async () => {
    motion(true)
    const load = jest.fn()
    preloadConfetti(load)
    await fireConfetti(document.createElement('button'), load)
    expect(load).not.toHaveBeenCalled()
  })

  it('is left out, with a warning, when its code does not load', async () => {
    motion(false)
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const offline = new Error('offline')
    await fireConfetti(document.createElement('button'), () => Promise.reject(offline))
    expect(warn).toHaveBeenCalledWith('Confetti could not be loaded', offline)
  })
})

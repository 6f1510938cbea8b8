import {
  openScene,
  showSplineWhenNear,
  type LoadedScene,
} from '@/components/pages/home/experience/spline-scene'

const SCENE_URL = 'https://scenes.example.com/board.splinecode'

/** Stands for the browser's observer; `comeNear` says that the canvas is close to the screen. */
let comeNear: () => void
const disconnect = jest.fn()

beforeEach(() => {
  disconnect.mockReset()
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.IntersectionObserver = class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => onChange([{ isIntersecting: true }])
    }
    observe = () => {}
    disconnect = disconnect
  } as unknown as typeof IntersectionObserver
})

/** A scene whose loading is finished by hand. */
function fakeScene() {
  const scene = { dispose: jest.fn() }
  let finish!: { load: () => void; fail: (error: Error) => void }
  const load = jest.fn(
    () =>
      new Promise<LoadedScene>((resolve, reject) => {
        finish = { load: () => resolve(scene), fail: reject }
      }),
  )
  return { scene, load, finish: () => finish }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('The 3D scene', () => {
  it('is fetched only when it comes near, and is shown once it has loaded', async () => {
    const { load, finish } = fakeScene()
    const states: string[] = []
    const canvas = document.createElement('canvas')
    showSplineWhenNear(canvas, SCENE_URL, (state) => states.push(state), load)
    expect(load).not.toHaveBeenCalled()
    comeNear()
    expect(load).toHaveBeenCalledWith(canvas, SCENE_URL, expect.any(AbortSignal))
    expect(states).toEqual(['loading'])
    finish().load()
    await settled()
    expect(states).toEqual(['loading', 'spline'])
  })

  it('leaves the drawn board in its place, with a warning, when it cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { load, finish } = fakeScene()
    const states: string[] = []
    showSplineWhenNear(document.createElement('canvas'), SCENE_URL, (state) => states.push(state), load)
    comeNear()
    finish().fail(new Error('404'))
    await settled()
    expect(states).toEqual(['loading', 'board'])
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('the drawn one stays'), expect.any(Error))
    warn.mockRestore()
  })

  it('is given back when the visitor leaves, even while it is loading', async () => {
    const { scene, load, finish } = fakeScene()
    const states: string[] = []
    const leave = showSplineWhenNear(
      document.createElement('canvas'),
      SCENE_URL,
      (state) => states.push(state),
      load,
    )
    comeNear()
    leave()
    finish().load()
    await settled()
    expect(disconnect).toHaveBeenCalled()
    expect(scene.dispose).toHaveBeenCalledTimes(1)
    expect(states).toEqual(['loading'])
  })

  it.each([
    ['under reduced motion', () => (window.matchMedia = () => ({ matches: true }) as MediaQueryList)],
    [
      'on save-data',
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    ],
  ])('stays away %s', (_, prefer) => {
    prefer()
    const observe = jest.fn()
    window.IntersectionObserver = class {
      observe = observe
      disconnect = disconnect
    } as unknown as typeof IntersectionObserver
    const { load } = fakeScene()
    showSplineWhenNear(document.createElement('canvas'), SCENE_URL, () => {}, load)()
    expect(observe).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'connection')
  })
})

describe('The 3D scene as the runtime opens it', () => {
  const canvas = () => document.createElement('canvas')
  const wanted = new AbortController().signal

  it('is the runtime’s application, once it has loaded', async () => {
    const application = { load: jest.fn(() => Promise.resolve()), dispose: jest.fn() }
    expect(await openScene(application, canvas(), SCENE_URL, wanted)).toBe(application)
    expect(application.load).toHaveBeenCalledWith(SCENE_URL, undefined, { signal: wanted })
    expect(application.dispose).not.toHaveBeenCalled()
  })

  it('is refused where it needs WebGPU and there is none, which the runtime only says by an event', async () => {
    const element = canvas()
    const application = {
      load: () => {
        element.dispatchEvent(new CustomEvent('splineerror', { detail: { reason: 'webgpu-required' } }))
        return Promise.resolve()
      },
      dispose: jest.fn(),
    }
    await expect(openScene(application, element, SCENE_URL, wanted)).rejects.toThrow('cannot be shown here')
    expect(application.dispose).toHaveBeenCalledTimes(1)
  })

  it('gives the runtime back when the file is no scene', async () => {
    const application = { load: () => Promise.reject(new Error('not a scene')), dispose: jest.fn() }
    await expect(openScene(application, canvas(), SCENE_URL, wanted)).rejects.toThrow('not a scene')
    expect(application.dispose).toHaveBeenCalledTimes(1)
  })

  it('is no longer fetched, and nothing is logged, once the visitor has left', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    let unwanted!: AbortSignal
    const leave = showSplineWhenNear(
      canvas(),
      SCENE_URL,
      () => {},
      (_canvas, _url, signal) => {
        unwanted = signal
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    )
    comeNear()
    leave()
    await settled()
    expect(unwanted.aborted).toBe(true)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})

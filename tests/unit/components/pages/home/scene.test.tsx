import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { Scene } from '@/components/pages/home/scene'
import { fakeInView } from '@/tests/support/in-view'
import { fakeMediaQueries, fakeReducedMotion } from '@/tests/support/media-queries'

const SCENE_URL = 'https://scenes.example.com/board.splinecode'

interface FakeScene {
  scene: string
  onLoad: (application: { dispose: () => void }) => void
}

/** Stands for the 3D runtime, which needs WebGL: the test says when the scene has loaded, or that it failed. */
const runtime = {
  asked: [] as string[],
  load: (_application: { dispose: () => void }) => {},
  failure: null as Error | null,
}

jest.mock(
  '@splinetool/react-spline',
  () => ({
    __esModule: true,
    default: function FakeSpline({ scene, onLoad }: FakeScene) {
      useEffect(() => {
        runtime.load = onLoad
        runtime.asked.push(scene)
      }, [scene, onLoad])
      if (runtime.failure) throw runtime.failure
      return <canvas />
    },
  }),
  // An ES module alone, which jest cannot resolve.
  { virtual: true },
)

const renderScene = (sceneUrl?: string) =>
  render(
    <Scene
      picture="A switchboard."
      hint="Drag to turn."
      sceneUrl={sceneUrl}
      calls={{ calls: [], tradeCalls: [] }}
    >
      <svg />
    </Scene>,
  )
const state = () => document.querySelector<HTMLElement>('[data-scene]')?.dataset.scene
const canvas = () => document.querySelector('canvas')

/** A visitor who changes the setting for reduced motion while the page is open. */
function switchableMotion() {
  const media = fakeMediaQueries()
  return { reduce: (reduced: boolean) => media.change(() => reduced) }
}

describe('The 3D scene', () => {
  let view: ReturnType<typeof fakeInView>
  beforeEach(() => {
    view = fakeInView()
    fakeReducedMotion(false)
    Object.assign(runtime, { asked: [], failure: null })
    globalThis.fetch = jest.fn(
      async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(1) }) as Response,
    )
  })

  /** The scene near the window, once its runtime is in the page. */
  async function showScene() {
    const rendered = renderScene(SCENE_URL)
    await act(async () => view.enter())
    await waitFor(() => expect(canvas()).not.toBeNull())
    return rendered
  }

  it('is fetched only when it comes near the window, and is shown once it has loaded', async () => {
    renderScene(SCENE_URL)
    expect(canvas()).toBeNull()
    await act(async () => view.enter())
    await waitFor(() => expect(runtime.asked).toEqual([SCENE_URL]))
    expect(state()).toBe('board')
    expect(screen.getByRole('application')).toHaveAccessibleName('A switchboard. Drag to turn.')
    act(() => runtime.load({ dispose: () => {} }))
    expect(state()).toBe('spline')
    expect(screen.getByRole('application')).toHaveAccessibleName('A switchboard.')
  })

  it('is not shown where WebGPU is needed and missing, which the runtime reports by an event', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await showScene()
    act(() => {
      canvas()?.dispatchEvent(new CustomEvent('splineerror', { detail: { reason: 'webgpu-required' } }))
      runtime.load({ dispose: () => {} })
    })
    expect(canvas()).toBeNull()
    expect(state()).toBe('board')
  })

  it('is loaded again when reduced motion is turned off; the switchboard is shown meanwhile', async () => {
    const motion = switchableMotion()
    await showScene()
    act(() => runtime.load({ dispose: () => {} }))
    motion.reduce(true)
    expect(canvas()).toBeNull()
    motion.reduce(false)
    await waitFor(() => expect(canvas()).not.toBeNull())
    expect(state()).toBe('board')
    act(() => runtime.load({ dispose: () => {} }))
    expect(state()).toBe('spline')
  })

  it('is disposed of when it has loaded after the visitor left', async () => {
    const application = { dispose: jest.fn() }
    const { unmount } = await showScene()
    unmount()
    runtime.load(application)
    expect(application.dispose).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['where none is configured', undefined, () => {}],
    ['under reduced motion', SCENE_URL, () => fakeReducedMotion(true)],
    [
      'on save-data',
      SCENE_URL,
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    ],
  ])('is not fetched %s', async (_, url, prefer) => {
    prefer()
    renderScene(url)
    await act(async () => view.enter())
    expect(canvas()).toBeNull()
    Reflect.deleteProperty(navigator, 'connection')
  })
})

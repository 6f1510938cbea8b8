import { prefersReducedMotion } from '@/lib/site/reduced-motion'
import { savesData } from '@/lib/site/save-data'
import type { SceneState } from './use-spline-scene'

/** A 3D scene that is on show. */
export interface LoadedScene {
  dispose: () => void
}

/** Loads a scene into the canvas. Rejects when it cannot be shown, or when it is no longer wanted. */
export type LoadScene = (
  canvas: HTMLCanvasElement,
  sceneUrl: string,
  unwanted: AbortSignal,
) => Promise<LoadedScene>

/**
 * Loads the 3D scene when it comes near. It stays away under reduced motion and on save-data; when it
 * cannot be loaded, the drawn board simply stays. Returns the undo.
 */
export function showSplineWhenNear(
  canvas: HTMLCanvasElement,
  sceneUrl: string,
  onState: (state: SceneState) => void,
  loadScene: LoadScene = loadSpline,
): () => void {
  if (prefersReducedMotion() || savesData(navigator)) return () => {}
  const leaving = new AbortController()
  const gone = leaving.signal
  let dispose: (() => void) | undefined

  const load = async () => {
    onState('loading')
    try {
      const scene = await loadScene(canvas, sceneUrl, gone)
      dispose = () => scene.dispose()
      if (gone.aborted) dispose()
      else onState('spline')
    } catch (error) {
      if (gone.aborted) return
      console.warn('The 3D scene could not be loaded; the drawn one stays', error)
      onState('board')
    }
  }

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void load()
    },
    { rootMargin: '300px' },
  )
  observer.observe(canvas)
  return () => {
    leaving.abort()
    observer.disconnect()
    dispose?.()
  }
}

const loadSpline: LoadScene = async (canvas, sceneUrl, unwanted) => {
  const { Application } = await import('@splinetool/runtime')
  return openScene(new Application(canvas), canvas, sceneUrl, unwanted)
}

/** What we use of the runtime's application. */
export interface SplineApplication extends LoadedScene {
  load: (sceneUrl: string, variables?: undefined, request?: RequestInit) => Promise<void>
}

/**
 * Opens the scene, or gives the application back. A scene that was exported for WebGPU alone does not
 * reject where there is none: the runtime writes a sentence on the canvas and dispatches `splineerror`.
 */
export async function openScene(
  application: SplineApplication,
  canvas: HTMLCanvasElement,
  sceneUrl: string,
  unwanted: AbortSignal,
): Promise<LoadedScene> {
  let refusal: unknown
  const refuse = (event: Event) => {
    refusal = (event as CustomEvent).detail ?? event.type
  }
  canvas.addEventListener('splineerror', refuse)
  try {
    await application.load(sceneUrl, undefined, { signal: unwanted })
    if (refusal !== undefined) throw new Error('The scene cannot be shown here', { cause: refusal })
    return application
  } catch (error) {
    application.dispose()
    throw error
  } finally {
    canvas.removeEventListener('splineerror', refuse)
  }
}

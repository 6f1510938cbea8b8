import { prefersReducedMotion } from '@/lib/site/reduced-motion'
import { savesData } from '@/lib/site/save-data'
import type { SceneState } from './use-spline-scene'

/** A 3D scene that is on show. */
export interface LoadedScene {
  dispose: () => void
}

/**
 * Loads the 3D scene when it comes near. It stays away under reduced motion and on save-data; when it
 * cannot be loaded, the drawn board simply stays. Returns the undo.
 */
export function showSplineWhenNear(
  canvas: HTMLCanvasElement,
  sceneUrl: string,
  onState: (state: SceneState) => void,
  loadScene: (canvas: HTMLCanvasElement, sceneUrl: string) => Promise<LoadedScene> = loadSpline,
): () => void {
  if (prefersReducedMotion() || savesData(navigator)) return () => {}
  let gone = false
  let dispose: (() => void) | undefined

  const load = async () => {
    onState('loading')
    try {
      const scene = await loadScene(canvas, sceneUrl)
      dispose = () => scene.dispose()
      if (gone) dispose()
      else onState('spline')
    } catch (error) {
      console.warn('The 3D scene could not be loaded; the drawn one stays', error)
      if (!gone) onState('board')
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
    gone = true
    observer.disconnect()
    dispose?.()
  }
}

async function loadSpline(canvas: HTMLCanvasElement, sceneUrl: string) {
  const { Application } = await import('@splinetool/runtime')
  const application = new Application(canvas)
  await application.load(sceneUrl)
  return application
}

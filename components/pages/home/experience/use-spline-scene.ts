'use client'

import { useEffect, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '@/lib/site/reduced-motion'
import { savesData } from '@/lib/site/save-data'

/** What is on show: the drawn board, or the 3D scene once it has loaded. */
export type SceneState = 'board' | 'loading' | 'spline'

/**
 * Loads the 3D scene when it comes near, if one is configured. It stays away under reduced motion and
 * on save-data; when it cannot be loaded, the drawn board simply stays.
 */
export function useSplineScene(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  sceneUrl: string | undefined,
): SceneState {
  const [state, setState] = useState<SceneState>('board')

  useEffect(() => {
    const canvas = canvasRef.current
    if (!sceneUrl || !canvas || prefersReducedMotion() || savesData(navigator)) return
    let gone = false
    let dispose: (() => void) | undefined

    const load = async () => {
      setState('loading')
      try {
        const application = await loadSpline(canvas, sceneUrl)
        dispose = () => application.dispose()
        if (gone) dispose()
        else setState('spline')
      } catch (error) {
        console.warn('The 3D scene could not be loaded; the drawn one stays', error)
        if (!gone) setState('board')
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
  }, [canvasRef, sceneUrl])

  return state
}

async function loadSpline(canvas: HTMLCanvasElement, sceneUrl: string) {
  const { Application } = await import('@splinetool/runtime')
  const application = new Application(canvas)
  await application.load(sceneUrl)
  return application
}

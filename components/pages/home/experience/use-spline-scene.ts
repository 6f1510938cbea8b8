'use client'

import { useEffect, useState, type RefObject } from 'react'

/** What is on show: the drawn board, or the 3D scene once it has loaded. */
export type SceneState = 'board' | 'loading' | 'spline'

const loadScene = () => import('./spline-scene')

/** Follows the 3D scene, if one is configured; all of its code is loaded only then. */
export function useSplineScene(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  sceneUrl: string | undefined,
): SceneState {
  const [state, setState] = useState<SceneState>('board')

  useEffect(() => {
    const canvas = canvasRef.current
    if (!sceneUrl || !canvas) return
    let gone = false
    let undo: (() => void) | undefined
    loadScene().then(
      ({ showSplineWhenNear }) => {
        if (!gone) undo = showSplineWhenNear(canvas, sceneUrl, setState)
      },
      (error: unknown) => console.warn('The 3D scene could not be loaded; the drawn one stays', error),
    )
    return () => {
      gone = true
      undo?.()
    }
  }, [canvasRef, sceneUrl])

  return state
}

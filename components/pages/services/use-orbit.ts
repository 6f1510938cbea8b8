import { useInView } from 'framer-motion'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import type { TimelineStopId } from '@/content/services/timeline'
import { createOrbitRotation, steppedRotation } from '@/lib/drawing/orbit-rotation'
import { orbitTransition } from '@/lib/drawing/orbit-state'

/** State and rotation of the orbit. Sets `--rotation` and `--stepped-rotation` on the stage, in degrees. */
export function useOrbit() {
  const stageRef = useRef<HTMLDivElement>(null)
  const [state, send] = useReducer(orbitTransition<TimelineStopId>, { mode: 'rotating' })
  const reducedMotion = useReducedMotion()
  const rotating = state.mode === 'rotating' && !reducedMotion
  const rotationRef = useRef<ReturnType<typeof createOrbitRotation> | null>(null)

  useEffect(() => {
    const stage = stageRef.current
    if (!stage) return
    rotationRef.current = createOrbitRotation({
      clock: window,
      onTurn: (rotationDeg) => {
        stage.style.setProperty('--rotation', `${rotationDeg.toFixed(3)}deg`)
        // The buttons move in steps of 0.3°, so that they are easy to click. The drawing moves smoothly.
        stage.style.setProperty('--stepped-rotation', `${steppedRotation(rotationDeg).toFixed(3)}deg`)
      },
    })
    return () => {
      rotationRef.current?.stop()
      rotationRef.current = null
    }
  }, [])

  // No frames are requested while it is out of view.
  const inView = useInView(stageRef)
  useEffect(() => {
    const rotation = rotationRef.current
    if (!rotating || !inView || !rotation) return
    rotation.start()
    return () => rotation.stop()
  }, [rotating, inView])

  /** Moves the focus to a stop, when the focused control is about to be removed. */
  const focusStop = useCallback((id: TimelineStopId) => {
    stageRef.current?.querySelector<HTMLElement>(`[data-stop="${id}"]`)?.focus({ preventScroll: true })
  }, [])

  return { state, send, rotating, reducedMotion, focusStop, stageRef }
}

export type Orbit = ReturnType<typeof useOrbit>

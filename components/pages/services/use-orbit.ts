import { useInView } from 'framer-motion'
import { useCallback, useEffect, useRef } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import { useEntryState } from '@/components/ui/use-entry-state'
import type { TimelineStop, TimelineStopId } from '@/content/services/timeline'
import { createOrbitRotation, steppedRotation } from '@/lib/drawing/orbit-rotation'
import { orbitTransition, type OrbitEvent, type OrbitState } from '@/lib/drawing/orbit-state'

type State = OrbitState<TimelineStopId>
const ROTATING: State = { mode: 'rotating' }

/** State and rotation of the orbit, which Back restores. Sets `--rotation` and `--stepped-rotation` on the stage, in degrees. */
export function useOrbit(stops: readonly TimelineStop[]) {
  const stageRef = useRef<HTMLDivElement>(null)
  const [state, setState] = useEntryState<State>(
    'orbit',
    ROTATING,
    (kept) => kept.mode !== 'selected' || stops.some(({ id }) => id === kept.id),
  )
  const send = (event: OrbitEvent<TimelineStopId>) => {
    const next = orbitTransition(state, event)
    // Browsers refuse to keep many states in a row, and most clicks on the background change nothing.
    if (next !== state) setState(next)
  }
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

'use client'

import { useInView } from 'framer-motion'
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import { useReducedMotion } from '@/components/motion/reduced-motion'
import type { TimelineNodeId } from '@/content/services/timeline'
import { steppedRotation } from '@/lib/orbit/orbit-geometry'
import { createOrbitRotation } from '@/lib/orbit/orbit-rotation'
import { orbitTransition, type OrbitEvent, type OrbitState } from '@/lib/orbit/orbit-state'

export interface Orbit {
  state: OrbitState<TimelineNodeId>
  send: (event: OrbitEvent<TimelineNodeId>) => void
  rotating: boolean
  reducedMotion: boolean
  /** Moves the focus to a node, when the focused control is about to be removed. */
  focusNode: (id: TimelineNodeId) => void
  stageRef: RefObject<HTMLDivElement | null>
}

/** The orbit's state, and its motion: written to the stage as `--rotation` and `--stepped-rotation`, in degrees. */
export function useOrbit(): Orbit {
  const stageRef = useRef<HTMLDivElement>(null)
  const [state, send] = useReducer(orbitTransition<TimelineNodeId>, { mode: 'rotating' })
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
        // The buttons move in the specification's steps, so that a pointer finds them where it aimed;
        // only what is drawn moves in between.
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

  const focusNode = useCallback((id: TimelineNodeId) => {
    stageRef.current?.querySelector<HTMLElement>(`[data-node="${id}"]`)?.focus({ preventScroll: true })
  }, [])

  return { state, send, rotating, reducedMotion, focusNode, stageRef }
}

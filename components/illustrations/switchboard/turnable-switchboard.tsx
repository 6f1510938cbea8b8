'use client'

import {
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { SwitchboardRotation } from './rotation'

/** Loads the code that rotates the drawing. */
export type LoadRotation = (board: SVGSVGElement) => Promise<SwitchboardRotation>

const loadRotation: LoadRotation = async (board) => {
  const [{ createSwitchboardRotation }, { animateSingleValue }] = await Promise.all([
    import('./rotation'),
    import('@/components/motion/features'),
  ])
  return createSwitchboardRotation(board, animateSingleValue)
}

export interface TurnableSwitchboardProps extends ComponentPropsWithoutRef<'div'> {
  /** What the picture shows, and how it is turned. */
  'aria-label': string
  /** Ignores input, while a 3D scene covers the drawing. */
  disabled?: boolean
  load?: LoadRotation
}

/** Lets the visitor rotate its child, a drawn switchboard, by pointer or arrow keys. The code for it is loaded on hover or focus. */
export function TurnableSwitchboard({
  disabled = false,
  load = loadRotation,
  ...rest
}: TurnableSwitchboardProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const { getRotation, loadRotationOnce } = useRotation(rootRef, load)
  /** Last position during a drag; null otherwise. */
  const pointerRef = useRef<{ x: number; y: number } | null>(null)

  const hold = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointerRef.current = { x: event.clientX, y: event.clientY }
    getRotation()?.hold()
    void loadRotationOnce()
  }
  const drag = (event: PointerEvent) => {
    const last = pointerRef.current
    if (!last) return
    pointerRef.current = { x: event.clientX, y: event.clientY }
    getRotation()?.dragBy(event.clientX - last.x, event.clientY - last.y)
  }
  const release = () => {
    if (!pointerRef.current) return
    pointerRef.current = null
    getRotation()?.release()
  }
  /** Until the code has loaded, or if it fails to load, arrow keys scroll the page. */
  const press = async (event: KeyboardEvent) => {
    const { key } = event
    if (disabled || !key.startsWith('Arrow')) return
    if (getRotation()) event.preventDefault()
    ;(await loadRotationOnce())?.rotateByKey(key)
  }

  return (
    <div
      {...rest}
      ref={rootRef}
      role="application"
      tabIndex={0}
      onPointerEnter={() => void (disabled || loadRotationOnce())}
      onFocus={() => void (disabled || loadRotationOnce())}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => void press(event)}
    />
  )
}

/** Loads the rotation on request, and disposes it on unmount, also when it finishes loading after that. */
function useRotation(rootRef: RefObject<HTMLElement | null>, load: LoadRotation) {
  const rotationRef = useRef<SwitchboardRotation | null>(null)
  const loadingRef = useRef<Promise<SwitchboardRotation | null> | null>(null)
  const mountedRef = useRef(false)

  useEffect(() => {
    mountedRef.current = true
    return () => {
      mountedRef.current = false
      rotationRef.current?.dispose()
      rotationRef.current = null
      loadingRef.current = null
    }
  }, [])

  const start = async () => {
    const board = rootRef.current?.querySelector('svg')
    if (!board) return null
    try {
      const rotation = await load(board)
      if (mountedRef.current) return (rotationRef.current = rotation)
      rotation.dispose()
    } catch (error) {
      loadingRef.current = null
      console.warn('The switchboard cannot be turned', error)
    }
    return null
  }

  return {
    /** The rotation, if it has loaded. */
    getRotation: () => rotationRef.current,
    /** The rotation once it has loaded; null if loading failed or the component has unmounted. */
    loadRotationOnce: () => (loadingRef.current ??= start()),
  }
}

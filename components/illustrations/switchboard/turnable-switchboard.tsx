'use client'

import {
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { loadEngine } from '@/components/motion/load-engine'
import type { SwitchboardTurn } from './turn'

/** Makes the drawing turnable. */
export type LoadTurn = (board: SVGSVGElement) => Promise<SwitchboardTurn>

const loadTurn: LoadTurn = async (board) => {
  const [{ createSwitchboardTurn }, engine] = await Promise.all([import('./turn'), loadEngine()])
  return createSwitchboardTurn(board, engine)
}

export interface TurnableSwitchboardProps extends ComponentPropsWithoutRef<'div'> {
  /** What the picture shows, and how it is turned. */
  'aria-label': string
  /** Ignores the visitor: something else is shown in the drawing's place. */
  disabled?: boolean
  load?: LoadTurn
}

/** Its child, a drawn switchboard, is still until the visitor turns it, by pointer or arrow key; the code for it is loaded then. */
export function TurnableSwitchboard({
  disabled = false,
  load = loadTurn,
  ...rest
}: TurnableSwitchboardProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const turn = useTurn(rootRef, load)
  /** Where the pressed pointer was last; null while none is pressed. */
  const pointerRef = useRef<{ x: number; y: number } | null>(null)

  const hold = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointerRef.current = { x: event.clientX, y: event.clientY }
    turn.now()?.hold()
    void turn.ready()
  }
  const drag = (event: PointerEvent) => {
    const last = pointerRef.current
    if (!last) return
    pointerRef.current = { x: event.clientX, y: event.clientY }
    turn.now()?.dragBy(event.clientX - last.x, event.clientY - last.y)
  }
  const release = () => {
    if (!pointerRef.current) return
    pointerRef.current = null
    turn.now()?.release()
  }
  const press = async (event: KeyboardEvent) => {
    const { key } = event
    if (disabled || !key.startsWith('Arrow')) return
    event.preventDefault()
    ;(await turn.ready())?.press(key)
  }

  return (
    <div
      {...rest}
      ref={rootRef}
      role="application"
      tabIndex={0}
      onPointerEnter={() => void (disabled || turn.ready())}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => void press(event)}
    />
  )
}

/** Loads what turns the drawing once it is wanted, and disposes it when the visitor leaves, even meanwhile. */
function useTurn(rootRef: RefObject<HTMLElement | null>, load: LoadTurn) {
  const turnRef = useRef<SwitchboardTurn | null>(null)
  const loadingRef = useRef<Promise<SwitchboardTurn | null> | null>(null)
  const mountedRef = useRef(false)

  useEffect(() => {
    mountedRef.current = true
    return () => {
      mountedRef.current = false
      turnRef.current?.dispose()
      turnRef.current = null
      loadingRef.current = null
    }
  }, [])

  const start = async () => {
    const board = rootRef.current?.querySelector('svg')
    if (!board) return null
    try {
      const turn = await load(board)
      if (mountedRef.current) return (turnRef.current = turn)
      turn.dispose()
    } catch (error) {
      loadingRef.current = null
      console.warn('The switchboard cannot be turned', error)
    }
    return null
  }

  return {
    /** What turns it, if that has loaded. */
    now: () => turnRef.current,
    /** What turns it, once that has loaded; null if it cannot be, or is not wanted any more. */
    ready: () => (loadingRef.current ??= start()),
  }
}

'use client'

import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { siteConfig } from '@/lib/config'
import styles from './experience.module.css'
import type { BoardHand } from './board-hand'
import { useSplineScene } from './use-spline-scene'

const loadHand = () => import('./board-hand')

export interface SceneProps {
  /** What the picture shows, and how it is turned. */
  label: string
  /** The still drawing. */
  children: ReactNode
}

/**
 * A still drawing until a hand turns it; what turns it is loaded then. A 3D scene set in the
 * configuration takes its place once it has loaded, and only where it is welcome.
 */
export function Scene({ label, children }: SceneProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const handRef = useRef<BoardHand | null>(null)
  const scene = useSplineScene(canvasRef, siteConfig.splineSceneUrl)
  useEffect(() => () => handRef.current?.dispose(), [])

  const withHand = async (act: (hand: BoardHand) => void) => {
    const board = rootRef.current?.querySelector<SVGSVGElement>('[data-board]')
    if (!board || scene === 'spline') return
    const { createBoardHand } = await loadHand()
    handRef.current ??= createBoardHand(board)
    act(handRef.current)
  }

  const grab = (event: PointerEvent<HTMLElement>) => {
    const { clientX, clientY, timeStamp, pointerId } = event
    event.currentTarget.setPointerCapture(pointerId)
    void withHand((hand) => hand.grab(clientX, clientY, timeStamp))
  }
  const press = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    const { key } = event
    void withHand((hand) => hand.press(key))
  }

  return (
    <div
      ref={rootRef}
      className={styles.scene}
      data-scene={scene}
      role="application"
      tabIndex={0}
      aria-label={label}
      onPointerEnter={() => void loadHand().catch(() => undefined)}
      onPointerDown={grab}
      onPointerMove={(event) => handRef.current?.drag(event.clientX, event.clientY, event.timeStamp)}
      onPointerUp={() => handRef.current?.letGo()}
      onPointerCancel={() => handRef.current?.letGo()}
      onKeyDown={press}
    >
      {children}
      {siteConfig.splineSceneUrl ? <canvas ref={canvasRef} aria-hidden="true" /> : null}
    </div>
  )
}

'use client'

import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { prefersReducedMotion } from '@/lib/site/reduced-motion'
import { drawSwitchboard } from '@/lib/site/switchboard'
import { AT_REST, coasted, dragged, isStill, keyed, released, type Turning } from '@/lib/site/turning'
import { INK_VARIABLES } from './inks'

/**
 * Lets a hand or the arrow keys turn the drawn board. Frames are drawn only while it moves; under
 * reduced motion it moves only as far as the hand does.
 */
export function useTurnedByHand(boardRef: RefObject<SVGSVGElement | null>) {
  const turning = useRef<Turning>(AT_REST)
  const frame = useRef(0)
  const last = useRef({ x: 0, y: 0, at: 0 })

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const paint = () => {
    const paths = boardRef.current?.children
    if (!paths) return
    drawSwitchboard(turning.current.view, turning.current.drift).forEach((shape, index) => {
      const path = paths[index] as SVGPathElement
      path.setAttribute('d', shape.d)
      for (const [name, ink] of [
        ['fill', shape.fill],
        ['stroke', shape.stroke],
      ] as const)
        path.style[name] = ink ? INK_VARIABLES[ink] : ''
      path.style.strokeWidth = shape.width ? String(shape.width) : ''
    })
  }

  const run = () => {
    cancelAnimationFrame(frame.current)
    let before = performance.now()
    const step = (now: number) => {
      turning.current = coasted(turning.current, now - before)
      before = now
      paint()
      if (!isStill(turning.current)) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }

  const letGo = () => {
    turning.current = released(prefersReducedMotion() ? { ...turning.current, speed: 0 } : turning.current)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
      turning.current = { ...turning.current, held: true, speed: 0 }
      run()
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!turning.current.held) return
      const { x, y, at } = last.current
      turning.current = dragged(turning.current, event.clientX - x, event.clientY - y, event.timeStamp - at)
      last.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(event: KeyboardEvent) {
      const next = keyed(turning.current, event.key)
      if (!next) return
      event.preventDefault()
      turning.current = next
      paint()
    },
  }
}

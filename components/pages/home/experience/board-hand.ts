import { loadAnimate } from '@/components/motion/load-animate'
import { prefersReducedMotion } from '@/lib/site/reduced-motion'
import { drawSwitchboard } from '@/lib/site/switchboard'
import {
  AT_REST,
  coasted,
  dragged,
  isStill,
  keyed,
  released,
  towards,
  type Turning,
} from '@/lib/site/turning'
import { INK_VARIABLES } from './inks'

/** A key turns the board as a hand would: it swings a little past, and back. */
const SPRING_SECONDS = 0.5

export interface BoardHand {
  grab: (x: number, y: number, atMs: number) => void
  drag: (x: number, y: number, atMs: number) => void
  letGo: () => void
  press: (key: string) => void
  dispose: () => void
}

/**
 * Turns the drawn board by hand or by arrow keys. Frames are drawn only while it moves; under reduced
 * motion it moves only as far as the hand does.
 */
export function createBoardHand(board: SVGSVGElement): BoardHand {
  let turning: Turning = AT_REST
  let frame = 0
  let last = { x: 0, y: 0, atMs: 0 }
  let stopSpring = () => {}
  /** Where a spring is on its way to; null when none moves. */
  let aim: Turning | null = null

  const paint = () =>
    drawSwitchboard(turning.view, turning.drift).forEach((shape, index) => {
      const path = board.children[index]
      path?.setAttribute('d', shape.d)
      path?.setAttribute('fill', shape.fill ? INK_VARIABLES[shape.fill] : 'none')
      path?.setAttribute('stroke', shape.stroke ? INK_VARIABLES[shape.stroke] : 'none')
      path?.setAttribute('stroke-width', String(shape.width ?? 0))
    })

  const run = () => {
    cancelAnimationFrame(frame)
    let before = performance.now()
    const step = (now: number) => {
      turning = coasted(turning, now - before)
      before = now
      paint()
      if (!isStill(turning)) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  const spring = async (target: Turning) => {
    aim = target
    const animate = await loadAnimate()
    if (aim !== target) return
    stopSpring()
    const from = turning
    const moving = animate(0, 1, {
      type: 'spring',
      duration: SPRING_SECONDS,
      bounce: 0.3,
      onUpdate(share) {
        turning = towards(from, target, share)
        paint()
      },
      onComplete() {
        if (aim === target) aim = null
      },
    })
    stopSpring = () => moving.stop()
  }
  const leaveSpring = () => {
    aim = null
    stopSpring()
  }

  return {
    grab(x, y, atMs) {
      leaveSpring()
      last = { x, y, atMs }
      turning = { ...turning, held: true, speed: 0 }
      run()
    },
    drag(x, y, atMs) {
      if (!turning.held) return
      turning = dragged(turning, x - last.x, y - last.y, atMs - last.atMs)
      last = { x, y, atMs }
    },
    letGo() {
      turning = released(prefersReducedMotion() ? { ...turning, speed: 0 } : turning)
    },
    press(key) {
      const next = keyed(aim ?? turning, key)
      if (!next) return
      cancelAnimationFrame(frame)
      if (!prefersReducedMotion()) return void spring({ ...next, speed: 0 })
      turning = next
      paint()
    },
    dispose() {
      leaveSpring()
      cancelAnimationFrame(frame)
    },
  }
}

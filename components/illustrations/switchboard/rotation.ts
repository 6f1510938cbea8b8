import { cancelFrame, frame, motionValue } from 'framer-motion'
import type { animateSingleValue } from '@/components/motion/features'
import { prefersReducedMotion } from '@/components/motion/reduced-motion'
import { drawSwitchboard, RESTING_VIEW, TILT_LIMITS } from './drawing'
import { COLOUR_TOKENS, transformOf } from './switchboard'

/** Turn for each pixel of a drag, in radians. */
const YAW_PER_PX = 0.006
const TILT_PER_PX = 0.003
/** How fast pulses move along their cords while the board turns, in cords a millisecond. */
const PULSE_PER_MS = 0.00022

/** Turn for each press of an arrow key, in radians. */
const KEY_STEPS: Partial<Record<string, { yaw: number; tilt: number }>> = {
  ArrowLeft: { yaw: 0.12, tilt: 0 },
  ArrowRight: { yaw: -0.12, tilt: 0 },
  ArrowUp: { yaw: 0, tilt: 0.06 },
  ArrowDown: { yaw: 0, tilt: -0.06 },
}

/** Spring for arrow keys: the board overshoots its target and returns. */
const SPRING = { type: 'spring', duration: 0.5, bounce: 0.3 } as const
/**
 * Inertia after a drag: the board keeps turning and slows down. With this `power` it starts at the speed of the drag,
 * which also determines where it stops. `restDelta`, in radians, is the remaining distance at which the animation ends; its
 * default of 0.5 is meant for pixels.
 */
const INERTIA = { type: 'inertia', timeConstant: 285, power: 0.285, restDelta: 0.001 } as const

const clampTilt = (tilt: number) => Math.min(TILT_LIMITS.max, Math.max(TILT_LIMITS.min, tilt))

export interface SwitchboardRotation {
  /** Stops the board when a pointer is pressed on it. */
  hold: () => void
  /** Turns the stopped board by a pointer's movement. */
  dragBy: (dxPx: number, dyPx: number) => void
  /** The pointer is released: the board keeps its speed and slows down. */
  release: () => void
  /** Turns it by an arrow key; other keys change nothing. */
  rotateByKey: (key: string) => void
  dispose: () => void
}

/** Rotates a switchboard drawing, which is painted only while it moves. Under reduced motion there is no inertia. */
export function createSwitchboardRotation(
  board: SVGSVGElement,
  animate: typeof animateSingleValue,
): SwitchboardRotation {
  const yaw = motionValue(RESTING_VIEW.yaw)
  const tilt = motionValue(RESTING_VIEW.tilt)
  /** Target of the spring that moves the board. */
  let springTarget: { yaw: number; tilt: number } | null = null
  let pulses = 0

  const paint = ({ delta }: { delta: number }) => {
    pulses += delta * PULSE_PER_MS
    const view = { yaw: yaw.get(), tilt: clampTilt(tilt.get()) }
    drawSwitchboard(view, pulses).forEach((shape, index) => {
      const path = board.children[index]
      path?.setAttribute('d', shape.d)
      path?.setAttribute('fill', shape.fill ? COLOUR_TOKENS[shape.fill] : 'none')
      path?.setAttribute('stroke', shape.stroke ? COLOUR_TOKENS[shape.stroke] : 'none')
      path?.setAttribute('stroke-width', String(shape.width ?? 0))
      path?.setAttribute('transform', transformOf(shape) ?? '')
    })
  }
  const requestPaint = () => frame.render(paint)
  const unsubscribe = [yaw.on('change', requestPaint), tilt.on('change', requestPaint)]

  const hold = () => {
    springTarget = null
    yaw.stop()
    tilt.stop()
  }

  return {
    hold,
    dragBy(dxPx, dyPx) {
      yaw.set(yaw.get() - dxPx * YAW_PER_PX)
      tilt.set(clampTilt(tilt.get() + dyPx * TILT_PER_PX))
    },
    release() {
      if (!prefersReducedMotion()) animate(yaw, 0, { ...INERTIA, velocity: yaw.getVelocity() })
    },
    rotateByKey(key) {
      const step = KEY_STEPS[key]
      if (!step) return
      const from = springTarget ?? { yaw: yaw.get(), tilt: tilt.get() }
      springTarget = { yaw: from.yaw + step.yaw, tilt: clampTilt(from.tilt + step.tilt) }
      animate(yaw, springTarget.yaw, SPRING)
      animate(tilt, springTarget.tilt, SPRING)
    },
    dispose() {
      hold()
      for (const undo of unsubscribe) undo()
      cancelFrame(paint)
    },
  }
}

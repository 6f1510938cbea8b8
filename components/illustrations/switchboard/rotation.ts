import { cancelFrame, frame, inView, motionValue } from 'framer-motion'
import type { animateSingleValue } from '@/components/motion/features'
import { prefersReducedMotion } from '@/components/motion/reduced-motion'
import { drawSwitchboard, RESTING_VIEW, TILT_LIMITS, YAW_LIMITS, type Point2D } from './drawing'
import { createPatchCord } from './patch-cord'
import { COLOUR_TOKENS, transformOf } from './switchboard'

const YAW_PER_PX = 0.006
const TILT_PER_PX = 0.003
/** How fast pulses move along their cords while the board turns or a call is heard, in cords a millisecond. */
const PULSE_PER_MS = 0.00022

const KEY_STEPS: Partial<Record<string, { yaw: number; tilt: number }>> = {
  ArrowLeft: { yaw: 0.12, tilt: 0 },
  ArrowRight: { yaw: -0.12, tilt: 0 },
  ArrowUp: { yaw: 0, tilt: 0.06 },
  ArrowDown: { yaw: 0, tilt: -0.06 },
}

/** Spring for arrow keys: the board overshoots its target and returns. */
const SPRING = { type: 'spring', duration: 0.5, bounce: 0.3 } as const
/**
 * Inertia after a drag: the board keeps turning and slows down. `power` makes it start at the speed of the drag, and so
 * determines where it stops. The animation ends at a remaining distance of `restDelta`, in radians. Its default of 0.5 is
 * meant for pixels.
 */
const INERTIA = { type: 'inertia', timeConstant: 285, power: 0.285, restDelta: 0.001 } as const

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value))
const clampYaw = (yaw: number) => clamp(yaw, YAW_LIMITS)
const clampTilt = (tilt: number) => clamp(tilt, TILT_LIMITS)

/**
 * Rotates a switchboard drawing and moves the visitor's cord. It is painted only while something moves. Under reduced motion there
 * is no inertia, and pulses stand still.
 */
export function createSwitchboardRotation(
  board: SVGSVGElement,
  animate: typeof animateSingleValue,
  calls = 0,
) {
  const yaw = motionValue(RESTING_VIEW.yaw)
  const tilt = motionValue(RESTING_VIEW.tilt)
  let springTarget: { yaw: number; tilt: number } | null = null
  let pulses = 0

  const view = () => ({ yaw: yaw.get(), tilt: clampTilt(tilt.get()) })
  const painted: string[] = []
  const paint = ({ delta }: { delta: number }) => {
    pulses += delta * PULSE_PER_MS
    drawSwitchboard(view(), pulses, patch.now()).forEach((shape, index) => {
      const attributes = {
        d: shape.d,
        fill: shape.fill ? COLOUR_TOKENS[shape.fill] : 'none',
        stroke: shape.stroke ? COLOUR_TOKENS[shape.stroke] : 'none',
        'stroke-width': String(shape.width ?? 0),
        transform: transformOf(shape) ?? '',
      }
      const value = Object.values(attributes).join(';')
      if (painted[index] === value) return
      painted[index] = value
      for (const [name, text] of Object.entries(attributes)) board.children[index]?.setAttribute(name, text)
    })
  }
  const requestPaint = () => frame.render(paint)
  const patch = createPatchCord(animate, calls, requestPaint)
  const unsubscribe = [yaw.on('change', requestPaint), tilt.on('change', requestPaint)]

  let stopPulses = () => {}
  /** Pulses run while a call is heard and the board is in view. */
  const runPulses = () =>
    inView(board, () => {
      frame.render(paint, true)
      return () => cancelFrame(paint)
    })

  const placeOf = (clientX: number, clientY: number): Point2D => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM()?.inverse())
    return [x, y]
  }

  const hold = () => {
    springTarget = null
    yaw.stop()
    tilt.stop()
  }

  return {
    hold,
    dragBy(dxPx: number, dyPx: number) {
      yaw.set(clampYaw(yaw.get() - dxPx * YAW_PER_PX))
      tilt.set(clampTilt(tilt.get() + dyPx * TILT_PER_PX))
    },
    /** The pointer is released: the board keeps its speed and slows down. */
    release() {
      if (!prefersReducedMotion()) animate(yaw, 0, { ...INERTIA, ...YAW_LIMITS, velocity: yaw.getVelocity() })
    },
    rotateByKey(key: string) {
      const step = KEY_STEPS[key]
      if (!step) return
      const from = springTarget ?? { yaw: yaw.get(), tilt: tilt.get() }
      springTarget = { yaw: clampYaw(from.yaw + step.yaw), tilt: clampTilt(from.tilt + step.tilt) }
      animate(yaw, springTarget.yaw, SPRING)
      animate(tilt, springTarget.tilt, SPRING)
    },
    /** The element that a pointer drags or hovers here. Without one, it turns the board. */
    grip: (clientX: number, clientY: number) => patch.targetAt(view(), placeOf(clientX, clientY)),
    carry: (clientX: number, clientY: number) => patch.carry(view(), placeOf(clientX, clientY)),
    /** The plug is released. Returns which call it was plugged into, or -1: it goes back. */
    drop: (clientX: number, clientY: number) => patch.drop(view(), placeOf(clientX, clientY)),
    connect(call: number) {
      stopPulses()
      patch.connect(call)
      stopPulses = call >= 0 && !prefersReducedMotion() ? runPulses() : () => {}
    },
    dispose() {
      hold()
      stopPulses()
      patch.dispose()
      for (const undo of unsubscribe) undo()
      cancelFrame(paint)
    },
  }
}

export type SwitchboardRotation = ReturnType<typeof createSwitchboardRotation>

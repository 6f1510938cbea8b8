import { motionValue } from 'framer-motion'
import type { animateSingleValue } from '@/components/motion/features'
import { prefersReducedMotion } from '@/components/motion/reduced-motion'
import {
  CALL_JACKS,
  drawnAt,
  PATCH_REST,
  pointOnBoard,
  type BoardView,
  type PatchCord,
  type Point2D,
  type Point3D,
} from './drawing'

/** How high the plug is while it is carried, and at the top of its way by itself, in board units. */
const CARRIED_HEIGHT = 34
const HOP_HEIGHT = 90
/** How near to the plug or to a jack a pointer must be, in units of the drawing. */
const REACH = 44
const HOP = { duration: 0.5, ease: 'easeInOut' } as const

/** The visitor's plug, or the jack of a recorded call. */
type CordTarget = 'plug' | 'jack'

const isNear = ([x1, y1]: Point2D, [x2, y2]: Point2D) => Math.hypot(x1 - x2, y1 - y2) < REACH

/** The visitor's cord: its second plug is carried by the pointer, or goes by itself, into the jack of a recorded call. */
export function createPatchCord(animate: typeof animateSingleValue, calls: number, onChange: () => void) {
  const jacks = CALL_JACKS.slice(0, calls)
  /** Share of the way that the plug has gone by itself. */
  const way = motionValue(1)
  let from = PATCH_REST
  let to = PATCH_REST
  let isLive = false
  const unsubscribe = way.on('change', onChange)

  const end = (): Point3D => {
    const share = way.get()
    const between = (a: number, b: number) => a + (b - a) * share
    const height = between(from[2], to[2]) + Math.sin(Math.PI * share) * HOP_HEIGHT
    return [between(from[0], to[0]), between(from[1], to[1]), height]
  }
  /** The call whose jack is at this place; -1 for none. */
  const callAt = (view: BoardView, place: Point2D) =>
    jacks.findIndex((jack) => isNear(drawnAt(view, jack), place))
  /** Sends the plug into the jack of a call, or back to its own. */
  const plugInto = (call: number) => {
    const jack = jacks[call] ?? PATCH_REST
    if (jack === to) return
    from = end()
    to = jack
    if (prefersReducedMotion()) return (way.jump(1), onChange())
    way.jump(0)
    animate(way, 1, HOP)
  }

  return {
    now: (): PatchCord => ({ end: end(), calls, isLive }),
    /** The element at this position, which a pointer would drag or hover. */
    targetAt(view: BoardView, place: Point2D): CordTarget | undefined {
      if (isNear(drawnAt(view, end()), place)) return 'plug'
      return callAt(view, place) >= 0 ? 'jack' : undefined
    },
    carry(view: BoardView, place: Point2D) {
      from = to = pointOnBoard(view, place, CARRIED_HEIGHT)
      way.jump(1)
      onChange()
    },
    /** Plugs it into the jack at this place, and returns the call of that jack; -1 for none. */
    drop(view: BoardView, place: Point2D) {
      const call = callAt(view, place)
      plugInto(call)
      return call
    },
    /** Follows what plays: a call goes through the cord, or none. */
    connect(call: number) {
      isLive = call >= 0
      plugInto(call)
      onChange()
    },
    dispose() {
      way.stop()
      unsubscribe()
    },
  }
}

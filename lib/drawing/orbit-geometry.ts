import { pointOnCircle } from './svg-math'

/** Radius of the process orbit, in px. A narrow page scales the drawing. */
export const ORBIT_RADIUS_PX = 200

/** The orbit turns by 0.3° every 50 ms. */
const ORBIT_STEP_DEG = 0.3
const ORBIT_STEP_MS = 50
export const ORBIT_DEG_PER_MS = ORBIT_STEP_DEG / ORBIT_STEP_MS

/** Position of stop `index` of `count`, in px from the centre, when the orbit has turned by `rotationDeg`, clockwise from the top. */
export const orbitPosition = (index: number, count: number, rotationDeg: number) =>
  pointOnCircle((360 / count) * index + rotationDeg, ORBIT_RADIUS_PX)

/** The last whole step of ORBIT_STEP_DEG at or before `rotationDeg`. */
export const steppedRotation = (rotationDeg: number): number =>
  Math.floor(rotationDeg / ORBIT_STEP_DEG + 1e-9) * ORBIT_STEP_DEG

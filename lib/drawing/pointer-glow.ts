/** Settings of the glow along a border that follows the pointer. */
export interface GlowSettings {
  /** Softness of the glow, in pixels. */
  blur: number
  /** Share of the shorter half-side, around the middle, in which there is no glow. */
  inactiveZone: number
  /** Distance outside the box at which the pointer still causes a glow, in pixels. */
  proximity: number
  /** Half of the glowing part of the border, in degrees. */
  spread: number
  /** In pixels. */
  borderWidth: number
  /** How long the glow takes to follow the pointer, in seconds. */
  movementDuration: number
}

export const GLOW_DEFAULTS: GlowSettings = {
  blur: 0,
  inactiveZone: 0.7,
  proximity: 0,
  spread: 20,
  borderWidth: 1,
  movementDuration: 2,
}

/** Direction of the pointer from the middle of the box, in degrees from the top; null where there is no glow. */
export function glowAngle(
  box: { left: number; top: number; width: number; height: number },
  pointer: { x: number; y: number },
  { inactiveZone, proximity }: Pick<GlowSettings, 'inactiveZone' | 'proximity'>,
): number | null {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const away = { x: pointer.x - middle.x, y: pointer.y - middle.y }
  const inactiveRadius = 0.5 * Math.min(box.width, box.height) * inactiveZone
  if (Math.hypot(away.x, away.y) < inactiveRadius) return null
  const near = Math.abs(away.x) < box.width / 2 + proximity && Math.abs(away.y) < box.height / 2 + proximity
  return near ? (Math.atan2(away.y, away.x) * 180) / Math.PI + 90 : null
}

/** The target angle, so that the glow moves the shorter way around. */
export function shortestTurnTo(fromDegrees: number, toDegrees: number): number {
  const difference = ((toDegrees - fromDegrees + 540) % 360) - 180
  return fromDegrees + difference
}

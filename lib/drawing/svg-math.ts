/** Rounded to a tenth, which is enough for path data. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10

/** How far a peak is flat at its bottom and at its top, as a share of its slope. */
export const LEVEL_SHARE = 0.42

/** A point at a distance from (0, 0), turned clockwise from the top. */
export function pointOnCircle(degrees: number, radius: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180
  return { x: Math.sin(turn) * radius, y: -Math.cos(turn) * radius }
}

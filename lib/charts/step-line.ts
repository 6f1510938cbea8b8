import { PEN_EDGE, toTenth } from '../drawing/svg-math'

export interface SquareStep {
  dx: number
  /** Height above (negative) or below (positive) the line. */
  y: number
}

/** Square steps drawn as with a broad pen, from (x, y): there along one edge and back along the other. */
export function stepLine(x: number, y: number, steps: readonly SquareStep[]): string {
  let corner = { x, y }
  const corners = [corner]
  for (const step of steps) {
    corners.push({ x: corner.x, y: y + step.y })
    corner = { x: corner.x + step.dx, y: y + step.y }
    corners.push(corner)
  }
  const edge = (points: typeof corners, sign: 1 | -1) =>
    points
      .map((point) => `${toTenth(point.x + sign * PEN_EDGE.x)} ${toTenth(point.y + sign * PEN_EDGE.y)}`)
      .join('L')
  return `M${edge(corners, 1)}L${edge([...corners].reverse(), -1)}Z`
}

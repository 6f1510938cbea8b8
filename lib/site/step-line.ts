import { PEN_EDGE, toTenth } from './svg-math'

export interface SquareStep {
  dx: number
  /** Height above (negative) or below (positive) the line. */
  y: number
}

/** Square steps drawn as with a broad pen, from (x, y): there along one edge and back along the other. */
export function stepLine(x: number, y: number, steps: readonly SquareStep[]): string {
  let at = { x, y }
  const corners = [at]
  for (const step of steps) {
    corners.push({ x: at.x, y: y + step.y })
    at = { x: at.x + step.dx, y: y + step.y }
    corners.push(at)
  }
  const edge = (points: typeof corners, sign: 1 | -1) =>
    points
      .map((corner) => `${toTenth(corner.x + sign * PEN_EDGE.x)} ${toTenth(corner.y + sign * PEN_EDGE.y)}`)
      .join('L')
  return `M${edge(corners, 1)}L${edge([...corners].reverse(), -1)}Z`
}

import { PEN_EDGE, toTenth } from './svg-math'

interface SquareStep {
  dx: number
  /** Height above (negative) or below (positive) the line. */
  y: number
}

/** Square steps from (x, y), with the stroke of a broad pen. Returns path data of its outline, to be filled. */
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

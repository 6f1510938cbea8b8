/** Offset of an edge of the stroke, as in `waveform-path.ts`, so that square steps look like the waves. */
const EDGE = { x: 0.9, y: -0.6 }

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
    points.map((corner) => `${round(corner.x + sign * EDGE.x)} ${round(corner.y + sign * EDGE.y)}`).join('L')
  return `M${edge(corners, 1)}L${edge([...corners].reverse(), -1)}Z`
}

const round = (value: number) => Math.round(value * 10) / 10

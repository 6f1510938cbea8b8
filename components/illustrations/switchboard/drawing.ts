import { toTenth } from '@/lib/drawing/svg-math'

/** Rotation of the board: about its own axis, and toward the viewer. Radians. */
export interface BoardView {
  yaw: number
  tilt: number
}

export const RESTING_VIEW: BoardView = { yaw: -0.52, tilt: 0.62 }
export const TILT_LIMITS = { min: 0.34, max: 1.05 } as const
export const BOARD_BOX = { width: 720, height: 620 } as const

/** Names of the colours in the drawing; the component maps them to tokens. */
export type BoardColour = 'ink' | 'accent' | 'raised' | 'board' | 'shade' | 'live' | 'highlight'

/** One stroke or filled shape of the drawing, to be painted in order. */
export interface BoardShape {
  d: string
  fill?: BoardColour
  stroke?: BoardColour
  width?: number
  /** Height for each unit of width, for a shape that lies on the board; 1 without. */
  flattened?: number
}

type Point3D = readonly [x: number, y: number, z: number]
type Point2D = readonly [x: number, y: number]

const COLUMNS = 10
const ROWS = 7
const PITCH = 44
const BOARD_HALF_SIZE = { x: (COLUMNS * PITCH) / 2 + 10, y: (ROWS * PITCH) / 2 + 10 }
const PLUG_HEIGHT = 26
/** Height of the shadow, in board units: close enough to the plate to stay within the section. */
const SHADOW_HEIGHT = -52
/** In board units. A smaller distance gives a stronger perspective. */
const VIEWER_DISTANCE = 1500
/** Drawing units for each board unit. */
const SCALE = 1.18

interface Cord {
  from: readonly [column: number, row: number]
  to: readonly [column: number, row: number]
  height: number
  ink: 'ink' | 'accent'
  /** Position of the moving dot along the cord, from 0 to 1; undefined for a call on hold. */
  pulse?: number
}

/** Eight calls in progress or on hold. */
const CORDS: readonly Cord[] = [
  { from: [0, 1], to: [3, 0], height: 150, ink: 'accent', pulse: 0.62 },
  { from: [1, 4], to: [4, 5], height: 150, ink: 'ink', pulse: 0.3 },
  { from: [2, 2], to: [6, 4], height: 235, ink: 'accent', pulse: 0.44 },
  { from: [4, 1], to: [7, 0], height: 165, ink: 'ink' },
  { from: [5, 2], to: [9, 3], height: 220, ink: 'accent', pulse: 0.7 },
  { from: [0, 5], to: [2, 6], height: 110, ink: 'accent' },
  { from: [5, 6], to: [9, 5], height: 185, ink: 'ink', pulse: 0.55 },
  { from: [7, 2], to: [7, 5], height: 150, ink: 'accent', pulse: 0.25 },
]

const jack = (column: number, row: number): Point3D => [
  (column - (COLUMNS - 1) / 2) * PITCH,
  (row - (ROWS - 1) / 2) * PITCH,
  0,
]

/** Perspective projection of a point of the board to drawing coordinates. */
function createProjection({ yaw, tilt }: BoardView) {
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)]
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)]
  return ([x, y, z]: Point3D): Point2D => {
    const right = x * cosYaw - y * sinYaw
    const depth = x * sinYaw + y * cosYaw
    const perspective = VIEWER_DISTANCE / (VIEWER_DISTANCE - depth * cosTilt - z * sinTilt)
    return [
      BOARD_BOX.width / 2 + right * perspective * SCALE,
      BOARD_BOX.height * 0.56 + (depth * sinTilt - z * cosTilt) * perspective * SCALE,
    ]
  }
}

type Project = (point: Point3D) => Point2D
const at = ([x, y]: Point2D) => `${toTenth(x)} ${toTenth(y)}`
const polygon = (points: readonly Point2D[]) => `M${points.map(at).join('L')}Z`

/** A circle on the board, projected to an ellipse. */
function ring([cx, cy, z]: Point3D, radius: number, project: Project, { tilt }: BoardView): string {
  const [x, y] = project([cx, cy, z])
  const wide = toTenth(radius * SCALE)
  const high = toTenth(radius * SCALE * Math.sin(tilt))
  return `M${toTenth(x - wide)} ${toTenth(y)}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0-${2 * wide} 0`
}

/** A point on the cubic Bézier curve of a cord; `share` runs from 0 (first plug) to 1 (second plug). */
function alongCord({ from, to, height }: Cord, share: number): Point3D {
  const [ax, ay] = jack(...from)
  const [bx, by] = jack(...to)
  const remaining = 1 - share
  const weightFrom = remaining ** 3 + 3 * remaining ** 2 * share
  const weightTo = share ** 3 + 3 * remaining * share ** 2
  const lift = 3 * remaining * share * height + PLUG_HEIGHT
  return [ax * weightFrom + bx * weightTo, ay * weightFrom + by * weightTo, lift]
}

const STEPS = 8

function cordPath(cord: Cord, project: Project): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => project(alongCord(cord, step / STEPS)))
  return smooth(points)
}

/** A curve through the points, smooth at each. */
function smooth(points: readonly Point2D[]): string {
  let path = `M${at(points[0]!)}`
  for (let index = 0; index < points.length - 1; index++) {
    const before = points[Math.max(0, index - 1)]!
    const from = points[index]!
    const to = points[index + 1]!
    const after = points[Math.min(points.length - 1, index + 2)]!
    const first: Point2D = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point2D = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${at(first)} ${at(second)} ${at(to)}`
  }
  return path
}

/** Every shape of the board, farthest first. `drift` moves the pulses along their cords. */
export function drawSwitchboard(view: BoardView, drift = 0): BoardShape[] {
  const project = createProjection(view)
  return [
    ...drawPlate(project),
    ...drawJacks(project, view),
    ...[...CORDS]
      .sort((one, other) => nearnessToViewer(one, view) - nearnessToViewer(other, view))
      .flatMap((cord) => drawCord(cord, project, view, drift)),
  ]
}

const nearnessToViewer = (cord: Cord, { yaw }: BoardView): number => {
  const [x, y] = alongCord(cord, 0.5)
  return x * Math.sin(yaw) + y * Math.cos(yaw)
}

function drawPlate(project: Project): BoardShape[] {
  const corner = (x: number, y: number, z: number) =>
    project([x * BOARD_HALF_SIZE.x, y * BOARD_HALF_SIZE.y, z])
  const top = [corner(-1, -1, 0), corner(1, -1, 0), corner(1, 1, 0), corner(-1, 1, 0)]
  const side = (x1: number, y1: number, x2: number, y2: number): BoardShape => ({
    d: polygon([corner(x1, y1, 0), corner(x2, y2, 0), corner(x2, y2, -26), corner(x1, y1, -26)]),
    fill: 'ink',
    stroke: 'ink',
    width: 1.4,
  })
  return [
    {
      d: polygon([
        corner(-1, -1, SHADOW_HEIGHT),
        corner(1, -1, SHADOW_HEIGHT),
        corner(1, 1, SHADOW_HEIGHT),
        corner(-1, 1, SHADOW_HEIGHT),
      ]),
      fill: 'shade',
    },
    side(-1, -1, 1, -1),
    side(1, -1, 1, 1),
    side(1, 1, -1, 1),
    side(-1, 1, -1, -1),
    { d: polygon(top), fill: 'board', stroke: 'ink', width: 1.6 },
  ]
}

/** The jacks are round dots in three sizes, flattened as the board is tilted: a rim, its face and the hole. */
function drawJacks(project: Project, { tilt }: BoardView): BoardShape[] {
  const flattened = Math.sin(tilt)
  let dots = ''
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = project(jack(column, row))
      dots += `M${at([x, y / flattened])}h.1`
    }
  }
  const dot = (stroke: BoardColour, width: number): BoardShape => ({ d: dots, stroke, width, flattened })
  return [dot('ink', 27), dot('raised', 24.6), dot('ink', 13)]
}

function drawCord(cord: Cord, project: Project, view: BoardView, drift: number): BoardShape[] {
  const path = cordPath(cord, project)
  const ends = [jack(...cord.from), jack(...cord.to)]
  const shadow = `M${at(project(ends[0]!))}L${at(project(ends[1]!))}`
  const plugs = ends
    .map(([x, y]) => `M${at(project([x, y, 0]))}L${at(project([x, y, PLUG_HEIGHT]))}`)
    .join('')
  const caps = ends.map(([x, y]) => ring([x, y, PLUG_HEIGHT], 7.5, project, view)).join('')
  const shapes: BoardShape[] = [
    { d: shadow, stroke: 'shade', width: 9 },
    { d: plugs, stroke: cord.ink, width: 15 },
    { d: caps, fill: 'raised', stroke: cord.ink, width: 1.6 },
    { d: path, stroke: 'raised', width: 11 },
    { d: path, stroke: cord.ink, width: 7 },
    { d: path, stroke: 'highlight', width: 1.6 },
  ]
  if (cord.pulse !== undefined) {
    const middle = project(alongCord(cord, (cord.pulse + drift) % 1))
    shapes.push({ d: circle(middle, 7.5), fill: 'raised' }, { d: circle(middle, 5), fill: 'live' })
  }
  return shapes
}

const circle = ([x, y]: Point2D, radius: number) =>
  `M${toTenth(x - radius)} ${toTenth(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

import { toTenth } from '@/lib/drawing/svg-math'

/** Rotation of the board: about its own axis, and toward the viewer. Radians. */
export interface BoardView {
  yaw: number
  tilt: number
}

export const RESTING_VIEW: BoardView = { yaw: -0.24, tilt: 0.52 }
export const TILT_LIMITS = { min: 0.34, max: 1.05 } as const
/** Limits of the rotation. Beyond them the cords would cross the words next to the board. */
export const YAW_LIMITS = { min: RESTING_VIEW.yaw - 0.18, max: RESTING_VIEW.yaw + 0.36 } as const
export const BOARD_BOX = { width: 720, height: 360 } as const

/** Names of the colours in the drawing; the component maps them to tokens. */
export type BoardColour = 'ink' | 'accent' | 'raised' | 'board' | 'shade' | 'live' | 'highlight'

/** One stroke or filled shape of the drawing, to be painted in order. */
export interface BoardShape {
  d: string
  fill?: BoardColour
  stroke?: BoardColour
  width?: number
  /** Height for each unit of width, for a shape on the board. Default: 1. */
  flattened?: number
}

/** On the board: along it, across it, and above it. */
export type Point3D = readonly [x: number, y: number, z: number]
export type Point2D = readonly [x: number, y: number]

const COLUMNS = 14
const ROWS = 5
const PITCH = 44
const BOARD_HALF_SIZE = { x: (COLUMNS * PITCH) / 2 + 10, y: (ROWS * PITCH) / 2 + 10 }
const PLUG_HEIGHT = 26
/** Height of the shadow, in board units: close enough to the plate to stay within the section. */
const SHADOW_HEIGHT = -46
/** In board units. A smaller distance gives a stronger perspective. */
const VIEWER_DISTANCE = 1500
/**
 * The middle of the board in the drawing. It is left of the middle of the drawing, because the right end of the board is
 * nearer to the viewer and so looks wider.
 */
const CENTRE = { x: BOARD_BOX.width / 2 - 9, y: BOARD_BOX.height * 0.56 } as const

interface Cord {
  ends: readonly [Point3D, Point3D]
  height: number
  ink: 'ink' | 'accent'
  /** Position of the moving dot along the cord, from 0 to 1; undefined for a call on hold. */
  pulse?: number
}

const jack = (column: number, row: number): Point3D => [
  (column - (COLUMNS - 1) / 2) * PITCH,
  (row - (ROWS - 1) / 2) * PITCH,
  0,
]

const CORDS: readonly Cord[] = [
  { ends: [jack(0, 1), jack(3, 0)], height: 64, ink: 'accent', pulse: 0.62 },
  { ends: [jack(3, 3), jack(6, 4)], height: 95, ink: 'ink', pulse: 0.3 },
  { ends: [jack(4, 2), jack(7, 3)], height: 90, ink: 'accent', pulse: 0.44 },
  { ends: [jack(8, 1), jack(10, 0)], height: 125, ink: 'ink' },
  { ends: [jack(8, 2), jack(12, 2)], height: 215, ink: 'accent', pulse: 0.7 },
  { ends: [jack(9, 4), jack(12, 3)], height: 120, ink: 'ink', pulse: 0.55 },
  { ends: [jack(11, 0), jack(13, 1)], height: 150, ink: 'accent', pulse: 0.25 },
]

/**
 * The eighth cord is the visitor's: its second plug goes into the jack of a recorded call. Until then it hangs over the front
 * edge of the board.
 */
const PATCH_START = jack(7, 4)
export const PATCH_REST: Point3D = [jack(8.7, 4)[0], BOARD_HALF_SIZE.y + 8, -66]
export const CALL_JACKS: readonly Point3D[] = [jack(1, 2), jack(5, 1), jack(9, 3), jack(12, 4)]

export interface PatchCord {
  /** The position of its second plug. */
  end: Point3D
  /** How many jacks lead to a recorded call. */
  calls: number
  /** Whether a call goes through it. */
  isLive: boolean
}

export const restingPatch = (calls: number): PatchCord => ({ end: PATCH_REST, calls, isLive: false })

function createProjection({ yaw, tilt }: BoardView) {
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)]
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)]
  return ([x, y, z]: Point3D): Point2D => {
    const right = x * cosYaw - y * sinYaw
    const depth = x * sinYaw + y * cosYaw
    const perspective = VIEWER_DISTANCE / (VIEWER_DISTANCE - depth * cosTilt - z * sinTilt)
    return [CENTRE.x + right * perspective, CENTRE.y + (depth * sinTilt - z * cosTilt) * perspective]
  }
}

/** The point at a height above the board that is drawn at a place of the drawing. */
export function pointOnBoard({ yaw, tilt }: BoardView, [drawnX, drawnY]: Point2D, height: number): Point3D {
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)]
  const right = drawnX - CENTRE.x
  const down = drawnY - CENTRE.y
  const depth =
    (down * (VIEWER_DISTANCE - height * sinTilt) + VIEWER_DISTANCE * height * cosTilt) /
    (VIEWER_DISTANCE * sinTilt + down * cosTilt)
  const across = (right * (VIEWER_DISTANCE - depth * cosTilt - height * sinTilt)) / VIEWER_DISTANCE
  return [
    across * Math.cos(yaw) + depth * Math.sin(yaw),
    depth * Math.cos(yaw) - across * Math.sin(yaw),
    height,
  ]
}

export const drawnAt = (view: BoardView, point: Point3D): Point2D => createProjection(view)(point)

type Project = (point: Point3D) => Point2D
const at = ([x, y]: Point2D) => `${toTenth(x)} ${toTenth(y)}`
const polygon = (points: readonly Point2D[]) => `M${points.map(at).join('L')}Z`

/** A circle on the board, projected to an ellipse. */
function ring([cx, cy, z]: Point3D, radius: number, project: Project, { tilt }: BoardView): string {
  const [x, y] = project([cx, cy, z])
  const wide = toTenth(radius)
  const high = toTenth(radius * Math.sin(tilt))
  return `M${toTenth(x - wide)} ${toTenth(y)}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0-${2 * wide} 0`
}

/** A point on the cubic Bézier curve of a cord; `share` runs from 0 (first plug) to 1 (second plug). */
function alongCord({ ends: [[ax, ay, az], [bx, by, bz]], height }: Cord, share: number): Point3D {
  const remaining = 1 - share
  const weightFrom = remaining ** 3 + 3 * remaining ** 2 * share
  const weightTo = share ** 3 + 3 * remaining * share ** 2
  const lift = 3 * remaining * share * height + PLUG_HEIGHT
  return [
    ax * weightFrom + bx * weightTo,
    ay * weightFrom + by * weightTo,
    az * weightFrom + bz * weightTo + lift,
  ]
}

const STEPS = 6

/** A curve through seven points of the cord, smooth at each. */
function cordPath(cord: Cord, project: Project): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => project(alongCord(cord, step / STEPS)))
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
export function drawSwitchboard(view: BoardView, drift = 0, patch = restingPatch(0)): BoardShape[] {
  const project = createProjection(view)
  return [
    ...drawPlate(project),
    ...drawJacks(project, view, patch.calls),
    ...[...CORDS, cordOf(patch)]
      .sort((one, other) => nearnessToViewer(one, view) - nearnessToViewer(other, view))
      .flatMap((cord) => drawCord(cord, project, view, drift)),
  ]
}

/** A longer way needs a higher arc. */
function cordOf({ end, isLive }: PatchCord): Cord {
  const distance = Math.hypot(end[0] - PATCH_START[0], end[1] - PATCH_START[1])
  return {
    ends: [PATCH_START, end],
    height: 50 + distance / 2.5,
    ink: 'accent',
    ...(isLive ? { pulse: 0.5 } : {}),
  }
}

const nearnessToViewer = (cord: Cord, { yaw }: BoardView): number => {
  const [x, y] = alongCord(cord, 0.5)
  return x * Math.sin(yaw) + y * Math.cos(yaw)
}

function drawPlate(project: Project): BoardShape[] {
  const corner = (x: number, y: number, z: number) =>
    project([x * BOARD_HALF_SIZE.x, y * BOARD_HALF_SIZE.y, z])
  const level = (z: number) =>
    polygon([corner(-1, -1, z), corner(1, -1, z), corner(1, 1, z), corner(-1, 1, z)])
  const side = (x1: number, y1: number, x2: number, y2: number): BoardShape => ({
    d: polygon([corner(x1, y1, 0), corner(x2, y2, 0), corner(x2, y2, -26), corner(x1, y1, -26)]),
    fill: 'ink',
    stroke: 'ink',
    width: 1.4,
  })
  return [
    { d: level(SHADOW_HEIGHT), fill: 'shade' },
    side(-1, -1, 1, -1),
    side(1, -1, 1, 1),
    side(1, 1, -1, 1),
    side(-1, 1, -1, -1),
    { d: level(0), fill: 'board', stroke: 'ink', width: 1.6 },
  ]
}

/**
 * The jacks: a rim, a face and a hole, in three sizes, flattened as the board is tilted. The jacks of the recorded calls
 * have a broad rim.
 */
function drawJacks(project: Project, { tilt }: BoardView, calls: number): BoardShape[] {
  const flattened = Math.sin(tilt)
  const dot = (point: Point3D) => {
    const [x, y] = project(point)
    return `M${at([x, y / flattened])}h.1`
  }
  let all = ''
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) all += dot(jack(column, row))
  }
  const rims = CALL_JACKS.slice(0, calls).map(dot).join('')
  return [
    { d: all, stroke: 'ink', width: 27, flattened },
    { d: rims, stroke: 'accent', width: 38, flattened },
    { d: all, stroke: 'raised', width: 24.6, flattened },
    { d: all, stroke: 'ink', width: 13, flattened },
  ]
}

function drawCord(cord: Cord, project: Project, view: BoardView, drift: number): BoardShape[] {
  const path = cordPath(cord, project)
  const [[ax, ay], [bx, by]] = cord.ends
  const shadow = `M${at(project([ax, ay, 0]))}L${at(project([bx, by, 0]))}`
  const plugs = cord.ends
    .map(([x, y, z]) => `M${at(project([x, y, z]))}L${at(project([x, y, z + PLUG_HEIGHT]))}`)
    .join('')
  const caps = cord.ends.map(([x, y, z]) => ring([x, y, z + PLUG_HEIGHT], 7.5, project, view)).join('')
  const middle = cord.pulse === undefined ? null : project(alongCord(cord, (cord.pulse + drift) % 1))
  return [
    { d: shadow, stroke: 'shade', width: 9 },
    { d: plugs, stroke: cord.ink, width: 15 },
    { d: caps, fill: 'raised', stroke: cord.ink, width: 1.6 },
    { d: path, stroke: 'raised', width: 11 },
    { d: path, stroke: cord.ink, width: 7 },
    { d: path, stroke: 'highlight', width: 1.6 },
    // Drawn empty for a call on hold, so that the number of shapes stays the same.
    { d: middle ? circle(middle, 7.5) : '', fill: 'raised' },
    { d: middle ? circle(middle, 5) : '', fill: 'live' },
  ]
}

const circle = ([x, y]: Point2D, radius: number) =>
  `M${toTenth(x - radius)} ${toTenth(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

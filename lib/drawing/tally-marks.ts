import { seededRandom } from './random'

/** Strokes in a group: four upright, the fifth across them. */
const GROUP = 5
const STROKE_GAP = 6
const GROUP_GAP = 12
const GROUP_WIDTH = (GROUP - 2) * STROKE_GAP
const HEIGHT = 24
const ROW_GAP = 12

export interface TallyMarksDrawing {
  /** Path data of all strokes, to be stroked. */
  path: string
  width: number
  height: number
}

/** A count as tally marks, in groups of five; `groupsPerRow` groups in a row. */
export function tallyMarks(count: number, groupsPerRow: number): TallyMarksDrawing {
  const random = seededRandom(count)
  const hand = (spread: number) => Math.round((random() - 0.5) * spread * 10) / 10
  const strokes = Array.from({ length: count }, (_, index) => {
    const group = Math.floor(index / GROUP)
    const left = 4 + (group % groupsPerRow) * (GROUP_WIDTH + GROUP_GAP)
    const top = 2 + Math.floor(group / groupsPerRow) * (HEIGHT + ROW_GAP)
    const place = index % GROUP
    if (place === GROUP - 1) return `M${left - 4} ${top + 18 + hand(4)}l${GROUP_WIDTH + 8} ${-12 + hand(3)}`
    return `M${left + place * STROKE_GAP} ${top + hand(3)}l${hand(2)} ${HEIGHT - 2}`
  })
  const groups = Math.ceil(count / GROUP)
  const rows = Math.ceil(groups / groupsPerRow)
  return {
    path: strokes.join(''),
    width: Math.min(groups, groupsPerRow) * (GROUP_WIDTH + GROUP_GAP),
    height: rows * (HEIGHT + ROW_GAP),
  }
}

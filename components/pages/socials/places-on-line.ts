import { cx } from 'class-variance-authority'

/** Which place a sheet has on the line: its columns, and whether it begins or ends a row. */
export interface Place {
  className: string
  'data-tablet-row': string
  'data-desk-row': string
}

const TABLET_COLUMNS = 2
const DESK_COLUMNS = 12
const MOST_IN_ROW = 4
const CLASSES: Record<number, string> = { 3: 'lg:col-span-3', 4: 'lg:col-span-4', 6: 'lg:col-span-6' }

/**
 * The places of all sheets: the newest video, the thread, the post and the other videos. Every row is full, whatever the number of
 * videos.
 */
export function placesOnLine(videos: number): Place[] {
  const desk = deskColumns(videos)
  const isAlone = (index: number) =>
    videos > 0 && (index === 0 || (index === desk.length - 1 && index % 2 === 1))
  const tablet = desk.map((_, index) => (isAlone(index) ? TABLET_COLUMNS : 1))
  const tabletRows = rowEdges(tablet, TABLET_COLUMNS)
  const deskRows = rowEdges(desk, DESK_COLUMNS)
  return desk.map((columns, index) => ({
    className: cx(isAlone(index) && 'md:col-span-2', CLASSES[columns]),
    'data-tablet-row': tabletRows[index]!,
    'data-desk-row': deskRows[index]!,
  }))
}

function deskColumns(videos: number): number[] {
  if (videos === 0) return [6, 6]
  if (videos === 2) return [6, 6, 6, 6]
  const older = videos - 1
  const rows = Math.ceil(older / MOST_IN_ROW)
  // Five are a row of three and one of two.
  const counts = Array.from({ length: rows }, (_, row) => Math.ceil((older - row) / rows))
  return [6, 3, 3, ...counts.flatMap((count) => Array<number>(count).fill(DESK_COLUMNS / count))]
}

/** `start`, `end`, both or neither for each of the sheets that fill rows of so many columns. */
function rowEdges(columns: readonly number[], perRow: number): string[] {
  let filled = 0
  return columns.map((count) => {
    const isStart = filled % perRow === 0
    filled += count
    return cx(isStart && 'start', filled % perRow === 0 && 'end')
  })
}

import { cx } from 'class-variance-authority'
import { seededRandom } from '@/lib/drawing/random'

/** Strokes in a group: four upright, the fifth across them. */
const GROUP = 5
/** Of the drawing of a group, half of the space to the next one included. */
const SIZE = { width: 30, height: 36 }
const STROKE = { left: 6, top: 4, apart: 6, height: 28 }

/**
 * A count in tally marks: a drawing for each group of five, in the order of writing. The container places them. Its width gives
 * them theirs, and `--pen` is the width of a stroke.
 */
export function TallyMarks({ count, className }: { count: number; className?: string }) {
  const random = seededRandom(count)
  const hand = (spread: number) => Math.round((random() - 0.5) * spread * 10) / 10
  return Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => {
    const strokes = Math.min(GROUP, count - group * GROUP)
    const upright = Array.from(
      { length: Math.min(strokes, GROUP - 1) },
      (__, index) =>
        `M${STROKE.left + index * STROKE.apart + hand(1.6)} ${STROKE.top + hand(3)}l${hand(2)} ${STROKE.height}`,
    )
    return (
      <svg
        key={group}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        aria-hidden="true"
        className={cx('fill-none stroke-ink stroke-(length:--pen) [stroke-linecap:round]', className)}
      >
        <path d={upright.join('')} vectorEffect="non-scaling-stroke" />
        {strokes === GROUP ? (
          <path
            d={`M2 ${25 + hand(4)}L28 ${11 + hand(4)}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        ) : null}
      </svg>
    )
  })
}

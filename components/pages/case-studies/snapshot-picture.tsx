import type { SnapshotPicture as Picture } from '@/content/case-studies'
import styles from './snapshots.module.css'

/** What a snapshot shows, in ink: plates that used to go cold, or quotes before and after. */
export function SnapshotPicture({ picture }: { picture: Picture }) {
  return (
    <svg viewBox="0 0 400 120" aria-hidden="true" className={styles.picture}>
      {picture.kind === 'plates' ? <Plates count={picture.count} /> : <Shares {...picture} />}
    </svg>
  )
}

const PLATES_PER_ROW = 13

function Plates({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const x = 26 + (index % PLATES_PER_ROW) * 29
    const y = 24 + Math.floor(index / PLATES_PER_ROW) * 36
    return (
      <g key={index}>
        <circle cx={x} cy={y} r="12" className={styles.plate} />
        <circle cx={x} cy={y} r="7" className={styles.served} />
      </g>
    )
  })
}

/** A hundred strokes each, those that count in ink. */
function Shares({ before, after }: { before: number; after: number }) {
  const strokes = (top: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M${16 + (from + index) * 3.7} ${top}v34`).join('')
  return (
    <>
      <path d={strokes(18, 0, before)} className={styles.strokes} />
      <path d={strokes(18, before, 100)} className={styles.faint} />
      <path d={strokes(68, 0, after)} className={styles.violetStrokes} />
      <path d={strokes(68, after, 100)} className={styles.faint} />
    </>
  )
}

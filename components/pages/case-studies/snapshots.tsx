import { cx } from 'class-variance-authority'
import moves from '@/components/motion/moves.module.css'
import { ButtonLink } from '@/components/ui/button'
import { OutArrow } from '@/components/ui/icons'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { cardClass } from '@/components/ui/card'
import type { Snapshot, SnapshotPicture as Picture, SnapshotsContent } from '@/content/case-studies'
import { assetUrl } from '@/lib/config'
import styles from './snapshots.module.css'

interface SnapshotsProps extends SectionOf<SnapshotsContent> {
  snapshots: readonly Snapshot[]
}

/** Short case studies as cards, side by side; on a phone one below the other. */
export function Snapshots({ content, snapshots, pageLine }: SnapshotsProps) {
  return (
    <Section
      name="snapshots"
      label={content.label}
      sampleOf={snapshots}
      ground="surface-accent"
      pageLine={pageLine}
    >
      <Heading size="quiet">{content.title}</Heading>
      <ul
        aria-label={content.title}
        className="col-span-full mt-[clamp(32px,4vw,56px)] grid gap-6 md:grid-cols-[1fr_1fr] md:gap-10 lg:col-start-3 lg:col-end-12"
      >
        {snapshots.map((snapshot, index) => (
          <li
            key={index}
            className={cardClass({
              className: cx('px-3.5 pt-3.5 pb-6.5', styles.snapshot, moves.swings),
            })}
            data-surface="light"
            data-snapshot
          >
            <SnapshotPicture picture={snapshot.picture} />
            <div className="mx-3">
              <h3 className="text-xl leading-tight">{snapshot.name}</h3>
              <p className="mt-2 text-balance text-ink-2">{snapshot.description}</p>
              <p className="mt-3.5 text-lg/list font-semibold tracking-title text-balance text-accent">
                {snapshot.results}
              </p>
              {snapshot.url ? (
                <ButtonLink href={snapshot.url} variant="quiet" external className="mt-5">
                  {content.open}
                  <span className="sr-only">: {snapshot.name}</span> <OutArrow />
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The picture of a card: an image, a drawing of plates (one each), or two bars of strokes (before and after). */
function SnapshotPicture({ picture }: { picture: Picture }) {
  if (picture.kind === 'image')
    return (
      <img
        src={assetUrl(picture.image)}
        alt={picture.label}
        loading="lazy"
        decoding="async"
        className="mb-5 h-24 w-full object-cover md:aspect-10/3 md:h-auto"
      />
    )
  return (
    <svg
      viewBox="0 0 400 120"
      aria-hidden="true"
      className="mb-5 h-24 w-full bg-surface-2 fill-none stroke-ink stroke-[1.4px] md:h-auto md:py-3"
    >
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
        <circle cx={x} cy={y} r="12" className="fill-raised" />
        <circle cx={x} cy={y} r="7" className="fill-accent stroke-none" />
      </g>
    )
  })
}

/** Two rows of 100 strokes: as many as the percentage in ink or accent, the rest in grey. */
function Shares({ before, after }: { before: number; after: number }) {
  const strokes = (top: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M${16 + (from + index) * 3.7} ${top}v34`).join('')
  return (
    <>
      <path d={strokes(18, 0, before)} className="stroke-2" />
      <path d={strokes(18, before, 100)} className="stroke-line-2" />
      <path d={strokes(68, 0, after)} className="stroke-accent stroke-2" />
      <path d={strokes(68, after, 100)} className="stroke-line-2" />
    </>
  )
}

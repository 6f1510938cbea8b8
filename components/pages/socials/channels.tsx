import { cx } from 'class-variance-authority'
import { ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { OutArrow } from '@/components/ui/icons'
import type { SectionOf } from '@/components/layout/section'
import type { ChannelsContent, Platform, SocialChannel } from '@/content/socials'
import { CountUp } from '@/components/motion/count-up'
import { grouped } from '@/content/format'
import moves from '@/components/motion/moves.module.css'
import { fitStyle } from '@/lib/drawing/fit-text'
import { flatSegment, speechWave, stepLine, waveOutline, type WaveSegment } from '@/lib/drawing/waveform-path'
import styles from './channels.module.css'
import { PlatformIcon } from './platform-icon'

interface ChannelsProps extends SectionOf<ChannelsContent> {
  channels: readonly SocialChannel[]
}

/** The channels; the first one, the most watched, has the widest cell. */
export function Channels({ content, channels: [first, ...others], pageLine }: ChannelsProps) {
  return (
    <section
      id="channels"
      data-section="channels"
      data-page-line-side={pageLine}
      aria-labelledby="channels-title"
      className="relative overflow-x-clip bg-surface-2 pt-24 pb-sec"
    >
      <Container>
        <h2 id="channels-title" className="type-display text-2xl">
          {content.title}
        </h2>
        <div
          className={cx(
            'mt-8 grid grid-cols-1 border-t-2 border-ink',
            others.length > 1 && styles.channels,
            others.length > 0 && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
          )}
        >
          {first ? (
            <ChannelCard
              channel={first}
              newTab={content.newTab}
              isFirst
              className={cx(others.length > 0 && 'lg:row-span-2 lg:border-r lg:border-b-0 lg:pr-12')}
              figure="text-[min(40vw,var(--fit))] lg:text-[min(29vw,32rem,var(--fit))]"
            />
          ) : null}
          {others.map((channel, index) => (
            <ChannelCard
              key={index}
              channel={channel}
              newTab={content.newTab}
              className="lg:pl-12 lg:last:border-b-0"
              figure="text-[min(34vw,var(--fit))] md:text-[min(22vw,var(--fit))] lg:text-[min(10.5vw,11rem,var(--fit))]"
            />
          ))}
        </div>
      </Container>
    </section>
  )
}

const UNIT = 'block text-xl leading-snug font-semibold tracking-title text-balance'

interface ChannelCardProps {
  channel: SocialChannel
  newTab: string
  /** The most watched: its button is the solid one. */
  isFirst?: boolean
  className: string
  figure: string
}

function ChannelCard({ channel, newTab, isFirst = false, className, figure }: ChannelCardProps) {
  const { platform, label, handle, url, count, unit, text, action } = channel
  return (
    <article
      data-channel={platform}
      className={cx('flex flex-col gap-6 border-b border-line py-7', className)}
    >
      <header className="flex items-center gap-3">
        <PlatformIcon platform={platform} />
        <h3 className="text-lg">{label}</h3>
        <span className="ml-auto text-base text-ink-2">{handle}</span>
      </header>
      <Voice platform={platform} />
      {count === undefined ? (
        <p className="max-w-[18em] type-serif text-2xl leading-quote">{text}</p>
      ) : (
        <p className="@container mt-auto flex flex-wrap items-baseline gap-x-4">
          <span
            className={cx('-ml-[.016em] block pb-[.16em] type-display leading-figure', figure)}
            style={fitStyle(grouped(count))}
          >
            <CountUp target={count} />
          </span>
          <span className="type-display text-2xl">{unit}</span>
        </p>
      )}
      <div className="grid content-between gap-5">
        <p className={count === undefined ? UNIT : 'max-w-[30em] text-lg text-pretty text-ink-2'}>
          {count === undefined ? unit : text}
        </p>
        <p>
          <ButtonLink external href={url} variant={isFirst ? 'solid' : 'ghost'}>
            {action}
            <span className="sr-only">, {newTab}</span> <OutArrow />
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

const HEIGHT = 64
const WIDTH = 640

/** How each channel speaks: whole builds, pictures, one short thing a day. */
const VOICES: Record<Platform, readonly WaveSegment[]> = {
  youtube: [
    ...speechWave({ width: 330, height: 30, pitch: 8, seed: 31 }),
    flatSegment(14),
    ...speechWave({ width: 190, height: 26, pitch: 8, seed: 12 }),
    flatSegment(12),
    ...speechWave({ width: WIDTH - 546, height: 18, pitch: 8, seed: 7 }),
  ],
  instagram: [90, 34, 120, 60, 74, 110].flatMap((dx, index) => [
    { dx, y: index % 2 ? 14 : -22 },
    { dx: 26, y: 0 },
  ]),
  x: [0, 1, 2, 3, 4].flatMap((day) => [
    ...speechWave({ width: 44, height: 24, pitch: 7, seed: 5 + day }),
    flatSegment(84),
  ]),
}

/** The channel's part of the line, in its own voice. */
function Voice({ platform }: { platform: Platform }) {
  const isSquare = platform === 'instagram'
  const y = HEIGHT / 2
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx(
        'h-10 w-full fill-accent stroke-accent stroke-[.6px] md:h-14 md:min-h-14 lg:flex-1',
        moves.swells,
      )}
    >
      <path
        d={isSquare ? stepLine(0, y, VOICES[platform]) : waveOutline(0, y, VOICES[platform])}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

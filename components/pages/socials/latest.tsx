import { cx } from 'class-variance-authority'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { SampleMark } from '@/components/layout/sample-mark'
import { TextLink } from '@/components/ui/button'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { useVideoPlayer, type VideoPlayer } from '@/components/video/use-video-player'
import { VideoButton } from '@/components/video/video-button'
import { type Published as PublishedDate, type Video } from '@/content/videos'
import type { LatestContent, LatestPost, LatestThread, Platform } from '@/content/socials'
import { siteConfig } from '@/lib/config'
import { dayAndMonth, publishedDay } from '@/lib/text/published'
import styles from './latest.module.css'
import { placesOnLine, type Place } from './places-on-line'
import { PlatformIcon } from './platform-icon'
import { Whiteboard } from './whiteboard'

interface LatestProps extends SectionOf<LatestContent> {
  /** Newest first. */
  videos: readonly Video[]
  thread: LatestThread
  post: LatestPost
}

/** The newest pieces, as sheets that hang from a telephone line across the page. */
export function Latest({ content, videos, thread, post, pageLine }: LatestProps) {
  const player = useVideoPlayer()
  const [lead, ...rest] = videos
  const places = placesOnLine(videos.length)
  const [threadPlace, postPlace, ...otherPlaces] = lead ? places.slice(1) : places
  return (
    <Section name="latest" label={content.label} hideLabel surface="dark-accent" pageLine={pageLine}>
      <Heading column="full">{content.title}</Heading>
      <ul className={cx('page-full', styles.line)}>
        {lead ? (
          <Hung place={places[0]} sag="deep">
            <VideoCard video={lead} player={player} lead />
          </Hung>
        ) : null}
        <Hung place={threadPlace} data-latest="thread">
          <Thread content={content} thread={thread} />
        </Hung>
        <Hung place={postPlace} data-latest="post">
          <Post content={content} post={post} />
        </Hung>
        {rest.map((video, index) => (
          <Hung key={video.id} place={otherPlaces[index]} compact>
            <VideoCard video={video} player={player} />
          </Hung>
        ))}
      </ul>
      {player.dialog}
    </Section>
  )
}

interface HungProps extends ComponentPropsWithoutRef<'li'> {
  place: Place | undefined
  /** How far the line gives way under it. */
  sag?: 'deep' | 'slight'
  /** On a phone an entry of a list, without the line. */
  compact?: boolean
}

/** A sheet that hangs from the line between two of its insulators. */
function Hung({ place, sag = 'slight', compact = false, children, ...rest }: HungProps) {
  return (
    <li
      {...rest}
      {...place}
      className={cx(styles.span, styles[sag], compact && styles.compact, place?.className)}
    >
      <span className={styles.from} />
      <span className={styles.to} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 1Q50 197 100 1" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.sheet} data-surface="light">
        {children}
      </div>
    </li>
  )
}

function VideoCard({ video, player, lead = false }: { video: Video; player: VideoPlayer; lead?: boolean }) {
  const titleId = `latest-${video.id}`
  return (
    <article
      data-latest="video"
      className={lead ? '' : 'grid grid-cols-[min(9rem,45%)_minmax(0,1fr)] gap-x-4 md:block'}
    >
      <VideoButton video={video} player={player} labelledBy={titleId} compact={!lead} />
      <div>
        <Published platform="youtube" date={video.published} className={lead ? 'mt-4' : 'md:mt-4'} />
        <h3
          id={titleId}
          className={lead ? 'mt-2 type-display text-2xl' : 'mt-1.5 text-base leading-snug md:text-lg'}
        >
          {video.title}
        </h3>
        <p
          className={
            lead
              ? 'mt-3 max-w-[34em] text-balance text-ink-2'
              : 'mt-2 hidden text-balance text-ink-2 md:block'
          }
        >
          {video.description}
        </p>
      </div>
    </article>
  )
}

function Thread({ content, thread }: Pick<LatestProps, 'content' | 'thread'>) {
  const { title, lines, url, published, platform } = thread
  return (
    <article>
      <Published
        platform={platform}
        kind={content.thread}
        date={published}
        mark={<SampleMark of={thread} />}
      />
      <h3 className="mt-2 text-lg">{title}</h3>
      <ol className="my-5 grid gap-4 border-l-2 border-accent pl-4">
        {lines.map((line, index) => (
          <li key={index} className="type-serif text-xl leading-quote lg:text-lg/quote">
            {line}
          </li>
        ))}
      </ol>
      <TextLink external href={url}>
        {content.readThread}
        <span className="sr-only">, {content.newTab}</span>
      </TextLink>
    </article>
  )
}

function Post({ content, post }: Pick<LatestProps, 'content' | 'post'>) {
  const { title, text, picture, whiteboard, url, published, platform } = post
  return (
    <article>
      <Whiteboard label={picture} {...whiteboard} />
      <Published platform={platform} kind={content.post} date={published} className="mt-4" />
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="mt-2 mb-3 text-ink-2">{text}</p>
      <TextLink external href={url}>
        {content.readPost}
        <span className="sr-only">, {content.newTab}</span>
      </TextLink>
    </article>
  )
}

interface PublishedProps {
  platform: Platform
  date: PublishedDate
  kind?: string
  mark?: ReactNode
  className?: string
}

function Published({ platform, date, kind, mark, className }: PublishedProps) {
  const day = publishedDay(date, siteConfig.buildDay)
  return (
    <p className={cx('flex items-center gap-2 text-xs text-ink-2', className)}>
      <PlatformIcon platform={platform} size={14} />
      {kind ? `${kind}, ` : null}
      <time dateTime={day}>{dayAndMonth(day)}</time>
      {mark}
    </p>
  )
}

import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
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
import { PlatformIcon } from './platform-icon'
import { Whiteboard } from './whiteboard'

interface LatestProps extends SectionOf<LatestContent> {
  /** Newest first. */
  videos: readonly Video[]
  thread: LatestThread
  post: LatestPost
}

export function Latest({ content, videos: [lead, ...rest], thread, post, pageLine }: LatestProps) {
  const player = useVideoPlayer()
  return (
    <Section name="latest" label={content.label} hideLabel pageLine={pageLine}>
      <Heading className="lg:col-[1/-1]!">{content.title}</Heading>
      <ul className="page-full mt-10 grid grid-cols-1 gap-x-gap border-t-2 border-ink md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2">
        {lead ? (
          <li className="border-b border-line py-6 md:col-span-2 lg:col-span-6 lg:row-span-1">
            <VideoCard video={lead} player={player} lead />
          </li>
        ) : null}
        <li className="border-b border-line py-6 lg:col-span-3 lg:border-l lg:pl-gap" data-latest="thread">
          <Thread content={content} thread={thread} />
        </li>
        <li className="border-b border-line py-6 lg:col-span-3 lg:border-l lg:pl-gap" data-latest="post">
          <Post content={content} post={post} />
        </li>
        {rest.map((video) => (
          <li key={video.id} className="border-b border-line py-6 lg:col-span-3">
            <VideoCard video={video} player={player} />
          </li>
        ))}
      </ul>
      {player.dialog}
    </Section>
  )
}

function VideoCard({ video, player, lead = false }: { video: Video; player: VideoPlayer; lead?: boolean }) {
  const titleId = `latest-${video.id}`
  return (
    <article
      data-latest="video"
      className={lead ? '' : 'grid grid-cols-[min(9rem,45%)_minmax(0,1fr)] gap-x-4 sm:block'}
    >
      <VideoButton video={video} player={player} labelledBy={titleId} compact={!lead} />
      <div>
        <Published platform="youtube" date={video.published} className={lead ? 'mt-4' : 'sm:mt-4'} />
        <h3
          id={titleId}
          className={lead ? 'mt-2 type-display text-2xl' : 'mt-1.5 text-base leading-snug sm:text-lg'}
        >
          {video.title}
        </h3>
        <p className={lead ? 'mt-3 max-w-[34em] text-ink-2' : 'mt-2 hidden text-sm text-ink-2 sm:block'}>
          {video.description}
        </p>
      </div>
    </article>
  )
}

function Thread({ content, thread }: Pick<LatestProps, 'content' | 'thread'>) {
  const { title, lines, url, published, platform } = thread
  return (
    <article className="flex h-full flex-col">
      <Published
        platform={platform}
        kind={content.thread}
        date={published}
        mark={<SampleMark of={thread} />}
      />
      <h3 className="mt-2 text-lg">{title}</h3>
      <ol className="my-4 grid gap-3.5 border-l-2 border-accent pl-4">
        {lines.map((line, index) => (
          <li key={index} className="type-serif text-lg leading-[1.26]">
            {line}
          </li>
        ))}
      </ol>
      <TextLink external href={url} className="mt-auto">
        {content.readThread}
        <span className="sr-only">, {content.newTab}</span>
      </TextLink>
    </article>
  )
}

function Post({ content, post }: Pick<LatestProps, 'content' | 'post'>) {
  const { title, text, picture, whiteboard, url, published, platform } = post
  return (
    <article className="flex h-full flex-col">
      <Published platform={platform} kind={content.post} date={published} />
      <h3 className="mt-2 mb-4 text-lg">{title}</h3>
      <Whiteboard label={picture} {...whiteboard} />
      <p className="mt-4 mb-2 text-sm text-ink-2">{text}</p>
      <TextLink external href={url} className="mt-auto">
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

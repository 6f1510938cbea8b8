import { cx } from 'class-variance-authority'
import { TextLink } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import type { SectionOf } from '@/components/layout/section'
import type { ChannelsContent, SocialChannel } from '@/content/socials'
import { CountUp } from '@/components/motion/count-up'
import { grouped } from '@/content/format'
import { fitStyle } from '@/lib/drawing/fit-text'
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

interface ChannelCardProps {
  channel: SocialChannel
  newTab: string
  className: string
  figure: string
}

function ChannelCard({ channel, newTab, className, figure }: ChannelCardProps) {
  const { platform, label, handle, url, count, unit, text, action } = channel
  return (
    <article
      data-channel={platform}
      className={cx('flex flex-col gap-6 border-b border-line py-7', className)}
    >
      <header className="flex items-center gap-3">
        <PlatformIcon platform={platform} />
        <h3 className="text-lg">{label}</h3>
        <span className="ml-auto text-sm text-ink-2">{handle}</span>
      </header>
      {count === undefined ? (
        <p className="max-w-[18em] type-serif text-2xl leading-quote">{text}</p>
      ) : (
        <p className="@container mt-auto">
          <span
            className={cx('-ml-[.016em] block pb-[.16em] type-display leading-figure', figure)}
            style={fitStyle(grouped(count))}
          >
            <CountUp target={count} />
          </span>
          <span className="block text-lg leading-snug font-semibold tracking-title">{unit}</span>
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-ink-2">{count === undefined ? unit : text}</p>
        <TextLink external href={url}>
          {action}
          <span className="sr-only">, {newTab}</span>
        </TextLink>
      </div>
    </article>
  )
}

import { cx } from 'class-variance-authority'
import { BookingButton } from '@/components/booking/booking-button'
import { Call } from '@/components/illustrations/sample-call-player/call'
import { CallSection } from '@/components/illustrations/sample-call-player/call-playback'
import { timeCall } from '@/components/illustrations/sample-call-player/call-timeline'
import { PlayCallButton } from '@/components/illustrations/sample-call-player/play-call-button'
import { Highlights } from './highlights'
import { KeepTogether } from '@/components/ui/keep-together'
import { SampleMark } from '@/components/layout/sample-mark'
import { Container } from '@/components/ui/container'
import type { SectionOf } from '@/components/layout/section'
import type { hero } from '@/content/home/hero'
import type { CallLine, sampleCall } from '@/content/home/sample-call'
import type { RecordingData } from '@/content/recordings'
import { mediaUrl } from '@/lib/config'
import { minutesAndSeconds } from '@/lib/listening/time-display'
import styles from './hero.module.css'

type Content = typeof hero

const headlineClass = cx(
  'relative mt-[.06em] mb-[.17em] -ml-[.018em] font-display text-(length:--headline)/[.74] font-bold tracking-figure',
  'max-sm:mb-[.15em] max-sm:text-(length:--headline-phone)/[.75]',
)

/**
 * The full stop, drawn as a glowing dot. It is positioned by the box of the headline, so that it does not move when the font
 * loads late.
 */
const dotClass =
  'absolute start-(--dot) size-[.158em] text-transparent forced-color-adjust-none max-sm:start-(--dot-phone)'

export interface HeroProps extends SectionOf<Content> {
  call: typeof sampleCall
  recording: RecordingData
}

export function Hero({ content, call, recording, pageLine }: HeroProps) {
  const { headline, lead, text } = content
  const timeline = timeCall<CallLine>(call.lines, recording)
  const firstNote = timeline.lines.find(({ line }) => line.field)
  return (
    <CallSection
      durationMs={timeline.durationMs}
      silentStartMs={(firstNote?.endMs ?? 0) + 800}
      url={mediaUrl(`/audio/${call.recordingId}.mp3`)}
      data-section="hero"
      aria-labelledby="headline"
      className="relative overflow-x-clip"
    >
      <Container className="@container relative z-2">
        <h1 id="headline" className={cx(styles.headline, headlineClass)}>
          {/* One text node, so that a font that loads late changes only its letters. */}
          {headline.join(' ')}
          {/* A shortcut for a pointer to what the card below it and the launcher do. */}
          <span className={cx(styles.dot, dotClass)} data-talk="">
            .
          </span>
        </h1>
        <i className={styles.line} />
        {/* Clipped at the bottom, where the dark section below draws the page line in its own colour. */}
        <div className="grid grid-cols-12 pb-21 [clip-path:inset(-100px_-100vw_34px)] max-sm:pb-[74px] lg:gap-x-6">
          <div className="col-span-full lg:col-end-7">
            <p className="max-w-[19em] text-[clamp(1.5rem,1.1rem+1.5vw,2.125rem)]/[1.16] font-semibold tracking-[-.022em] text-balance">
              {lead}
            </p>
            <p className="mt-3.5 max-w-[30em] text-lg/text text-balance text-ink-2 max-md:hidden">
              <KeepTogether>{text}</KeepTogether>
            </p>
            <Actions content={content} length={minutesAndSeconds(recording.durationSeconds)} />
          </div>
          <Highlights content={content} />
        </div>
      </Container>
      <Call call={call} timeline={timeline} mark={<SampleMark of={call} />} pageLine={pageLine} />
    </CallSection>
  )
}

interface ActionsProps {
  content: Content
  /** Length of the recording, as it is shown. */
  length: string
}

/**
 * The booking button, the button that plays the sample call, and a link for founders. On a phone the buttons share a row, and
 * the link below them is no reason to make the booking narrower. On a wide page the row continues below the cards, as far as
 * their second row leaves it free; longer words make a second row.
 */
function Actions({ content: { reassurance, listen, founders }, length }: ActionsProps) {
  return (
    <div className="mt-4 grid grid-cols-[1fr_fit-content(max(48%,152px))] items-center gap-x-2 md:me-(--fallback-room) md:mt-7 md:flex md:flex-wrap md:items-start md:gap-2 md:gap-x-3 lg:-me-[35%] lg:max-w-[41.5rem]">
      <div className="max-md:contents">
        <BookingButton inRow booking="discovery" className={styles.booking} />
        <p className="mt-1 text-sm/normal font-medium text-ink-2 max-md:row-start-2 md:mt-2">{reassurance}</p>
      </div>
      <PlayCallButton
        labels={listen}
        length={length}
        className="max-md:gap-1.5 max-md:px-2 max-md:text-sm/quote"
      />
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm/normal text-ink-2 max-md:w-0 max-md:min-w-full md:min-h-13 md:pl-3">
        <span className="max-md:sr-only">{founders}</span>
        <BookingButton
          booking="deep-dive"
          variant="text"
          className="max-md:text-sm/quote md:whitespace-nowrap"
        />
      </p>
    </div>
  )
}

import { cva, cx } from 'class-variance-authority'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import type { PageLine } from '@/lib/drawing/page-line'
import type { CallLine, sampleCall } from '@/content/home/sample-call'
import { CallPlayer } from './call-player'
import type { CallTimeline, TimedLine, TimedWord } from './call-timeline'
import { CallOutcome } from './call-outcome'
import { WaveformEdge } from './waveform-edge'
import styles from './call.module.css'

interface CallProps {
  call: typeof sampleCall
  timeline: CallTimeline<CallLine>
  mark: ReactNode
  pageLine?: PageLine
}

/** The sample call as an annotated script. It is complete in the HTML and plays when it comes into view. */
export function Call({ call, timeline, pageLine, mark }: CallProps) {
  return (
    <>
      {/* The dark background starts above this box, at the baseline of the waveform edge. */}
      <div
        data-surface="dark-accent"
        data-call-stage
        data-page-line-side={pageLine}
        role="group"
        aria-label={call.label}
        className={cx(styles.stage, 'relative before:-top-8.5 before:z-1')}
      >
        <WaveformEdge timeline={timeline} />
        <Container className="relative grid-page pt-4 pb-4 md:pt-10 md:pb-26 lg:pt-[clamp(2.5rem,50vh-22.5rem,7rem)]">
          <div className="col-span-full max-lg:mb-9 max-lg:grid max-lg:grid-cols-[auto_1fr_auto] max-lg:items-center max-lg:justify-items-start max-lg:gap-x-6 max-lg:gap-y-1.5 max-md:mb-4 max-md:grid-cols-[auto_1fr] max-md:gap-x-4.5 max-md:gap-y-2.5 lg:col-end-4 lg:flex lg:flex-col lg:items-start">
            <Clock time={call.clock} next={call.sentAt} turnsAtMs={timeline.lines.at(-1)?.endMs ?? 0} />
            <p className="max-w-[15em] leading-text text-ink-3 max-lg:self-end max-md:self-center max-md:text-sm/text max-md:[grid-area:1/2] lg:mt-5.5 lg:mb-5">
              {`${call.where} `}
              {mark}
            </p>
            <CallPlayer
              durationMs={timeline.durationMs}
              status={call.status}
              button={call.button}
              failed={call.failed}
            />
            <p className="mt-auto font-serif-italic text-[1.125rem]/list text-balance text-ink-3 italic max-lg:col-[1/4] max-lg:pt-1 max-md:hidden lg:max-w-[13em] lg:pt-6">
              {call.note}
            </p>
          </div>
          <div className={cx(styles.script, 'col-span-full md:col-end-8 lg:col-[4/9]')}>
            {timeline.lines.map((timed, index) => (
              <Line key={index} {...timed} roles={call.roles} />
            ))}
          </div>
          <CallOutcome call={call} timeline={timeline} />
          <svg
            className={cx(
              styles.leaderLines,
              'pointer-events-none absolute inset-0 size-full overflow-visible max-lg:hidden',
            )}
            data-leader-lines
            aria-hidden="true"
          />
        </Container>
      </div>
      {/* On a desk the stage stands still over it while the visitor scrolls through the call. */}
      <div className={cx(styles.track, 'hidden')} data-surface="dark-accent" data-page-line-side={pageLine} />
    </>
  )
}

interface ClockProps {
  time: string
  /** The time that it shows from the end of the last line on. */
  next: string
  turnsAtMs: number
}

/** The clock of the call. The digits that differ at its end give way to the later ones. A screen reader hears when it began, as one word. */
function Clock({ time, next, turnsAtMs }: ClockProps) {
  const start = [...time].findIndex((sign, index) => sign !== next[index])
  return (
    <p role="img" aria-label={time} className={cx(styles.clock, 'font-display font-bold')}>
      {time.slice(0, start)}
      <span className={styles.minute} data-next={next.slice(start)} style={at(turnsAtMs)}>
        <i>{time.slice(start)}</i>
      </span>
    </p>
  )
}

const at = (ms: number) => ({ '--delay': `${ms}ms` }) as CSSProperties

/** On a phone the speakers' names are hidden; typeface and indent distinguish the speakers. */
const lineClass = cva(
  'mb-2 grid grid-cols-1 items-baseline type-serif text-[1.25rem]/[1.25] md:mb-4.75 md:grid-cols-[68px_1fr] md:text-[clamp(1.3rem,1.05rem+.85vw,1.75rem)]/[1.25]',
  { variants: { role: { assistant: '', user: '[--unspoken-opacity:.75] max-md:pl-8' } } },
)

const wordsClass = cva('relative text-balance', {
  variants: { role: { assistant: '', user: 'type-serif-italic text-ink-2' } },
})

interface LineProps extends TimedLine<CallLine> {
  roles: Record<CallLine['role'], string>
}

function Line({ line, words, startMs, endMs, roles }: LineProps) {
  const marked = words.filter((word) => word.marked)
  const first = marked.length ? words.indexOf(marked[0]!) : words.length
  return (
    <p className={lineClass({ role: line.role })} style={at(startMs)}>
      <span
        className="font-text text-xs/text tracking-normal text-ink-3 [--unspoken-opacity:.75] max-md:sr-only md:pr-2"
        style={at(startMs)}
        data-word
      >
        {roles[line.role]}
      </span>
      <span className={wordsClass({ role: line.role })} data-text>
        <Words words={words.slice(0, first)} />
        {marked.length ? (
          <>
            {first > 0 ? ' ' : ''}
            <mark
              className="pb-px text-inherit pen-underline max-md:-mb-px max-md:inline-block max-md:[background-position-y:82%]! md:whitespace-nowrap"
              data-field={line.field}
              style={at(endMs)}
            >
              <Words words={marked} />
            </mark>
          </>
        ) : null}
        <Words words={words.slice(first + marked.length)} />
      </span>
    </p>
  )
}

function Words({ words }: { words: TimedWord[] }) {
  return words.map((word, index) => (
    <Fragment key={index}>
      {word.spaced && (index > 0 || !word.marked) ? ' ' : ''}
      <span data-word style={at(word.atMs)}>
        {word.text}
      </span>
    </Fragment>
  ))
}

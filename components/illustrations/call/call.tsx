import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { Wrap } from '@/components/ui/wrap'
import type { PageLine } from '@/lib/site/page-line'
import type { CallLine, sampleCall } from '@/content/home/sample-call'
import { CallPlayer } from './call-player'
import type { CallTimeline, TimedLine, TimedWord } from './call-timeline'
import { Desk } from './desk'
import { Horizon } from './horizon'
import styles from './call.module.css'

export interface CallProps {
  call: typeof sampleCall
  timeline: CallTimeline<CallLine>
  /** Says that the call is a sample. */
  mark: ReactNode
  pageLine?: PageLine
}

/**
 * The call, as an annotated script. It is finished in the HTML; the player hides it and lets it happen.
 */
export function Call({ call, timeline, pageLine, mark }: CallProps) {
  return (
    <div
      data-surface="midnight"
      data-call-stage
      data-wire={pageLine}
      role="group"
      aria-label={call.label}
      className={styles.call}
    >
      <Horizon timeline={timeline} />
      <Wrap className={styles.grid}>
        <div className={styles.meta}>
          <p className={styles.clock}>{call.clock}</p>
          <p className={styles.where}>
            {call.where} {mark}
          </p>
          <CallPlayer
            durationMs={timeline.durationMs}
            status={call.status}
            button={call.button}
            failed={call.failed}
          />
          <p className={styles.note}>{call.note}</p>
        </div>
        <div className={styles.script}>
          {timeline.lines.map((timed) => (
            <Line key={timed.startMs} {...timed} roles={call.roles} />
          ))}
        </div>
        <Desk call={call} timeline={timeline} />
        <svg className={styles.wires} data-leader-lines aria-hidden="true" />
      </Wrap>
    </div>
  )
}

const at = (ms: number) => ({ '--at': `${ms}ms` }) as CSSProperties

interface LineProps extends TimedLine<CallLine> {
  /** Names of the speakers. */
  roles: Record<CallLine['role'], string>
}

function Line({ line, words, startMs, endMs, roles }: LineProps) {
  const marked = words.filter((word) => word.marked)
  const first = marked.length ? words.indexOf(marked[0]!) : words.length
  return (
    <p className={line.role === 'user' ? `${styles.say} ${styles.caller}` : styles.say} style={at(startMs)}>
      <span className={styles.who} style={at(startMs)} data-word>
        {roles[line.role]}
      </span>
      <span className={styles.text} data-text>
        <Words words={words.slice(0, first)} />
        {marked.length ? (
          <>
            {first > 0 ? ' ' : ''}
            <mark data-field={line.field} style={at(endMs)}>
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
    <Fragment key={word.atMs}>
      {word.spaced && (index > 0 || !word.marked) ? ' ' : ''}
      <span data-word style={at(word.atMs)}>
        {word.text}
      </span>
    </Fragment>
  ))
}

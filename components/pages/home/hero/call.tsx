import { Fragment, type CSSProperties } from 'react'
import { sampleCall, type CallLine } from '@/content/home/sample-call'
import { timeCall, type TimedLine, type TimedWord } from '@/lib/site/call-timeline'
import { Wrap } from '@/components/ui/layout'
import { CallPlayer } from './call-player'
import { Desk } from './desk'
import { Horizon } from './horizon'
import styles from './call.module.css'

const timeline = timeCall<CallLine>(sampleCall.lines)

/**
 * The call, as an annotated script. It is finished in the HTML; the player hides it and lets it happen.
 */
export function Call() {
  return (
    <div
      data-surface="night"
      data-call-stage
      data-wire="right"
      role="group"
      aria-label={sampleCall.label}
      className={styles.call}
    >
      <Horizon timeline={timeline} />
      <Wrap className={styles.grid}>
        <div className={styles.meta}>
          <p className={styles.clock}>{sampleCall.clock}</p>
          <p className={styles.where}>{sampleCall.where}</p>
          <CallPlayer
            durationMs={timeline.durationMs}
            status={sampleCall.status}
            button={sampleCall.button}
          />
          <p className={styles.note}>{sampleCall.note}</p>
        </div>
        <div className={styles.script}>
          {timeline.lines.map((timed) => (
            <Line key={timed.startMs} {...timed} />
          ))}
        </div>
        <Desk timeline={timeline} />
        <svg className={styles.wires} data-wires aria-hidden="true" />
      </Wrap>
    </div>
  )
}

const at = (ms: number) => ({ '--at': `${ms}ms` }) as CSSProperties

function Line({ line, words, startMs, endMs }: TimedLine<CallLine>) {
  const marked = words.filter((word) => word.marked)
  const first = marked.length ? words.indexOf(marked[0]!) : words.length
  return (
    <p className={line.role === 'user' ? `${styles.say} ${styles.caller}` : styles.say} style={at(startMs)}>
      <span className={styles.who} style={at(startMs)} data-word>
        {sampleCall.roles[line.role]}
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

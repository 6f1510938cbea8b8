import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import type { CallField, CallLine, sampleCall } from '@/content/home/sample-call'
import type { CallTimeline } from './call-timeline'
import styles from './call.module.css'

interface CallOutcomeProps {
  call: Pick<typeof sampleCall, 'outcomeLabel' | 'record' | 'diary' | 'sms'>
  timeline: CallTimeline<CallLine>
}

const paperClass = 'rounded-card bg-raised text-sm/list'
const titleClass = 'flex items-center justify-between gap-x-3 border-b border-line px-4.5 py-3.25'
const rowClass = 'grid grid-cols-[78px_1fr] px-4.5'
const slotClass =
  'relative my-0.75 py-2.5 font-semibold text-on-brand before:absolute before:inset-0 before:origin-left before:bg-brand'

/** The results of the call: a record in the CRM, an appointment in the diary, a text message. */
export function CallOutcome({ call, timeline }: CallOutcomeProps) {
  /** Style with the delay until the agent has filled the field; undefined for a field that the call does not fill. */
  const fillDelayStyle = (field: CallField | undefined) => {
    const spoken = timeline.lines.find(({ line }) => field && line.field === field)
    return spoken && ({ '--delay': `${spoken.endMs + 300}ms` } as CSSProperties)
  }
  /** Attributes of the element at which a leader line ends. */
  const leaderTargetProps = (field: CallField | undefined) => {
    const style = fillDelayStyle(field)
    return style ? { 'data-target': field, style } : {}
  }
  const { record, diary, sms } = call
  return (
    <div
      className="col-span-full flex flex-col gap-3.5 max-md:relative max-md:z-1 max-md:mt-4 md:col-[8/13] md:pl-2.5 lg:col-[9/13] lg:pl-6.5"
      role="group"
      aria-label={call.outcomeLabel}
      data-call-outcome
    >
      <div data-surface="light" className={paperClass}>
        <p className={titleClass}>
          <b>{record.title}</b>
          <span
            className="grid text-xs/list text-ink-2 *:text-right *:[grid-area:1/1]"
            style={fillDelayStyle('slot')}
          >
            <span className={cx(styles.before, 'opacity-0')} aria-hidden>
              {record.before}
            </span>
            <b className={cx(styles.after, 'text-accent')}>{record.after}</b>
          </span>
        </p>
        <dl>
          {record.rows.map((row, index) => (
            <div
              key={index}
              className={cx(
                rowClass,
                'border-b border-line py-1.75 last:border-0 max-md:not-last:first:hidden md:py-2.25',
              )}
              {...leaderTargetProps(row.field)}
            >
              <dt className="text-ink-3">{row.name}</dt>
              <dd className="font-medium">
                <span className={row.field ? styles.filled : undefined}>{row.value}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div data-surface="light" className={cx(paperClass, 'max-md:hidden')}>
        <p className={titleClass}>
          <b>{diary.title}</b>
          <span className="text-ink-2">{diary.whose}</span>
        </p>
        <ol className="pt-1.5 pb-2">
          {diary.rows.map((row, index) => (
            <li
              key={index}
              className={cx(rowClass, row.field ? cx(styles.slot, slotClass) : 'py-1.75 text-ink-3')}
              {...leaderTargetProps(row.field)}
            >
              <time className="relative lining-nums tabular-nums">{row.time}</time>
              <span className="relative">{row.entry}</span>
              {row.field ? (
                <span
                  className={cx(
                    styles.before,
                    'absolute left-24 self-center font-normal text-ink-3 opacity-0',
                  )}
                  aria-hidden="true"
                >
                  {diary.open}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      {/* The text message; before it is sent, in its outline. */}
      <div className="relative ml-11 rounded-[12px_12px_3px_12px] outline-[1.5px] -outline-offset-[1.5px] outline-line-2 outline-dashed">
        <p
          data-surface="light"
          className={cx(styles.sms, 'relative rounded-[inherit] bg-highlight px-4.5 py-3.5 text-sm/text')}
          {...leaderTargetProps('sms')}
        >
          <b className="block text-xs/text">{sms.title}</b>
          {sms.text}
        </p>
      </div>
    </div>
  )
}

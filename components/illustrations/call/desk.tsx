import type { CSSProperties } from 'react'
import type { CallField, CallLine, sampleCall } from '@/content/home/sample-call'
import type { CallTimeline } from './call-timeline'
import styles from './desk.module.css'

export interface DeskProps {
  call: Pick<typeof sampleCall, 'deskLabel' | 'record' | 'diary' | 'sms'>
  timeline: CallTimeline<CallLine>
}

/** What the call leaves on the desk: the record, the diary, the text message. */
export function Desk({ call, timeline }: DeskProps) {
  const written = (field: CallField | undefined) => {
    const spoken = timeline.lines.find(({ line }) => field && line.field === field)
    return spoken
      ? { 'data-target': field, style: { '--at': `${spoken.endMs + 300}ms` } as CSSProperties }
      : {}
  }
  const { record, diary, sms } = call
  return (
    <div className={styles.desk} role="group" aria-label={call.deskLabel} data-desk>
      <div data-surface="paper" className={`${styles.paper} ${styles.record}`}>
        <p className={styles.title}>
          <b>{record.title}</b>
          <span className={styles.stamp} {...written('slot')} data-target={undefined}>
            <span>{record.before}</span>
            <b>{record.after}</b>
          </span>
        </p>
        <dl>
          {record.rows.map((row) => (
            <div key={row.name} {...written('field' in row ? row.field : undefined)}>
              <dt>{row.name}</dt>
              <dd>
                <span className={'field' in row ? styles.inked : undefined}>{row.value}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div data-surface="paper" className={`${styles.paper} ${styles.diary}`}>
        <p className={styles.title}>
          <b>{diary.title}</b>
          <span>{diary.whose}</span>
        </p>
        <ol>
          {diary.rows.map((row) => (
            <li
              key={row.time}
              className={'field' in row ? styles.slot : undefined}
              {...written('field' in row ? row.field : undefined)}
            >
              <time className="lining-nums tabular-nums">{row.time}</time>
              <span>{row.entry}</span>
              {'field' in row ? (
                <span className={styles.unbooked} aria-hidden="true">
                  {diary.open}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.phone}>
        <p data-surface="paper" className={styles.sms} {...written('sms')}>
          <b>{sms.title}</b>
          {sms.text}
        </p>
      </div>
    </div>
  )
}

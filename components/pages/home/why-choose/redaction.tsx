import { whyChoose } from '@/content/home/why-choose'
import { Tick } from '@/components/ui/icons'
import styles from './redaction.module.css'

/** A transcript in which consent is asked, figures are inked over and a wish is honoured. */
export function Redaction() {
  const { transcript, redactedLabel } = whyChoose.security
  return (
    <div className={`sheet ${styles.transcript}`}>
      {transcript.map((line) => (
        <p key={line.time}>
          <span className={`figures ${styles.time}`}>{line.time}</span> {line.before}{' '}
          {'reply' in line ? <em className={styles.reply}>{line.reply}</em> : null}
          {'redacted' in line ? (
            <>
              <span className={styles.ink} style={{ width: `${line.redacted}ch` }} aria-hidden="true" />
              <span className="sr-only">{redactedLabel}</span>
            </>
          ) : null}
          {'after' in line ? ` ${line.after}` : null}
          {'done' in line ? (
            <span className={styles.done}>
              <Tick /> {line.done}
            </span>
          ) : null}
        </p>
      ))}
    </div>
  )
}

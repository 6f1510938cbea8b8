import { cardClass } from '@/components/ui/card'
import { Tick } from '@/components/ui/icons'
import type { whyChoose } from '@/content/home/why-choose'
import styles from './redaction.module.css'

type RedactionProps = Pick<(typeof whyChoose)['security'], 'transcript' | 'redactedLabel'>

/** A transcript in which consent is asked, figures are inked over and a wish is honoured. */
export function Redaction({ transcript, redactedLabel }: RedactionProps) {
  return (
    <div className={cardClass({ className: `max-md:hidden ${styles.transcript}` })}>
      {transcript.map((line) => (
        <p key={line.time} className="mt-1.5 text-ink-2">
          <span className={`lining-nums tabular-nums ${styles.time}`}>{line.time}</span> {line.before}{' '}
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

import { whyChoose } from '@/content/home/why-choose'
import { Wrap } from '@/components/ui/layout'
import { Dial } from './dial'
import { FourteenDays } from './fourteen-days'
import { Interruption } from './interruption'
import { Redaction } from './redaction'
import { SketchToShipped } from './sketch-to-shipped'
import styles from './why-choose.module.css'

/** Five reasons, as cells of a newspaper: each is a picture that works. */
export function WhyChoose() {
  const { availability, intelligence, security, builds, mvp } = whyChoose
  return (
    <section
      data-section="why-choose"
      data-wire="right"
      aria-labelledby="why-choose-name"
      className={styles.why}
    >
      <Wrap className={styles.wrap}>
        <p id="why-choose-name" className={`margin-name ${styles.name}`}>
          {whyChoose.label}
        </p>
        <h2 className={styles.headline}>
          {whyChoose.headline[0]} <br className="lg:hidden" />
          {whyChoose.headline[1]}
        </h2>
        <div className={styles.cells} data-scrolls>
          <article className={styles.availability}>
            <Dial />
            <div>
              <h3 className="text-t4">{availability.title}</h3>
              <p>{availability.text}</p>
              <p className="cap mt-3.5">
                <span className={styles.key}>{availability.legend.open}</span>{' '}
                <span className={`${styles.key} ${styles.ours}`}>{availability.legend.closed}</span>
              </p>
            </div>
          </article>
          <article className={styles.intelligence}>
            <h3 className="text-t4">{intelligence.title}</h3>
            <p>{intelligence.text}</p>
            <Interruption />
          </article>
          <article className={styles.security}>
            <h3 className="text-t4">{security.title}</h3>
            <Redaction />
            <p>{security.text}</p>
          </article>
          <article className={styles.builds}>
            <h3 className="text-t4">{builds.title}</h3>
            <FourteenDays />
            <p>{builds.text}</p>
          </article>
          <article className={styles.mvp}>
            <div className={styles.mvpText}>
              <h3 className="text-t4">{mvp.title}</h3>
              <p>{mvp.text}</p>
              <p className={styles.weeks}>
                <b>{mvp.figure}</b> {mvp.unit}
              </p>
              <p className="cap" data-no-print>
                {mvp.hint}
              </p>
            </div>
            <SketchToShipped />
          </article>
        </div>
      </Wrap>
    </section>
  )
}

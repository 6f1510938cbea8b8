import { Heading, Section } from '@/components/ui/layout'
import { mvpAdvantages } from '@/content/services'
import styles from './mvp-advantages.module.css'

/** Weeks as a calendar that is crossed off, and what makes them enough. */
export function MvpAdvantages() {
  return (
    <Section name="mvp-advantages" id="mvp-advantages" label="MVP builds" wire="left start" ruleAt={1080}>
      <Heading>{mvpAdvantages.title}</Heading>
      <div className={styles.weeks}>
        <p className={styles.figure}>
          <span className={styles.mega}>{mvpAdvantages.weeks}</span>
          <span className="text-t5">{mvpAdvantages.weeksLabel}</span>
        </p>
        <div className={styles.plan}>
          <p className="max-w-[30em] text-t4 text-ink-2">{mvpAdvantages.lead}</p>
          <ol className={styles.calendar} aria-label={mvpAdvantages.calendarLabel}>
            {mvpAdvantages.calendar.map(({ week, holds }) => (
              <li key={week} data-live={week >= mvpAdvantages.liveFromWeek}>
                <span className={styles.week}>Week {week}</span>
                {week < mvpAdvantages.liveFromWeek ? <Crossed /> : null}
                <span className={styles.holds}>{holds}</span>
                {week === mvpAdvantages.liveFromWeek ? (
                  <span className={styles.live}>{mvpAdvantages.liveLabel}</span>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <ul className={styles.advantages}>
        {mvpAdvantages.advantages.map((advantage) => (
          <li key={advantage.title}>
            <h3 className="leading-tight">{advantage.title}</h3>
            <p className="mt-1 text-pretty text-ink-2">{advantage.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A day crossed off by hand. */
const Crossed = () => (
  <svg className={styles.crossed} viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M2 58C22 50 42 30 58 3" vectorEffect="non-scaling-stroke" />
  </svg>
)

import { experience } from '@/content/home/experience'
import { PageLink } from '@/components/shell/page-link'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/layout'
import { Board } from './board'
import { Scene } from './scene'
import styles from './experience.module.css'

export function Experience() {
  return (
    <Section name="experience" label={experience.label} wire="right end" className={styles.experience}>
      <div className={styles.text}>
        <h2 className="text-display">{experience.headline}</h2>
        <div>
          <p>{experience.text}</p>
          <PageLink page="services" className={buttonClass()}>
            {experience.button}
          </PageLink>
        </div>
      </div>
      <figure className={styles.figure}>
        <Scene label={`${experience.picture} ${experience.hint}`}>
          <Board />
        </Scene>
        <ol className={styles.log} aria-hidden="true">
          {experience.log.map((entry) => (
            <li key={entry.time}>
              <span className="figures">{entry.time}</span> {entry.text}
            </li>
          ))}
        </ol>
        <figcaption className="cap" data-no-print>
          {experience.hint}
        </figcaption>
      </figure>
    </Section>
  )
}

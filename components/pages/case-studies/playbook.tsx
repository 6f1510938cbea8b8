import { Heading, Section } from '@/components/ui/layout'
import { playbookCopy } from '@/content/case-studies'
import { SKETCHES } from './playbook-sketches'
import styles from './playbook.module.css'

/** The playbook as five pages, fanned out. */
export function Playbook() {
  return (
    <Section name="playbook" label="Playbook" ground="paper-2" wire="left">
      <Heading>{playbookCopy.title}</Heading>
      <ol className={styles.pages}>
        {playbookCopy.steps.map((step, index) => (
          <li key={step.title} className={styles.page} data-surface="paper">
            <h3 className={styles.title}>{step.title}</h3>
            <svg viewBox="0 0 206 72" className={styles.sketch} aria-hidden="true">
              {SKETCHES[index]}
            </svg>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.standards}>
        <h3 className="text-sm font-medium text-ink-2">{playbookCopy.standardsTitle}</h3>
        <ul>
          {playbookCopy.standards.map((standard) => (
            <li key={standard}>{standard}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

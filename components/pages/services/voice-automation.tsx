import { Heading, Section } from '@/components/ui/layout'
import { voiceAutomation } from '@/content/services'
import styles from './voice-automation.module.css'

/** The features as a timetable: one working day of one agent. */
export function VoiceAutomation() {
  return (
    <Section name="voice-automation" id="voice-automation" label="Voice automation" wire="right">
      <Heading>{voiceAutomation.title}</Heading>
      <p className="text-measure mt-6 max-w-[32em] text-t4 text-ink-2">{voiceAutomation.lead}</p>
      <ol className={styles.day}>
        {voiceAutomation.features.map((feature) => (
          <li key={feature.time} className={styles.hour}>
            <time className={styles.time}>{feature.time}</time>
            <h3 className="text-t4">{feature.title}</h3>
            <p className={styles.text}>{feature.text}</p>
            <p className={styles.leaves}>
              <span className="sr-only">{voiceAutomation.leavesLabel}: </span>
              {feature.leaves}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

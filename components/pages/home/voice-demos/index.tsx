import { voiceDemos } from '@/content/home/voice-demos'
import { recordings, type Recording } from '@/content/recordings'
import { Heading, Section } from '@/components/ui/layout'
import { PageLink } from '@/components/shell/page-link'
import { Arrow } from '@/components/ui/icons'
import { assetUrl } from '@/lib/config'
import { DemoPlayer } from './demo-player'
import { DemoWave } from './demo-wave'
import styles from './voice-demos.module.css'

export function VoiceDemos() {
  return (
    <Section
      name="voice-demos"
      id="voice-demos"
      label={voiceDemos.label}
      ground="paper-2"
      wire="left start"
      ruleAt={750}
    >
      <div className={styles.head}>
        <Heading className="max-w-[9em]">{voiceDemos.headline}</Heading>
        <p className="cap">
          <span className={`${styles.key} ${styles.agent}`}>{voiceDemos.legend.agent}</span>{' '}
          <span className={styles.key}>{voiceDemos.legend.caller}</span>
        </p>
      </div>
      <ul className={styles.demos} data-scrolls>
        {recordings.map((recording) => (
          <li key={recording.id}>
            <Demo recording={recording} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Demo({ recording }: { recording: Recording }) {
  const { id, title, description, scenario, outcome, url, durationSeconds, lines } = recording
  const address = url.startsWith('/') ? assetUrl(url as `/${string}`) : url
  return (
    <article aria-labelledby={`${id}-title`} className={styles.demo}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
      </h3>
      <p className={styles.description}>{description}</p>
      <DemoPlayer title={title} url={address} durationSeconds={durationSeconds} lines={lines}>
        <DemoWave peaks={recording.peaks} />
      </DemoPlayer>
      <dl className={styles.facts}>
        <div>
          <dt>{voiceDemos.scenario}</dt>
          <dd>{scenario}</dd>
        </div>
        <div>
          <dt>{voiceDemos.outcome}</dt>
          <dd>{outcome}</dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <PageLink page="home" section="booking" className="link">
          {voiceDemos.button}
          <Arrow />
        </PageLink>
        <details>
          <summary>{voiceDemos.transcript}</summary>
          <ol>
            {lines.map((line) => (
              <li key={line.startSeconds} data-speaker={line.role === 'agent' ? 'assistant' : 'user'}>
                <span>{voiceDemos.roles[line.role]}</span> {line.text}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </article>
  )
}

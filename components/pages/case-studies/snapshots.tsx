import { OutArrow } from '@/components/ui/icons'
import { Section } from '@/components/ui/layout'
import { ButtonLink } from '@/components/ui/button'
import { snapshots, snapshotsCopy } from '@/content/case-studies'
import { nibLine, speech } from '@/lib/site/pen'
import styles from './snapshots.module.css'

const PICTURES = snapshots.map((_, index) => ({
  agent: nibLine(20, 60, speech({ width: 180, height: 44, pitch: 9, seed: 31 + index, side: 'above' })),
  caller: nibLine(200, 60, speech({ width: 180, height: 44, pitch: 8, seed: 41 + index, side: 'below' })),
}))

/** Two prints, laid on the table. */
export function Snapshots() {
  return (
    <Section name="snapshots" label="Snapshots" ground="blotter">
      <h2 className="text-measure text-display text-t6">{snapshotsCopy.title}</h2>
      <ul className={styles.prints}>
        {snapshots.map((snapshot, index) => (
          <li key={snapshot.name} className={styles.print} data-surface="paper" data-snapshot>
            <svg viewBox="0 0 400 120" aria-hidden="true" className={styles.picture}>
              <path d={PICTURES[index]?.agent} className={styles.agent} />
              <path d={PICTURES[index]?.caller} />
            </svg>
            <h3 className="text-t5 leading-tight">{snapshot.name}</h3>
            <p className="mt-2 text-pretty text-ink-2">{snapshot.description}</p>
            <p className={styles.results}>{snapshot.results}</p>
            <ButtonLink href={snapshot.url} look="quiet" external className="mt-5">
              {snapshotsCopy.open}
              <span className="sr-only">: {snapshot.name}</span> <OutArrow />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

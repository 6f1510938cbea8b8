import { OutArrow } from '@/components/ui/icons'
import { Section } from '@/components/ui/layout'
import { ButtonLink } from '@/components/ui/button'
import { snapshots, snapshotsCopy } from '@/content/case-studies'
import { SnapshotPicture } from './snapshot-picture'
import styles from './snapshots.module.css'

/** Two prints, laid on the table. */
export function Snapshots() {
  return (
    <Section name="snapshots" label="Snapshots" ground="blotter" wire="right end">
      <h2 className="page-text type-display text-2xl">{snapshotsCopy.title}</h2>
      <ul className={styles.prints} data-scrolls>
        {snapshots.map((snapshot) => (
          <li key={snapshot.name} className={styles.print} data-surface="paper" data-snapshot>
            <SnapshotPicture picture={snapshot.picture} />
            <h3 className="text-xl leading-tight">{snapshot.name}</h3>
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

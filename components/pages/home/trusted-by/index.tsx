import { trustedBy } from '@/content/home/trusted-by'
import { Wrap } from '@/components/ui/layout'
import { HeldLoop } from '@/components/motion/held-loop'
import styles from './trusted-by.module.css'

/** The logos are there three times, so that the loop has no end. */
const REPETITIONS = [0, 1, 2]

export function TrustedBy() {
  return (
    <section
      data-section="trusted-by"
      data-wire="right end"
      aria-labelledby="trusted-by-name"
      className={styles.trust}
    >
      <Wrap className="columns-12 items-center">
        <p id="trusted-by-name" className={`margin-name ${styles.name}`}>
          {trustedBy.label}
        </p>
        <HeldLoop
          hold={trustedBy.hold}
          run={trustedBy.run}
          sign={<i className={styles.sign} />}
          buttonClass={styles.hold}
          className={styles.tape}
          data-scrolls
          aria-label={trustedBy.group}
        >
          {REPETITIONS.map((repetition) => (
            <Logos key={repetition} hidden={repetition > 0} />
          ))}
        </HeldLoop>
      </Wrap>
    </section>
  )
}

function Logos({ hidden }: { hidden: boolean }) {
  return (
    <ul className={`loop ${styles.run}`} aria-hidden={hidden || undefined}>
      {trustedBy.clients.map((client) => (
        <li key={client.name} data-logo={client.setting} className={styles.logo}>
          <svg viewBox="0 0 42 40" aria-hidden="true">
            <path d={client.mark} />
          </svg>
          <span>{client.name}</span>
        </li>
      ))}
    </ul>
  )
}

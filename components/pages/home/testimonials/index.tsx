import { testimonials, type RollingTestimonial } from '@/content/home/testimonials'
import { Heading, Section } from '@/components/ui/layout'
import { HeldLoop } from '@/components/motion/held-loop'
import { assetUrl } from '@/lib/config'
import styles from './testimonials.module.css'

/** Length of each column's loop, in seconds (specification, section 9). */
const LOOP_SECONDS = [15, 19, 17]
const PER_COLUMN = 3

export function Testimonials() {
  return (
    <Section name="testimonials" label={testimonials.label} wire="left" className={styles.said}>
      <div className={styles.head}>
        <Heading className="max-w-[7.4em]">{testimonials.headline}</Heading>
        <p className="cap">{testimonials.caption}</p>
      </div>
      <HeldLoop
        hold={testimonials.hold}
        run={testimonials.run}
        buttonClass={styles.hold}
        className={styles.columns}
        data-rolling
        aria-label={testimonials.group}
      >
        {LOOP_SECONDS.map((seconds, column) => (
          <Column
            key={seconds}
            seconds={seconds}
            items={testimonials.items.slice(column * PER_COLUMN, (column + 1) * PER_COLUMN)}
          />
        ))}
      </HeldLoop>
    </Section>
  )
}

/** Three letters, and the same three again for the eye only, so that the loop has no end. */
function Column({ seconds, items }: { seconds: number; items: RollingTestimonial[] }) {
  return (
    <div className={styles.column} data-column>
      <div className={`loop ${styles.run}`} style={{ animationDuration: `${seconds}s` }}>
        {items.map((item) => (
          <Letter key={item.name} {...item} />
        ))}
        <div className={styles.again} aria-hidden="true">
          {items.map((item) => (
            <Letter key={item.name} {...item} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Letter({ text, name, role, image }: RollingTestimonial) {
  return (
    <figure className={styles.letter}>
      <blockquote>{text}</blockquote>
      <figcaption>
        <img src={assetUrl(image)} alt="" width={80} height={96} loading="lazy" decoding="async" />
        <span>
          <b>{name}</b>
          <small>{role}</small>
        </span>
      </figcaption>
    </figure>
  )
}

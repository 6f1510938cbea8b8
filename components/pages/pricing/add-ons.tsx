import { cx } from 'class-variance-authority'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { AddOnsContent } from '@/content/pricing'
import styles from './add-ons.module.css'
import { TermRow } from './term-row'

/** The add-ons as a notice with strips to tear off. On a phone they are a list on it. */
export function AddOns({ content, pageLine }: SectionOf<AddOnsContent>) {
  return (
    <Section
      name="add-ons"
      label={content.label}
      sampleOf={content}
      ground="surface-accent"
      pageLine={pageLine}
    >
      <div className={cx('page-full', styles.notice)}>
        <Heading>{content.title}</Heading>
        <p className="text-lg text-ink-2">{content.lead}</p>
      </div>
      <dl className={cx('page-full', styles.strips)}>
        {content.items.map(({ title, text, countedBy }, index) => (
          <TermRow key={index} term={title} text={text} short={countedBy} className={styles.strip} />
        ))}
      </dl>
    </Section>
  )
}

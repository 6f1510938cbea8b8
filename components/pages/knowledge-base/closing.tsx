import { cx } from 'class-variance-authority'
import { newTab } from '@/components/ui/button'
import { DottedLeader } from '@/components/ui/dotted-leader'
import { Section, type SectionOf } from '@/components/layout/section'
import { PosterHeading } from '@/components/ui/heading'
import type { KnowledgeContent } from '@/content/knowledge'
import { contact } from '@/lib/booking/contact'
import styles from './closing.module.css'

/** Who answers questions that are not in the directory: our agent, or a person by phone and WhatsApp. The bookings follow in the footer. */
export function Closing({ content, pageLine }: SectionOf<KnowledgeContent['closing']>) {
  const links = [
    { name: content.phone, href: contact.phoneUrl },
    { name: content.whatsapp, href: contact.whatsappUrl, ...newTab },
  ].filter(({ href }) => href)
  return (
    <Section
      name="ask"
      label={content.label}
      // Its upper half would be white on paper.
      burst={[]}
      hideLabel
      surface="dark-accent"
      pageLine={pageLine}
    >
      <PosterHeading fillsPhone>{content.title}</PosterHeading>
      <p className={cx('page-full text-xl tracking-lead', styles.lead)}>{content.text}</p>
      <ul className={cx('page-full', styles.lines)}>
        <li className={styles.agent}>
          <button type="button" data-talk="">
            <span>{content.agent}</span> <DottedLeader /> <span>{content.agentAnswers}</span>
          </button>
        </li>
        {links.map(({ name, ...link }, index) => (
          <li key={index}>
            <a {...link}>
              <span>{name}</span> <DottedLeader />{' '}
              <span className="lining-nums tabular-nums">{contact.phone}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

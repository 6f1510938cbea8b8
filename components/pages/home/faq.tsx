import { Accordion } from '@/components/ui/accordion'
import { Section, type SectionOf } from '@/components/layout/section'
import type { faq } from '@/content/home/faq'
import { flatSegment } from '@/lib/drawing/waveform-path'
import styles from './faq.module.css'

export function Faq({ content, pageLine }: SectionOf<typeof faq>) {
  const { label, headline, items, aloud } = content
  return (
    <Section
      name="faq"
      label={label}
      pageLine={pageLine}
      burstAt={305}
      // One short rise for each question.
      burst={items.flatMap(() => [{ dx: 9, y: -15 }, { dx: 12, y: 0 }, flatSegment(13)])}
    >
      <div className="col-span-full mb-9 self-start max-md:mb-4 lg:sticky lg:top-28 lg:col-start-3 lg:col-end-7 lg:mb-0">
        <h2 className="type-display text-3xl lg:text-[clamp(3rem,7.4vw,8rem)] lg:leading-headline">
          {headline.map((part, index) => (
            <span key={index} className="lg:block">
              {index > 0 ? ` ${part}` : part}
            </span>
          ))}
        </h2>
        <button type="button" className={styles.aloud} data-talk="">
          {aloud}
        </button>
      </div>
      <div className="col-span-full lg:col-start-7">
        <Accordion name="question" items={items} />
      </div>
    </Section>
  )
}

import { cx } from 'class-variance-authority'
import { SampleMark } from '@/components/layout/sample-mark'
import { Section, type SectionOf } from '@/components/layout/section'
import { cardClass } from '@/components/ui/card'
import type { EnterpriseContent } from '@/content/case-studies'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import styles from './enterprise.module.css'

export function Enterprise({ content, pageLine }: SectionOf<EnterpriseContent>) {
  const { investment } = content
  return (
    <Section name="enterprise" label={content.label} pageLine={pageLine} className="[&>div]:@container">
      <p
        className={cx(
          'col-span-full mt-4 -ml-[.016em] font-display leading-figure font-bold tracking-figure whitespace-nowrap text-accent lining-nums lg:col-end-8',
          styles.figure,
        )}
        style={fitStyle(content.figure, TRACKING_EM.figure, 0.016)}
        aria-hidden="true"
      >
        {content.figure}
      </p>
      <h2 className={cx('col-span-full mt-8 type-display text-2xl/[.95] lg:col-end-8', styles.title)}>
        <span className="sr-only">{content.figure}: </span>
        {content.title}
      </h2>
      <p className="col-span-full mt-3.5 leading-text text-pretty text-ink-2 lg:col-start-8 lg:mt-8 lg:self-end lg:text-lg/text">
        {content.lead}
      </p>
      <ol className="col-span-full mt-8 border-t-2 border-ink lg:mt-10">
        {content.deliverables.map((item, index) => (
          <li
            key={index}
            className="border-b border-line py-3 lg:grid lg:grid-cols-[5fr_7fr] lg:gap-gap lg:py-4.5"
          >
            <h3>{item.title}</h3>
            <p className="mt-0.5 text-sm/normal text-pretty text-ink-2 lg:mt-0 lg:text-base/normal">
              {item.text}
            </p>
          </li>
        ))}
      </ol>
      <aside
        className={cardClass({
          className:
            'col-span-full mt-8 px-7 pt-6.5 pb-7 lg:col-start-8 lg:row-start-2 lg:mt-4 lg:-rotate-[1.2deg] lg:self-center',
        })}
        data-surface="light"
        aria-label={investment.title}
      >
        <p className="text-sm text-ink-3">
          {`${investment.title} `}
          <SampleMark of={content} />
        </p>
        <p className="mt-2.5 font-display text-2xl/[.95] font-bold text-accent">{investment.payback}</p>
        <p className="mt-3 border-t border-line pt-3 text-lg/normal font-semibold">{investment.value}</p>
        <p className="mt-4 type-caption">{investment.note}</p>
      </aside>
    </Section>
  )
}

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
      {/* The title is beside the figure if there is space for both. */}
      <div className={cx('col-span-full mt-4', styles.head)}>
        <p
          className={cx(
            '-ml-[.016em] font-display leading-figure font-bold tracking-figure whitespace-nowrap text-accent lining-nums',
            styles.figure,
          )}
          style={fitStyle(content.figure, TRACKING_EM.figure, 0.016)}
          aria-hidden="true"
        >
          {content.figure}
        </p>
        <div className="mt-8 lg:mt-3">
          <h2 className={cx('type-display text-2xl/[.95]', styles.title)}>
            <span className="sr-only">{content.figure}: </span>
            {content.title}
          </h2>
          <p className="mt-3.5 leading-text text-pretty text-ink-2 lg:mt-5 lg:text-lg/text">{content.lead}</p>
        </div>
      </div>
      <ol className="col-span-full mt-8 border-t-2 border-ink lg:col-end-8 lg:mt-12">
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
            'col-span-full mt-8 self-start px-7 pt-6.5 pb-7 lg:sticky lg:top-[calc(var(--bar)+32px)] lg:col-start-8 lg:my-12 lg:-rotate-[.7deg]',
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
        {/* Three phases one after the other, each with a way out at its end. */}
        <svg viewBox="0 0 360 124" className="mt-7 block w-full max-w-md" aria-hidden="true">
          <path d="M0 14h102M116 62h102M232 110h102" className="stroke-accent stroke-28" />
          <path d="M0 38h360M0 86h360" className="stroke-line" />
          <path
            d="M110 16q12 0 12-14m-4 4 4-5 4 5M226 64q12 0 12-14m-4 4 4-5 4 5M342 112q12 0 12-14m-4 4 4-5 4 5"
            className="fill-none stroke-ink"
          />
        </svg>
        <p className="mt-5 type-caption">{investment.note}</p>
      </aside>
    </Section>
  )
}

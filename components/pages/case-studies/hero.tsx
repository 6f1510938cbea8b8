import { SampleMark } from '@/components/layout/sample-mark'
import { heroWithLineClass, Section } from '@/components/layout/section'
import { FigureUnit } from '@/components/ui/figure-unit'
import { Heading } from '@/components/ui/heading'
import type { CaseStudiesHeroContent, CaseStat } from '@/content/case-studies'

/** Headline and four figures, which are larger than the headline. */
export function Hero({ content }: { content: CaseStudiesHeroContent }) {
  return (
    <Section name="hero" label={content.label} hideLabel className={heroWithLineClass}>
      <Heading
        level={1}
        size={null}
        column="full"
        className="text-3xl lg:text-[clamp(4rem,8.6cqw,9.5rem)]/heading"
      >
        {content.title}
      </Heading>
      <p className="col-span-full mt-6 max-w-[30em] text-lg/[1.42] text-pretty text-ink-2">
        {`${content.lead} `}
        <SampleMark of={content} />
      </p>
      <dl
        className="page-line-entry relative col-span-full mt-[clamp(36px,4.5vw,64px)] grid grid-cols-[1fr_1fr] border-t-2 border-ink [--page-line-y:-2px] lg:grid-cols-[25fr_29fr_20fr_26fr]"
        data-page-line="entry"
        aria-label={content.statsLabel}
      >
        {content.stats.map((stat) => (
          <Stat key={stat.label} stat={stat} />
        ))}
      </dl>
    </Section>
  )
}

function Stat({ stat }: { stat: CaseStat }) {
  return (
    <div
      className="flex flex-col-reverse justify-end gap-3.5 border-b border-line pt-6 pb-5.5 even:border-l even:pl-4.5 lg:gap-5.5 lg:border-b-0 lg:pt-8.5 lg:pr-5 lg:pb-7.5 lg:not-first:border-l lg:not-first:pl-6"
      data-stat
    >
      <dt className="text-sm/list text-balance text-ink-2">{stat.label}</dt>
      <dd className="font-display text-[22cqw]/stat font-bold tracking-figure whitespace-nowrap lining-nums md:text-[12.4cqw]/stat lg:text-[13cqw]/stat">
        {stat.value}
        <FigureUnit className="text-accent">{stat.unit}</FigureUnit>
      </dd>
    </div>
  )
}

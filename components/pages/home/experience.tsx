import { Switchboard } from '@/components/illustrations/switchboard/switchboard'
import { PageLink } from '@/components/layout/page-link'
import { SampleMark } from '@/components/layout/sample-mark'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/layout/section'
import type { PageLine } from '@/lib/drawing/page-line'
import type { experience } from '@/content/home/experience'
import { siteConfig } from '@/lib/config'
import { Scene } from './scene'

type ExperienceProps = { content: typeof experience; pageLine?: PageLine }

export function Experience({ content, pageLine }: ExperienceProps) {
  const { label, headline, text, button, picture, hint, keyboardHint, log } = content
  return (
    <Section
      name="experience"
      label={label}
      mark={<SampleMark of={content} />}
      pageLine={pageLine}
      className="group/scene overflow-clip md:pb-0"
    >
      {/* On a tablet the heading is one line, and below it are the text and the log, side by side. */}
      <div className="z-1 col-span-full flex flex-col justify-between gap-7 max-md:gap-3 md:max-lg:contents lg:col-start-3 lg:col-end-7 lg:row-start-1 lg:self-start">
        <h2 className="col-span-full type-display text-[clamp(2.6rem,1.05rem+7.8vw,8.6rem)]/[.88] md:max-lg:text-[min(12.5vw,6.5rem)]/[.88] lg:max-w-[4.4em]">
          {headline}
        </h2>
        <div className="z-1 md:max-lg:col-span-6 md:max-lg:mt-7">
          <p className="mb-7 max-w-[21em] text-lg/[1.42] text-balance text-ink-2 max-md:mb-4 max-md:text-sm lg:max-w-[14em]">
            {text}
          </p>
          <PageLink page="services" className={buttonClass()}>
            {button}
          </PageLink>
          {/* For the drawn switchboard only: hidden once the 3D scene is shown, as is the log. */}
          <p
            className="mt-5 type-caption group-has-data-[scene=spline]/scene:invisible max-md:mt-3"
            data-no-print
          >
            {`${hint} `}
            <span className="pointer-coarse:hidden">{keyboardHint}</span>
          </p>
        </div>
      </div>
      <ol
        className="z-1 col-start-7 -col-end-1 mt-7 font-serif-italic text-md/list italic group-has-data-[scene=spline]/scene:invisible max-md:hidden lg:row-start-1 lg:mt-[1vw] lg:self-start lg:justify-self-end"
        aria-hidden="true"
      >
        {log.map((entry) => (
          <li
            key={entry.time}
            className="grid grid-cols-[2.6em_auto] items-baseline whitespace-nowrap not-first:text-ink-3"
          >
            <span className="font-text text-xs/list text-ink-3 not-italic lining-nums tabular-nums">
              {entry.time}
            </span>
            {` ${entry.text}`}
          </li>
        ))}
      </ol>
      <figure className="relative col-span-full min-w-0 max-md:-mx-8 max-md:-mt-9 md:-mr-[calc(var(--pad)*2)] md:-ml-pad md:max-lg:-mt-[8vw] lg:col-start-5 lg:row-start-1 lg:-mt-[3vw] lg:-mr-[calc(var(--pad)*2+8vw)] lg:ml-[3vw]">
        <Scene picture={picture} hint={`${hint} ${keyboardHint}`} sceneUrl={siteConfig.splineSceneUrl}>
          <Switchboard />
        </Scene>
      </figure>
    </Section>
  )
}

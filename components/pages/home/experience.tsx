import { Switchboard } from '@/components/illustrations/switchboard/switchboard'
import { PageLink } from '@/components/layout/page-link'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/layout'
import type { LineStretch } from '@/components/ui/page-line'
import type { experience } from '@/content/home/experience'
import { siteConfig } from '@/lib/config'
import { Scene } from './scene'

type ExperienceProps = typeof experience & { line: LineStretch }

export function Experience({ label, headline, text, button, picture, hint, log, line }: ExperienceProps) {
  return (
    <Section name="experience" label={label} wire={line} className="pb-[calc(var(--sec)*.8)]">
      <div className="col-span-full flex flex-col justify-between gap-7 max-md:gap-4 lg:col-start-3 lg:col-end-7 lg:pb-8.5">
        <h2 className="max-w-[4.4em] type-display text-[clamp(3.1rem,1.3rem+7.6vw,8.6rem)]/[.88]">
          {headline}
        </h2>
        <div>
          <p className="mb-7 max-w-[21em] text-lg/[1.42] text-balance text-ink-2 max-md:mb-5 max-md:text-base/[1.42] lg:max-w-[18.5em]">
            {text}
          </p>
          <PageLink page="services" className={buttonClass()}>
            {button}
          </PageLink>
        </div>
      </div>
      {/* The entries and the hint belong to the drawn switchboard. */}
      <figure className="group relative col-span-full min-w-0 lg:col-start-7 lg:-ml-4">
        <Scene picture={picture} hint={hint} sceneUrl={siteConfig.splineSceneUrl}>
          <Switchboard />
        </Scene>
        <ol
          className="absolute top-0 right-0 text-right font-said-italic text-[1.1875rem]/[1.3] italic group-has-data-[scene=spline]:invisible max-md:hidden"
          aria-hidden="true"
        >
          {log.map((entry) => (
            <li key={entry.time} className="not-first:text-ink-3">
              <span className="mr-2 font-text text-xs/[1.3] text-ink-3 not-italic lining-nums tabular-nums">
                {entry.time}
              </span>{' '}
              {entry.text}
            </li>
          ))}
        </ol>
        <figcaption
          className="relative mt-2.5 type-caption group-has-data-[scene=spline]:invisible lg:text-right"
          data-no-print
        >
          {hint}
        </figcaption>
      </figure>
    </Section>
  )
}

import { Switchboard } from '@/components/illustrations/switchboard/switchboard'
import { PageLink } from '@/components/layout/page-link'
import { SampleMark } from '@/components/layout/sample-mark'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/layout/section'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import type { PageLine } from '@/lib/drawing/page-line'
import type { experience } from '@/content/home/experience'
import { siteConfig } from '@/lib/config'
import { RecordedCalls, type RecordedCallsProps } from './recorded-calls'
import { Scene } from './scene'

type ExperienceProps = { content: typeof experience; calls: RecordedCallsProps; pageLine?: PageLine }

export function Experience({ content, calls, pageLine }: ExperienceProps) {
  const { label, headline, text, button, picture, hint, keyboardHint } = content
  return (
    <Section
      name="experience"
      label={label}
      mark={<SampleMark of={content} />}
      pageLine={pageLine}
      className="group/scene overflow-clip md:pb-0"
    >
      <div className="@container z-1 page-full">
        <h2
          className="-ml-[.02em] type-display text-3xl md:text-[min(16.95cqw,var(--fit))]/headline"
          style={fitStyle(headline, TRACKING_EM.display)}
        >
          {headline}
        </h2>
      </div>
      <div className="z-1 col-span-full max-md:mt-3 md:col-span-6 md:mt-7">
        <p className="mb-7 max-w-[21em] text-lg/[1.42] text-balance text-ink-2 max-md:mb-4 max-md:text-sm">
          {text}
        </p>
        <PageLink page="services" className={buttonClass()}>
          {button}
        </PageLink>
        {/* For the drawn switchboard only: hidden once the 3D scene is shown, as are the calls. */}
        <p
          className="mt-5 max-w-[16em] type-caption group-has-data-[scene=spline]/scene:invisible max-md:hidden"
          data-no-print
        >
          {hint}
        </p>
      </div>
      {calls.calls.length > 0 ? (
        <div
          className="z-1 mt-7 group-has-data-[scene=spline]/scene:invisible max-md:col-span-full max-md:mt-3 md:col-start-7 md:-col-end-1 md:justify-self-end noscript:hidden"
          data-no-print
        >
          <h3 className="type-caption">{content.calls}</h3>
          <RecordedCalls {...calls} />
        </div>
      ) : null}
      {/* From edge to edge; on a wide page its front edge is below the section. */}
      <figure className="relative col-span-full mx-[calc(50%-50vw)] -mt-[13vw] min-w-0 [--wide:min(100vw,92rem)] md:-mt-[22vw] lg:mx-[calc(50%-.56*var(--wide))] lg:-mt-[calc(var(--wide)*.25)] lg:-mb-[calc(var(--wide)*.2)]">
        <Scene
          picture={picture}
          hint={`${hint} ${keyboardHint}`}
          sceneUrl={siteConfig.splineSceneUrl}
          calls={calls}
        >
          <Switchboard calls={calls.calls.length} />
        </Scene>
      </figure>
    </Section>
  )
}

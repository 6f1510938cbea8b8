import { Switchboard } from '@/components/illustrations/switchboard/switchboard'
import { PageLink } from '@/components/layout/page-link'
import { buttonClass } from '@/components/ui/button'
import { Section, type SectionOf } from '@/components/layout/section'
import { PosterHeading } from '@/components/ui/heading'
import type { experience } from '@/content/home/experience'
import { siteConfig } from '@/lib/config'
import { RecordedCalls, type RecordedCallsProps } from './recorded-calls'
import { Scene } from './scene'

type ExperienceProps = SectionOf<typeof experience> & { calls: RecordedCallsProps }

export function Experience({ content, calls, pageLine }: ExperienceProps) {
  const { label, headline, text, button, picture, hint, keyboardHint } = content
  return (
    <Section
      name="experience"
      label={label}
      sampleOf={content}
      pageLine={pageLine}
      className="group/scene md:pb-0"
    >
      <div className="z-1 col-span-full md:col-span-10 lg:col-span-8 lg:col-start-1">
        <PosterHeading fillsPhone>{headline}</PosterHeading>
        <div className="flex gap-x-6 gap-y-3 max-md:flex-col md:mt-3 xl:gap-x-16">
          <div className="md:pt-3">
            <p className="mb-6 max-w-[21em] text-lg/[1.42] text-balance text-ink-2 max-md:my-3 max-md:text-sm">
              {text}
            </p>
            <PageLink page="services" className={buttonClass()}>
              {button}
            </PageLink>
          </div>
          {/* For the drawn switchboard only: hidden once the 3D scene is shown. */}
          {calls.calls.length > 0 ? (
            <div className="group-has-data-[scene=spline]/scene:invisible noscript:hidden" data-no-print>
              <h3 className="type-caption">{content.calls}</h3>
              <RecordedCalls {...calls} />
            </div>
          ) : null}
        </div>
      </div>
      {/* From edge to edge, and beyond on a phone, where it would be small. The corner above the board is free for the text. */}
      <figure className="relative col-span-full mx-[calc(50%-max(50vw,225px))] min-w-0 rows:-mt-[15vw]">
        <p
          className="absolute right-(--pad) bottom-[3vw] z-1 max-w-[12em] pr-4 text-right type-caption group-has-data-[scene=spline]/scene:invisible max-md:hidden"
          data-no-print
        >
          {hint}
        </p>
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

import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { useImageFailed } from '@/components/ui/use-pre-hydration'
import type { StackContent, Technology } from '@/content/services'
import { assetUrl } from '@/lib/config'

/** The stack by category. A logo that fails to load is hidden; its name stays. */
export function Stack({ content, pageLine }: SectionOf<StackContent>) {
  return (
    <Section name="stack" label={content.label} ground="surface-2" pageLine={pageLine}>
      <Heading size="quiet">{content.title}</Heading>
      <p className="page-full mt-9 flex flex-col gap-3.5 text-ink-2 lg:col-end-6 lg:mt-14">
        <span className="font-display text-[clamp(7rem,38vw,11rem)]/figure font-bold tracking-figure text-ink lg:text-[clamp(9rem,16.5vw,18rem)]/figure">
          {content.integrations}
        </span>
        <span className="lg:max-w-[14em]">{content.integrationsLabel}</span>
      </p>
      <dl className="page-full mt-9 border-t-2 border-ink lg:col-start-6 lg:mt-14">
        {content.groups.map((group, index) => (
          <div
            key={index}
            className="grid gap-x-gap gap-y-1 border-b border-line pt-3 pb-3.5 md:grid-cols-[180px_1fr] md:gap-x-4"
          >
            <dt className="text-sm font-medium text-ink-2">{group.title}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-5 gap-y-1 md:grid md:grid-cols-3 md:gap-x-4">
                {group.technologies.map((technology, index) => (
                  <li key={index} className="inline-flex min-h-7 items-center gap-2 font-medium">
                    <TechnologyLogo technology={technology} />
                    {technology.name}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function TechnologyLogo({ technology }: { technology: Technology }) {
  const { failed, imageProps } = useImageFailed()
  return (
    <img
      {...imageProps}
      className="size-5.5 flex-none opacity-86 dark:[filter:invert(1)]"
      src={assetUrl(`/logos/${technology.logo}.svg`)}
      alt=""
      width={22}
      height={22}
      loading="lazy"
      decoding="async"
      hidden={failed}
      data-logo={technology.logo}
    />
  )
}

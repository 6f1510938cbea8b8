import { Heading, Section } from '@/components/ui/layout'
import { journey, type JourneyYear } from '@/content/team'

/** Three years by night: each as enormous as the last, with what happened in it beside. */
export function Journey() {
  return (
    <Section name="journey" label={journey.name} surface="night">
      <Heading size="t6">{journey.title}</Heading>
      <ol className="full-measure mt-14 grid gap-y-16 lg:gap-y-20">
        {journey.years.map((year) => (
          <Year key={year.year} {...year} />
        ))}
      </ol>
    </Section>
  )
}

function Year({ year, said, milestones }: JourneyYear) {
  return (
    <li className="border-t border-line-2 pt-6 lg:columns-12">
      <div className="lg:col-span-5">
        <h3 className="text-display text-[clamp(6rem,17.4vw,17rem)] leading-[.78] tracking-[-.02em] figures">
          {year}
        </h3>
        <p className="mt-5 max-w-[16em] text-caller text-t5 text-violet">{said}</p>
      </div>
      <ol className="mt-8 lg:col-[6/-1] lg:mt-0">
        {milestones.map(({ when, title, text }) => (
          <li
            key={title}
            className="grid gap-x-6 border-b border-line py-5 first:pt-0 md:grid-cols-[7.5rem_1fr]"
          >
            <p className="pt-1 text-t2 text-ink-3">{when}</p>
            <div>
              <h4 className="text-t4">{title}</h4>
              <p className="mt-1 max-w-[34em] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </li>
  )
}

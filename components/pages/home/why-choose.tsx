import { Calendar } from '@/components/illustrations/calendar'
import { Dial } from '@/components/illustrations/dial/dial'
import { Interruption } from '@/components/illustrations/interruption'
import { Redaction } from '@/components/illustrations/redaction'
import { SketchToProduct } from '@/components/illustrations/sketch-to-product/sketch-to-product'
import { SampleMark } from '@/components/layout/sample-mark'
import { Container } from '@/components/ui/container'
import { LegendKey } from '@/components/ui/legend-key'
import type { SectionOf } from '@/components/layout/section'
import type { mvpPictures } from '@/content/home/mvp-pictures'
import type { whyChoose } from '@/content/home/why-choose'

type Content = typeof whyChoose
type WhyChooseProps = SectionOf<Content> & { pictures: typeof mvpPictures }

const CELL = 'min-w-0 border-line max-md:col-span-full max-md:py-3.5 max-md:not-first:border-t'
const PADDED = 'md:pt-6.5 md:pb-8.5'
const TEXT = 'mt-1.5 text-ink-2 max-md:mt-1 max-md:text-sm'

/** Five reasons in a grid, each with a drawing; on a phone one below the other. */
export function WhyChoose({ content, pictures, pageLine }: WhyChooseProps) {
  const { label, headline, availability, intelligence, security, builds, mvp } = content
  return (
    <section
      id="why-choose"
      data-section="why-choose"
      data-page-line-side={pageLine}
      aria-labelledby="why-choose-name"
      className="overflow-x-clip py-sec"
    >
      <Container className="@container">
        <p id="why-choose-name" className="pb-2.5 text-sm/normal font-medium md:pb-4.5">
          {label}
        </p>
        <h2 className="mb-[clamp(22px,4.5vw,72px)] font-display text-3xl font-bold tracking-display lg:-ml-[.02em] lg:text-[min(10.5cqw,var(--why))]/headline">
          {`${headline[0]} `}
          <br className="lg:hidden" />
          {headline[1]}
        </h2>
        <div className="grid grid-cols-12 border-t-2 border-ink">
          <Availability content={availability} />
          <article
            className={`${CELL} ${PADDED} md:max-lg:col-span-full md:max-lg:border-t lg:col-start-6 lg:col-end-13 lg:pl-7`}
          >
            <h3 className="text-lg">{intelligence.title}</h3>
            <p className={TEXT}>{intelligence.text}</p>
            <Interruption {...intelligence} />
          </article>
          <article
            className={`${CELL} ${PADDED} md:border-t md:border-r md:pr-7 md:max-lg:col-start-1 md:max-lg:col-end-8 lg:col-start-6 lg:col-end-10 lg:pl-7`}
          >
            <h3 className="text-lg">{security.title}</h3>
            <Redaction {...security} />
            <p className={TEXT}>{security.text}</p>
          </article>
          <article
            className={`${CELL} ${PADDED} md:border-t md:pl-7 md:max-lg:col-start-8 md:max-lg:col-end-13 lg:col-start-10 lg:col-end-13`}
          >
            <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_152px] max-md:gap-x-4">
              <h3 className="text-lg">{builds.title}</h3>
              <Calendar days={builds.days} label={builds.picture} />
              <p className={`${TEXT} text-balance`}>{builds.text}</p>
            </div>
          </article>
          <Mvp content={mvp} pictures={pictures} />
        </div>
      </Container>
    </section>
  )
}

function Availability({ content }: { content: Content['availability'] }) {
  const { title, text, legend, picture, ...time } = content
  return (
    <article
      className={`${CELL} ${PADDED} max-md:grid max-md:grid-cols-[minmax(0,1fr)_132px] max-md:gap-x-4 md:flex md:justify-between md:gap-7 md:max-lg:col-span-full md:max-lg:items-center lg:col-start-1 lg:col-end-6 lg:row-start-1 lg:row-end-3 lg:flex-col-reverse lg:border-r lg:pr-7 max-md:[&>:first-child]:order-2`}
    >
      <Dial label={picture} {...time} />
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className={`${TEXT} max-w-[30em]`}>{text}</p>
        <p className="mt-3.5 max-w-[30em] type-caption max-md:col-span-full max-md:mt-2">
          <LegendKey voice="caller" className="mr-3.5">
            {legend.open}
          </LegendKey>{' '}
          <LegendKey voice="agent" className="mr-3.5">
            {legend.closed}
          </LegendKey>
        </p>
      </div>
    </article>
  )
}

type MvpProps = { content: Content['mvp'] } & Pick<WhyChooseProps, 'pictures'>

function Mvp({ content, pictures }: MvpProps) {
  const { title, text, figure, unit, hint, sliderLabel, sliderValue } = content
  return (
    <article className={`${CELL} md:col-span-full md:grid md:grid-cols-12 md:gap-x-6 md:border-y md:py-8.5`}>
      <div className="flex flex-col max-lg:mb-4 md:pr-6 md:max-lg:col-span-full lg:col-start-1 lg:col-end-5">
        <h3 className="text-lg">{title}</h3>
        <p className={TEXT}>{text}</p>
        <p className="mt-auto pt-5 text-lg/normal max-md:flex max-md:items-baseline max-md:gap-x-2 max-md:pt-2.5 max-md:text-base">
          <b className="block flex-none font-display text-[clamp(4.5rem,9.5vw,10rem)]/figure font-bold tracking-close whitespace-nowrap text-accent max-md:text-[3.5rem]/figure md:mb-2.5">
            {figure}
          </b>{' '}
          <span>
            {`${unit} `}
            <SampleMark of={pictures} />
          </span>
        </p>
        <p className="type-caption max-md:hidden" data-no-print>
          {hint}
        </p>
      </div>
      <SketchToProduct label={sliderLabel} valueText={sliderValue} pictures={pictures} />
    </article>
  )
}

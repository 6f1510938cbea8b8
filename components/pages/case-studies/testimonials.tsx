import { StickyTestimonials } from '@/components/motion/sticky-testimonials'
import { Heading, Section } from '@/components/ui/layout'
import { caseTestimonials, caseTestimonialsCopy } from '@/content/case-studies'
import { assetUrl } from '@/lib/config'

const letters = caseTestimonials.map((testimonial) => ({
  ...testimonial,
  avatarSrc: assetUrl(testimonial.avatarSrc),
}))

/** Five letters that pile up as one reads, each with its signature on the edge. */
export function Testimonials() {
  return (
    <Section name="testimonials" label="Testimonials" wire="left start" ruleAt={1120}>
      <Heading>{caseTestimonialsCopy.title}</Heading>
      <p className="cap text-measure mt-5">{caseTestimonialsCopy.lead}</p>
      <div className="full-measure mt-10 md:mt-14">
        <StickyTestimonials items={letters} />
      </div>
    </Section>
  )
}

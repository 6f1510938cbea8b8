import { TestimonialStack } from '@/components/ui/testimonial-stack'
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
      <p className="page-text mt-5 type-caption">{caseTestimonialsCopy.lead}</p>
      <div className="page-full mt-10 md:mt-14">
        <TestimonialStack items={letters} />
      </div>
    </Section>
  )
}

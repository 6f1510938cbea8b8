import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import { TestimonialStack } from '@/components/ui/testimonial-stack'
import type { CaseTestimonial, CaseTestimonialsContent } from '@/content/case-studies'
import { assetUrl } from '@/lib/config'

interface TestimonialsProps extends SectionOf<CaseTestimonialsContent> {
  testimonials: readonly CaseTestimonial[]
}

/** Testimonials as a stack of cards: scrolling covers each with the next, and its author stays visible at the edge. */
export function Testimonials({ content, testimonials, pageLine }: TestimonialsProps) {
  const items = testimonials.map((item) => ({ ...item, avatarSrc: assetUrl(item.avatarSrc) }))
  return (
    <Section
      name="testimonials"
      label={content.label}
      sampleOf={testimonials}
      pageLine={pageLine}
      burstAt={1120}
    >
      <Heading>{content.title}</Heading>
      <p className="page-text mt-5 type-caption">{content.lead}</p>
      <div className="page-full mt-10 md:mt-14">
        <TestimonialStack items={items} ratingLabel={content.ratingLabel} />
      </div>
    </Section>
  )
}

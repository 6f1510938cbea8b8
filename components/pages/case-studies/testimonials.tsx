import { Heading, Section } from '@/components/ui/layout'
import { Stars } from '@/components/ui/stars'
import { caseTestimonials, caseTestimonialsCopy } from '@/content/case-studies'
import { assetUrl } from '@/lib/config'
import styles from './testimonials.module.css'

/** Five letters: the first one large, as on a front page. */
export function Testimonials() {
  return (
    <Section name="testimonials" label="Testimonials">
      <Heading>{caseTestimonialsCopy.title}</Heading>
      <p className="cap text-measure mt-5">{caseTestimonialsCopy.lead}</p>
      <div className={styles.letters}>
        {caseTestimonials.map((testimonial) => (
          <figure key={testimonial.name} className={styles.letter} data-testimonial>
            <p className={styles.rating}>
              <Stars rating={testimonial.rating} />
              <span className="text-t2 font-medium figures" aria-hidden="true">
                {testimonial.rating.toFixed(1)}
              </span>
            </p>
            <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
            <figcaption className={styles.who}>
              <img
                src={assetUrl(testimonial.avatarSrc)}
                alt=""
                width={60}
                height={72}
                loading="lazy"
                decoding="async"
              />
              <span>
                <b className="block">{testimonial.name}</b>
                <span className="text-t1 text-ink-3">{testimonial.title}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

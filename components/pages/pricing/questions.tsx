import { Accordion } from '@/components/ui/accordion'
import { Heading, Section } from '@/components/ui/layout'
import { pricingFaq, pricingFaqTitle } from '@/content/pricing'

export function Questions() {
  return (
    <Section name="faq" id="faq" label="Questions" ground="paper-2" wire="left start" ruleAt={340}>
      <Heading>{pricingFaqTitle}</Heading>
      <div className="text-measure mt-10 md:mt-14">
        <Accordion items={pricingFaq} />
      </div>
    </Section>
  )
}

import { faq } from '@/content/home/faq'
import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/layout'

export function Faq() {
  return (
    <Section name="faq" id="faq" label={faq.label} wire="left start" ruleAt={305}>
      <h2 className="col-span-full mb-9 self-start text-display text-t7 lg:sticky lg:top-28 lg:col-start-3 lg:col-end-7 lg:mb-0 lg:text-[clamp(3rem,7.4vw,8rem)] lg:leading-[.86]">
        {faq.headline.map((line, index) => (
          <span key={line} className="lg:block">
            {index > 0 ? ' ' : ''}
            {line}
          </span>
        ))}
      </h2>
      <div className="col-span-full lg:col-start-7">
        <Accordion items={faq.items} openId={faq.openId} />
      </div>
    </Section>
  )
}

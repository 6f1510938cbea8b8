import { Accordion, type AccordionItem } from '@/components/ui/accordion'
import { Heading, Section } from '@/components/ui/layout'

export interface QuestionsContent {
  label: string
  title: string
  items: readonly AccordionItem[]
}

/** Questions and answers. */
export function Questions({ content }: { content: QuestionsContent }) {
  return (
    <Section name="faq" id="faq" label={content.label} ground="paper-2" wire="left start" ruleAt={340}>
      <Heading>{content.title}</Heading>
      <div className="page-text mt-10 md:mt-14">
        <Accordion items={content.items} />
      </div>
    </Section>
  )
}

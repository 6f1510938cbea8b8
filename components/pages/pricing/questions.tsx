import { Accordion, type AccordionItem } from '@/components/ui/accordion'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'

interface QuestionsContent {
  label: string
  title: string
  items: readonly AccordionItem[]
}

export function Questions({ content, pageLine }: SectionOf<QuestionsContent>) {
  return (
    <Section
      name="faq"
      label={content.label}
      sampleOf={content.items}
      ground="surface-2"
      pageLine={pageLine}
      burstAt={340}
    >
      <Heading column="full" className="lg:col-end-6 lg:mt-4">
        {content.title}
      </Heading>
      <div className="page-full mt-10 lg:col-start-6 lg:mt-4">
        <Accordion name="question" items={content.items} />
      </div>
    </Section>
  )
}

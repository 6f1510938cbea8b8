import { newTab } from '@/components/ui/button'
import { Section, type SectionOf } from '@/components/layout/section'
import type { KnowledgeContent } from '@/content/knowledge'
import { contact } from '@/lib/booking/contact'

/** Contact for questions that the knowledge base does not answer: phone and WhatsApp. The bookings follow in the footer. */
export function Closing({ content, pageLine }: SectionOf<KnowledgeContent['closing']>) {
  const links = [
    { name: content.phone, href: contact.phoneUrl },
    { name: content.whatsapp, href: contact.whatsappUrl, ...newTab },
  ].filter(({ href }) => href)
  return (
    <Section name="ask" label={content.label} burstAt={900} hideLabel pageLine={pageLine}>
      <h2 className="page-full type-display text-3xl max-md:mt-8 lg:col-[1/8]">{content.title}</h2>
      <div className="page-full mt-6 lg:col-[8/-1] lg:mt-1">
        <p className="text-xl tracking-lead">{content.text}</p>
        <p className="mt-5 grid border-t-2 border-ink text-lg">
          {links.map(({ name, ...link }, index) => (
            <a
              key={index}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 hover:text-accent"
              {...link}
            >
              <span>{name}</span> <span className="lining-nums tabular-nums">{contact.phone}</span>
            </a>
          ))}
        </p>
      </div>
    </Section>
  )
}

import { measuredFrom } from '../measured-from'

export const servicesContact = {
  label: 'Contact',
  title: 'Or ring us. It will be answered.',
  lead: `By an agent, naturally. A person writes back, ${measuredFrom.reply}.`,
  phoneLabel: 'Phone',
  chatLabel: 'Chat on WhatsApp',
}
export type ContactContent = typeof servicesContact

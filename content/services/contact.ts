import { counted } from '../counted'

export const servicesContact = {
  label: 'Contact',
  title: 'Or ring us. It will be answered.',
  lead: `By an agent, naturally. A person writes back, ${counted.reply}.`,
  phoneLabel: 'Phone',
  chatLabel: 'Chat on WhatsApp',
}
export type ContactContent = typeof servicesContact

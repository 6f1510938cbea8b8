import { facts } from '../facts'

export const servicesContact = {
  label: 'Contact',
  title: 'Or ring us. It will be answered.',
  lead: `By an agent, naturally. A person writes back within ${facts.responseHours} hours.`,
  phoneLabel: 'Phone',
  chatLabel: 'Chat on WhatsApp',
}
export type ContactContent = typeof servicesContact

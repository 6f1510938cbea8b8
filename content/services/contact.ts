import { business } from '../business'

export const servicesContact = {
  title: 'Or ring us. It will be answered.',
  lead: `By an agent, naturally. A person writes back within ${business.responseHours} hours.`,
  phoneLabel: 'Phone',
  chatLabel: 'Chat on WhatsApp',
} as const

import { facts } from './facts'
import { counted } from './format'

/** Start and end of each of the site's times. Use these words wherever one of the times is quoted. */
export const measuredFrom = {
  agent: 'from signature to the first real call',
  mvp: 'from signature to the first user',
  plan: 'from signature to handover',
  service: 'from signature to the whole service live',
  /** A person's answer to a message. */
  reply: `usually within ${counted(facts.responseHours, 'hour')} on working days`,
}

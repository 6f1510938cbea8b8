import { channels } from '../../../content/socials'
import { caseTestimonials } from '../../../content/case-studies'
import { faq } from '../../../content/home/faq'
import { siteConfig } from '../../config'
import type { GraphInput } from './graph'

/** The facts that may be told to machines: what is set and real, never a sample. */
export const siteFacts = (): GraphInput => ({
  address: siteConfig,
  contact: siteConfig,
  profiles: channels.filter(({ sample }) => sample !== true).map(({ url }) => url),
  questions: faq.items,
  testimonials: caseTestimonials,
})

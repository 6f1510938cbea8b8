import { channels } from '@/content/socials'
import { caseTestimonials } from '@/content/case-studies'
import { faq } from '@/content/home/faq'
import { siteConfig } from '../config'
import type { GraphInput } from './graph'

/** Facts for structured data: only configured, real values, never sample content. */
export const siteFacts = (): GraphInput => ({
  address: siteConfig,
  contact: siteConfig,
  profiles: channels.filter(({ sample }) => sample !== true).map(({ url }) => url),
  questions: faq.items,
  testimonials: caseTestimonials,
})

import { consultantTools } from '@/content/consultant-tools'
import type { components } from '../lib/api'

const { properties } = consultantTools.note_brief.parameters

/**
 * The brief as the platform reads it out of a conversation once it is over, in the fields that the page notes during
 * it. A call that broke off still has one.
 */
export const briefOutput = {
  name: 'Brief of the consultation',
  type: 'ai',
  description:
    'What the visitor wants, from the whole conversation. The last word counts where they corrected something. Leave out what they did not say or took back.',
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, { description, ...schema }]) => [
        field,
        {
          type: 'string',
          description,
          ...('enum' in schema && { enum: schema.enum.filter((value) => value !== '') }),
        },
      ]),
    ),
  },
} satisfies components['schemas']['CreateStructuredOutputDTO']

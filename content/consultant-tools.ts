import { assumedCallMinutes } from './contract-figures'
import { facts, industries } from './facts'
import { counted, money } from './format'
import { PAGE_NAMES, type PageName } from './pages'

/** Sections that the consultant can scroll to, by the page that has them. */
const sectionsOfPages = {
  home: ['voice-demos', 'booking', 'process'],
  services: ['stack', 'mvp-advantages', 'industries'],
  pricing: [
    'plans',
    'plans-voice',
    'plans-mvp',
    'running-cost',
    'worked-example',
    'dates',
    'your-data',
    'add-ons',
    'faq',
  ],
  terms: ['imprint', 'ownership', 'ending'],
} as const satisfies Partial<Record<PageName, readonly string[]>>

const shownSections = Object.values(
  sectionsOfPages,
).flat() as readonly (typeof sectionsOfPages)[keyof typeof sectionsOfPages][number][]

/**
 * What the consultant can do on this site, as the platform and the model are told: names, descriptions and JSON
 * Schemas, as data. The page runs them (`components/voice/tools/`); `assistant/` publishes them.
 */
export const consultantTools = {
  show_page: {
    name: 'show_page',
    description:
      'Turns the website to a page while you talk about what is on it, such as pricing while you talk about prices. Name the section that you talk about, if the page has it. Say that you do. A visitor who is busy is offered the page in place of that.',
    parameters: {
      type: 'object',
      properties: {
        page: { type: 'string', enum: PAGE_NAMES, description: 'The page to show.' },
        section: {
          type: 'string',
          enum: shownSections,
          description: `The section to scroll to. ${Object.entries(sectionsOfPages)
            .map(([page, sections]) => `On ${page}: ${sections.join(', ')}.`)
            .join(' ')}`,
        },
      },
      required: ['page'],
    },
  },
  show_recording: {
    name: 'show_recording',
    description:
      'Offers one of the recorded calls for the visitor to play. The visitor starts it; you do not hear it.',
    parameters: {
      type: 'object',
      properties: {
        // assistant/tools.ts adds which there are. The page loads their list only to show one.
        recording: {
          type: 'string',
          description: 'The recording closest to what the visitor does.',
        },
      },
      required: ['recording'],
    },
  },
  estimate_cost: {
    name: 'estimate_cost',
    description: `Works out what a month of calls costs and shows it: the connected minutes at ${counted(facts.callCentsPerMinute, 'cent')} each, the same with model usage, and all parts with one number and a text message for each call. Use it instead of your own arithmetic, also when only the number of calls is known.`,
    parameters: {
      type: 'object',
      properties: {
        calls: { type: 'number', minimum: 1, maximum: 10_000_000, description: 'Calls in one period.' },
        period: {
          type: 'string',
          enum: ['day', 'week', 'month', 'year'],
          description: 'The period, as the visitor said it. Ask if it was not said.',
        },
        minutesPerCall: {
          type: 'number',
          minimum: 0.5,
          maximum: 120,
          description: `Length of one call. Leave it out if the visitor has not said it: ${counted(assumedCallMinutes, 'minute')} are assumed then, which you say.`,
        },
      },
      required: ['calls', 'period'],
    },
  },
  note_brief: {
    name: 'note_brief',
    description:
      'Notes what the visitor wants, as soon as they say it; the visitor sees it and can correct it. Send only the fields that are new or have changed. An empty text removes a field, for example when the visitor takes something back. Never guess a field. Before you note an e-mail address that you heard, spell it back and let the visitor confirm it.',
    parameters: {
      type: 'object',
      properties: {
        service: {
          type: 'string',
          enum: ['voice', 'mvp', 'both', ''],
          description: 'A voice agent, an MVP, or both.',
        },
        industry: {
          type: 'string',
          maxLength: 80,
          description: `The visitor's trade, such as ${industries.slice(0, 3).join(', ')}.`,
        },
        business: { type: 'string', maxLength: 120, description: 'The name of the business.' },
        place: {
          type: 'string',
          maxLength: 80,
          description: 'The towns of the business: another site adds its town.',
        },
        size: {
          type: 'string',
          maxLength: 80,
          description:
            'How many sites, front-desk people or units, such as 3 locations, 2 front-desk people.',
        },
        problem: {
          type: 'string',
          maxLength: 400,
          description: 'What should be solved, in one or two sentences, in the words of the visitor.',
        },
        calls: {
          type: 'string',
          maxLength: 80,
          description:
            'How many calls in which period, how many of them are missed, and their length, such as 40 calls a day, 12 missed.',
        },
        software: {
          type: 'string',
          maxLength: 120,
          description: 'Names of the programs, calendars and telephone systems that the visitor uses.',
        },
        timing: {
          type: 'string',
          maxLength: 120,
          description: 'When it should start, or until when it is needed.',
        },
        budget: { type: 'string', maxLength: 80, description: 'As the visitor says it.' },
        name: { type: 'string', maxLength: 80, description: 'Only if the visitor gives it; never insist.' },
        email: { type: 'string', maxLength: 254, description: 'In lower case, without spaces.' },
        phone: {
          type: 'string',
          maxLength: 40,
          description: 'A telephone number to ring back. Repeat it before you note it.',
        },
        day: {
          type: 'string',
          maxLength: 80,
          description:
            'The day and time that the visitor wishes for a call, or for a text or an e-mail in its place, as they say it.',
        },
        question: {
          type: 'string',
          maxLength: 300,
          description:
            'What you could not answer and the visitor wants answered on the call, in their words.',
        },
      },
    },
  },
  offer_choices: {
    name: 'offer_choices',
    description:
      'Shows up to three short questions as buttons. A tap sends one as if the visitor had typed it. Use it when you did not understand, with the three questions that come closest.',
    parameters: {
      type: 'object',
      properties: {
        first: { type: 'string', maxLength: 80, description: 'A question in the words of a visitor.' },
        second: { type: 'string', maxLength: 80, description: 'The next closest.' },
        third: { type: 'string', maxLength: 80, description: 'The one after that.' },
      },
      required: ['first'],
    },
  },
  write_diary: {
    name: 'write_diary',
    description:
      'Only in a role-play, once the caller has agreed to a time: shows the line that the agent writes into the diary of the business. Call it again when the caller gives a name.',
    parameters: {
      type: 'object',
      properties: {
        time: { type: 'string', maxLength: 20, description: 'In figures, such as 8:40.' },
        entry: {
          type: 'string',
          maxLength: 80,
          description: 'The day, and with whom, which table or which flat. Nothing about health.',
        },
        name: { type: 'string', maxLength: 80, description: 'The name of the caller, if it was given.' },
      },
      required: ['time', 'entry'],
    },
  },
  offer_booking: {
    name: 'offer_booking',
    description: `Shows a button that opens the scheduling page with the brief filled in: the free discovery call of ${counted(facts.discoveryCall.minutes, 'minute')}, or the deep-dive for ${money(facts.deepDive.price)}. Offer it once the visitor wants to go on, or asks for a person.`,
    parameters: {
      type: 'object',
      properties: {
        call: { type: 'string', enum: ['discovery', 'deep-dive'], description: 'Which of the two.' },
      },
      required: ['call'],
    },
  },
} as const

/** What the page answers to the model, where a tool could not do all that it was asked for. */
export const toolAnswers = {
  pageNotShown: 'The visitor is busy; a button offers the page.',
  emailIncomplete: 'email must be a complete address such as ada@example.com; ask for it again.',
} as const

export type ConsultantToolName = keyof typeof consultantTools

/**
 * What the consultant says while the page works, of tools whose result begins its answer. It goes on speaking by itself
 * after the other tools, which only show or note something.
 */
export const saidMeanwhile: { readonly [Name in ConsultantToolName]?: string } = {
  estimate_cost: 'One moment, I am working that out.',
}

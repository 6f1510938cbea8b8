import { LINKS } from '../../../assistant/knowledge/links'

/** What the consultant says outside any topic. */
export const LINES = {
  greeting: 'Hello. Ask me about services, prices, timelines, security or booking.',
  thanks: `You are welcome. When you would rather talk to a person, book here: ${LINKS.discoveryCall}`,
  heardButNotUnderstood:
    'I can hear that you are speaking, but in this demonstration I cannot make out words. Type your question, and I will answer it.',
  unknown: `I would rather leave that one to a person than guess. I do know our services, prices, timelines, security and terms. Or ask it on the free call: ${LINKS.discoveryCall}`,
  unknownAgain: `That one I do not know either. A person will, on a free call: ${LINKS.discoveryCall}`,
  unknownOnceMore: `Nothing I was given says anything about that. Note it for the free call, where a person answers it: ${LINKS.discoveryCall}`,
  /** To a visitor who has said something for the brief, and asked nothing. */
  noted: 'I have noted that. You see it below, and can correct it. What else should we know?',
  /** Said for a line that has no recording, such as an answer whose content was edited since. */
  writtenOnly: 'I have written that down for you, in the transcript.',
  nothingAsked: 'I could not make anything of that, which may well be my fault. Try it in other words.',
} as const

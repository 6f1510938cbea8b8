import { workedExampleFigures as figures } from '@/content/contract-figures'
import { money } from '@/content/format'
import { measuredFrom } from '@/content/measured-from'
import { LINKS } from '@/assistant/knowledge/links'

/** What the consultant says outside any topic. Each has a recording. */
export const LINES = {
  scripted:
    'By the way, I am a scripted demonstration. The live consultant is a language model with the same knowledge.',
  nothingAsked: 'I could not make anything of that, which may well be my fault. Try it in other words.',
  heardButNotUnderstood:
    'I can hear that you are speaking, but in this demonstration I cannot make out words. Type your question, and I will answer it.',
  unsure: 'I am not sure that I understood. Is it one of these?',
  unknown: `I only know what this site says about voice agents and MVPs, and that is not in it. I can note it for a person on the free call: ${LINKS.discoveryCall} The closest that I know is below.`,
  unknownAgain: `A person can answer that on the free call: ${LINKS.discoveryCall} Shall I note it, or is it one of these?`,
  /** A question to tap. */
  noteQuestion: 'Note my question for the call.',
  questionNoted: 'Noted for the call, where a person answers it. What else would you like to know?',
  offerNote: 'Shall I note the question for the call?',
  /** What no topic answers, by the kind of question. Each names who does answer it. */
  noPrice: `This site names no price for that, and I do not guess one. It is quoted on the free call: ${LINKS.discoveryCall}`,
  noTime: `This site names no time for that, and I do not guess one. A person answers it on the free call: ${LINKS.discoveryCall}`,
  noCase:
    'This site does not name that case. In each, you read what the agent may say before it goes live, and what it was not given it does not guess: it takes a message, or hands over to a person.',
  noAbility: `This site does not say whether it can do that, so I do not promise it. It depends on your script and your systems, and is checked on the free call: ${LINKS.discoveryCall}`,
  noOffer: `This site does not say that, and I do not guess. A person answers it on the free call: ${LINKS.discoveryCall}`,
  otherPartUnknown: 'The rest of your question I do not have an answer to; what comes closest is below.',
  /** Answers to a visitor who has said something for the brief and asked nothing. */
  noted: 'I have noted that. You see it below, and can correct it.',
  askVolume: 'How many calls do you get, and how long is one? Then I work out a month for you.',
  askPeriod: 'Is that in a day, in a week or in a month?',
  buildBeside: `The build comes once, and is quoted on the free call. In our worked example, a small clinic, it is ${money(figures.buildPrice)}${'sample' in figures ? ', a sample price' : ''}.`,
  askService: 'Is it about your calls, about a product, or about both?',
  askPhone: 'Which number should we ring?',
  askDay: 'Which day suits you?',
  askName: 'What is your name, and where can we reach you?',
  askProduct: 'What should the product do, and by when do you need it?',
  sayIfWrong: 'Tell me if that is wrong.',
  goOn: 'Ask me what else you want to know.',
  changed: 'Of course. I have changed that in your brief.',
  correct: 'Tell me what is not right, and I change it.',
  nextStep: 'Good. The next step is the free call, with a person. You can book it here.',
  pickTime: 'Pick the time in the calendar, and a person confirms it.',
  callback: `A person rings you, ${measuredFrom.reply}, once you send the brief below.`,
  recordingOffered: 'Yes, here is a recorded call, spoken by synthetic voices. Press play to hear it.',
  offHours: 'Evenings and weekends are not promised: a person confirms your time, or proposes another.',
  byText: `A person writes you a text, ${measuredFrom.reply}, once you send the brief below.`,
  byEmail: `A person writes you an e-mail, ${measuredFrom.reply}, once you send the brief below.`,
  askEmail: 'Which e-mail address should we use?',
  askTextNumber: 'Which number should we text?',
  askMissed: 'An agent can also take only the calls that you miss. How many are those?',
  keepsDetails:
    'You need not. I answer without it, and what is noted leaves this page only when you send it.',
  ownWords: 'I have noted that in your words.',
  /** Said for a line that has no recording, such as an answer whose content was edited since. */
  writtenOnly: 'I have written that down for you, in the transcript.',
} as const

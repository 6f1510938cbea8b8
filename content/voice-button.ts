import { facts } from './facts'

/** Words of the "Talk to AI" button and the pill it stands in: the part of the widget in every page. */
export const voiceButton = {
  /** Name of the landmark. */
  region: 'Voice consultant',
  talk: 'Talk to AI',
  type: 'Type instead',
  connecting: 'Connecting...',
  cancel: 'Cancel',
  loadFailed: 'The call could not be loaded.',
  retry: 'Try again',
  /** Before the first call, in one line: who answers, and what is done with what is said. */
  note: 'An AI answers. Calls may be recorded.',
  /** The same on a phone. The button beside it says that an AI answers. */
  noteShort: 'May be recorded.',
  /** In their place, once the visitor has said that calls are not to be recorded. */
  noteUnrecorded: 'An AI answers. Your calls are not recorded.',
  noteUnrecordedShort: 'Not recorded.',
  /** The first words of the panel: the same in full, and what the microphone does. */
  consent: `An AI answers for ${facts.name}. Vapi, our voice platform, transcribes the call and may record it. Your microphone stays off until you allow it.`,
  privacy: 'Privacy',
}

import { facts } from './facts'

/** Words of the "Talk to AI" button and the strip it stands on: the part of the widget in every page. */
export const voiceButton = {
  /** Name of the landmark. */
  region: 'Voice consultant',
  talk: 'Talk to AI',
  connecting: 'Connecting...',
  cancel: 'Cancel',
  loadFailed: 'The call could not be loaded.',
  retry: 'Try again',
  lead: 'The line is open.',
  /** Before the first call: what is recorded, who processes it, and what the microphone does. */
  consent: `An AI answers for ${facts.name}. Vapi, our voice platform, transcribes the call and may record it. Your microphone stays off until you allow it.`,
  /** The same for narrow screens; the whole sentence follows in the panel. */
  consentShort: 'Mic off until you allow it. Vapi transcribes.',
  /** During a call, in the place of `lead` and `consent`. */
  leadInCall: 'You are on the line.',
  noteInCall: `You are talking to an AI. Vapi, our voice platform, transcribes the call and may record it. Mute stops your microphone.`,
  noteInCallShort: 'You are talking to an AI. Vapi transcribes.',
  privacy: 'Privacy',
} as const

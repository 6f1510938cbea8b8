import { voiceCopy } from './voice'

/** Texts of the panel on other people's sites: nothing in them is about this agency. */
export const voiceEmbedPanel: typeof voiceCopy = {
  ...voiceCopy,
  chat: {
    ...voiceCopy.chat,
    empty: 'Ask a question.',
    consent: 'An AI answers. What you write goes to Vapi, the voice platform of this site.',
  },
  connected: {
    ...voiceCopy.connected,
    names: { ...voiceCopy.connected.names, assistant: 'Consultant' },
    bookHint: 'Book an appointment; opens a new tab, the call goes on',
  },
  summary: {
    ...voiceCopy.summary,
    // What a minute costs on somebody else's site is theirs to say.
    lasted: 'The call took {time}.',
    fileName: 'call',
    fileTitle: 'Call with the consultant',
    book: 'Book an appointment',
    deepDive: 'Book an appointment',
    bookNote: '',
  },
  failure: { ...voiceCopy.failure, book: 'Book an appointment' },
}

import { facts } from './facts'
import { counted } from './format'

/** Words around sending a brief to the agency. Fetched with the widget's panel. */
export const leadCopy = {
  send: `Send to ${facts.name}`,
  sending: 'Sending...',
  sent: `Sent. A person answers within ${counted(facts.responseHours, 'hour')}.`,
  waiting: 'Not sent yet. It is sent as soon as the connection allows; keep this tab open.',
  refused: 'It could not be sent. Send it by e-mail, or book with it.',
  /** What is missing before it can be sent. */
  needs: {
    wish: 'Say what you need: a service or a problem.',
    contact: 'Add an e-mail address or a telephone number, so that we can answer.',
  },
  /** The visitor agrees by sending. It is stored with the lead. */
  consent: `By sending you agree that ${facts.name} stores what is written above, with the name of this page and the number of the call, to answer you.`,
}

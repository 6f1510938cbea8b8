import { facts } from './facts'
import { counted } from './format'

/** Words around sending a brief to the agency. Fetched with the widget's panel. */
export const leadCopy = {
  send: `Send to ${facts.name}`,
  sending: 'Sending...',
  sent: `Sent. A person answers within ${counted(facts.responseHours, 'hour')}.`,
  /** The receiver has not answered for some seconds. */
  late: 'This takes longer than usual. Keep this tab open.',
  /** An attempt failed, or was not answered. It is repeated by itself. */
  waiting:
    'Not sent yet. We keep trying while this tab is open. You can also send it by e-mail, or book with it.',
  refused: 'It could not be sent. Send it by e-mail, or book with it.',
  /** What is missing before it can be sent. */
  needs: {
    wish: 'Say what you need: a service or a problem.',
    contact: 'Add an e-mail address or a telephone number, so that we can answer.',
  },
  /** The visitor agrees by sending. It is stored with the lead. */
  consent: `By sending you agree that ${facts.name} stores what is written above, with the name of this page and the number of the call, to answer you.`,
}

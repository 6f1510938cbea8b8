/** What a visitor reads where no call can begin now. */
export const callGateCopy = {
  budget: {
    title: 'Today’s calls are all taken',
    advice: 'Book a time, and a person calls you. It is free.',
  },
  unreachable: {
    title: 'The line could not be reached',
    advice: 'Check your connection and try again.',
  },
  refused: {
    title: 'The line refused the call',
    advice: 'This is a fault in our settings, not yours. Please book a time instead.',
  },
}

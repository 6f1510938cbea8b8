/** The question after a conversation. Fetched with the widget's panel. */
export const ratingCopy = {
  question: 'Did this help?',
  answers: { good: 'Yes', bad: 'No' },
  thanks: 'Thank you. Noted without your name.',
  copyNumber: 'Copy call number',
  copied: 'Copied',
  copyFailed: 'Call number {number}',
}

/** Texts of the embedded button; each can be replaced (docs/embed.md). */
export const voiceEmbed = {
  talk: 'Talk to AI',
  type: 'Type instead',
  /** Where a chat is the only way. */
  chat: 'Chat with AI',
  connecting: 'Connecting...',
  cancel: 'Cancel',
  loadFailed: 'The call could not be loaded. Check your connection.',
  retry: 'Try again',
  consent:
    'An AI answers. Vapi, the voice platform of this site, transcribes the call and may record it. Your microphone stays off until you allow it.',
  /** The same where a chat is the only way. */
  chatConsent: 'An AI answers. What you write goes to Vapi, the voice platform of this site.',
  privacy: 'Privacy',
  agent: 'Consultant',
}

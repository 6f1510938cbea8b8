import { bookingLabels, discoveryLabel } from './booking'
import { facts } from './facts'
import { units } from './units'
import { counted } from './format'

/** How the names of the files begin that a visitor may save. */
export const fileNameStart = facts.name.toLowerCase().replace(/\s+/g, '-')

/** Words of the voice widget's panel. Fetched with the panel, on the visitor's first intent. */
export const voiceCopy = {
  panel: 'Call with the consultant',
  /** What the consultant says first in a call that follows a chat. */
  continuation: 'I am on the line now, and I have read what we wrote. Go on.',
  chat: {
    title: 'Chat with the consultant',
    typeInstead: 'Type instead',
    /** Below its icon during a call. */
    typeShort: 'Chat',
    typeHint: 'Go on in writing; the call ends, the conversation stays',
    talkInstead: 'Talk instead',
    talkHint: 'Go on by voice; your browser asks for the microphone',
    goOnTyping: 'Go on in writing',
    goOnTalking: 'Go on by voice',
    empty: 'Ask anything about our work, prices and dates.',
    waiting: 'Writing...',
    consent: `An AI answers for ${facts.name}. What you write goes to Vapi, our voice platform.`,
    /** In place of it, once the visitor has written; it opens again. */
    about: 'An AI answers. Privacy and recording',
    aboutUnrecorded: 'An AI answers. Calls not recorded',
    failed: 'No answer came.',
    retry: 'Ask again',
    close: 'End chat',
  },
  recording: {
    /** Kept with the visitor's choice. Change it when these words, or what is done with recordings, change. */
    version: '2026-11',
    stop: 'Do not record',
    goOnWithout: 'Go on without recording',
    /** In a chat, before there is a call; the visitor may also write it. */
    stopLater: 'Record none of my calls',
    offLater: 'Your calls are not recorded.',
    /** In place of the consent, once it was refused. */
    off: 'An AI answers. The call is transcribed and not recorded. Your microphone stays off until you allow it.',
    /** What the consultant says first in the call that takes the place of a recorded one. */
    greeting: 'From here on nothing is recorded. Go on.',
    allowedOn: 'Since {day} your calls may be recorded.',
    refusedOn: 'Since {day} your calls are not recorded.',
    allow: 'Allow from the next call on',
  },
  /** While all lines are busy; the visitor can write meanwhile. */
  busy: {
    wait: 'You are next on this page. A line is usually free in {time}.',
    free: 'A line may be free now. The call begins when you press the button.',
  },
  connecting: {
    title: 'Connecting...',
    /** What is happening, by the stage of the call. */
    steps: {
      requesting: 'Placing the call.',
      loading: 'Plugging in the line.',
      joining: 'Joining the room.',
      waiting: 'On the line. The consultant is picking up.',
      reconnecting: 'The connection dropped. Finding the line again.',
    },
    allow: 'Allow the microphone when your browser asks.',
    cancel: 'Cancel',
  },
  connected: {
    /** In every call, before its first sound. */
    disclosure: 'An AI. Transcribed, and may be recorded.',
    disclosureUnrecorded: 'An AI. Transcribed, not recorded.',
    badge: 'Connected',
    listening: 'Listening...',
    speaking: 'Speaking...',
    reconnecting: 'Reconnecting...',
    reconnectingHint: 'The connection dropped. Stay here, it usually returns in a few seconds.',
    transcript: 'Transcript',
    emptyTranscript: 'Say hello, or type a question.',
    names: { assistant: facts.name as string, user: 'You' },
    newLines: 'New lines below',
    /** After the words of a line that the other side spoke over. */
    interrupted: 'spoken over',
    type: 'Type a question',
    typePlaceholder: 'Or type it',
    send: 'Send',
    notSent: 'That was not sent. Try again in a moment.',
    mute: 'Mute',
    unmute: 'Unmute',
    shortcut: 'Alt+M',
    book: 'Book',
    bookHint: 'Book a discovery call; opens a new tab, the call goes on',
    settings: 'Sound settings',
    /** Below its icon; part of the name of the button. */
    settingsShort: 'Sound',
    hangUp: 'End call',
    minimise: 'Make the panel small',
    restore: 'Show the transcript',
    timer: 'Time on the call',
  },
  settings: {
    title: 'Sound',
    close: 'Close sound settings',
    microphone: 'Microphone',
    speaker: 'Speaker',
    volume: 'Volume',
    volumeValue: '{percent} percent',
    level: 'Your level',
    systemDefault: 'System default',
    refused: 'That device could not be used. The one before stays.',
    speakerBySystem: 'This browser plays calls where the system plays sound.',
  },
  notices: {
    audioBlocked: 'Your browser has blocked the sound.',
    resumeAudio: 'Tap to hear',
    stillMuted: 'You are still muted from before.',
    muted: 'You are muted. The consultant hears nothing until you unmute.',
    echo: 'The consultant hears itself through your loudspeaker. Headphones help.',
    interruptions: {
      system: 'Another call or app is using the sound. This call goes on when it is over.',
      frozen: 'Your browser has paused this page. The call goes on as soon as the page is active.',
      'microphone-gone': 'Your microphone was disconnected. The call goes on with another one.',
      'speaker-gone': 'Your loudspeaker or headset was disconnected. The call plays through another one.',
    },
    network: 'The connection is weak. Short sentences travel best.',
    typeInstead: 'Meanwhile you can type below.',
    callAgain: 'Try again',
    stillUnavailable: 'The microphone is still not available. The call goes on.',
  },
  /** How long a call took, in words. */
  units: { minute: units.minute, second: units.second },
  summary: {
    title: 'Call ended',
    chatTitle: 'Chat ended',
    lasted: 'The call took {time}: about {price}.',
    /** Why a call ended without a failure; a failure has its own text. Nothing where the visitor hung up. */
    reasons: {
      assistant: 'The consultant hung up.',
      platform: 'The line was closed.',
      silence: 'Nobody spoke for a while, so the line closed.',
      'time-limit': 'The time for one call was up.',
    },
    kept: 'The page forgets the transcript once you go.',
    more: 'More',
    copy: 'Copy transcript',
    copied: 'Copied',
    copyFailed: 'Copying was refused. Download it instead.',
    download: 'Download',
    fileName: `${fileNameStart}-call`,
    fileTitle: `Call with ${facts.name}`,
    book: discoveryLabel,
    /** In place of its address in the transcript. */
    deepDive: bookingLabels['deep-dive'].idle,
    bookNote: `Free, ${counted(facts.discoveryCall.minutes, 'minute')}, with a person.`,
  },
  failure: {
    retry: 'Try again',
    reload: 'Reload the page',
    book: discoveryLabel,
    phone: 'Call {phone}',
    dismiss: 'Close',
  },
  announce: {
    connecting: 'Connecting. You are going to talk to an AI; the call is transcribed and may be recorded.',
    connectingUnrecorded:
      'Connecting. You are going to talk to an AI; the call is transcribed and not recorded.',
    connected: 'Connected. The consultant is listening.',
    reconnecting: 'The connection dropped. Reconnecting.',
    chat: 'Chat open. An AI answers.',
    chatWaiting: 'The consultant is writing.',
    chatEnded: 'The chat has ended.',
    ended: 'The call has ended.',
    muted: 'Your microphone is muted.',
  },
  /** How to allow the microphone again, by family of browsers. */
  microphoneHelp: {
    chromium: 'Click the icon to the left of the address, switch Microphone on, then try again.',
    edge: 'Click the lock to the left of the address, set Microphone to Allow, then try again.',
    firefox: 'Click the crossed-out microphone in the address bar to clear the block, then try again.',
    safari:
      'In the menu bar choose Safari, Settings for This Website, set Microphone to Allow, then try again.',
    ios: 'Tap the button beside the address, then Website Settings, set Microphone to Allow, then try again.',
    android:
      'Tap the icon to the left of the address, then Permissions, allow the microphone, then try again.',
    other: 'Allow the microphone for this site in the settings of your browser, then try again.',
  },
}

/** For the person who sets the site up; shown in development only, in place of the visitor's advice. */
export const voiceSetupHelp =
  'Set NEXT_PUBLIC_VOICE_PUBLIC_KEY and NEXT_PUBLIC_VOICE_ASSISTANT_ID in .env and build again; .env.example explains them. npm start answers with the sandbox instead.'

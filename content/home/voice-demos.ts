export const voiceDemos = {
  label: 'Recordings',
  headline: 'Listen before you believe us.',
  legend: { agent: 'our agent, above the line', caller: 'the caller, below it' },
  scenario: 'Scenario',
  outcome: 'Outcome',
  button: 'Get This For Your Business',
  transcript: 'Transcript',
  position: 'Position',
  play: 'Play',
  pause: 'Pause',
  loading: 'Loading...',
  roles: { agent: 'Agent', caller: 'Caller' },
  /** Fixed by the specification. */
  errors: {
    load: 'Failed to load audio',
    play: 'Unable to play audio. Please try the browser controls below.',
    unsupported: 'Your browser does not support the audio element.',
  },
} as const

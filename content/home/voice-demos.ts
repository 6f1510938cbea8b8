export const voiceDemos = {
  label: 'Recordings',
  headline: 'Listen before you believe us.',
  legend: { agent: 'our agent, above the line', caller: 'the caller, below it' },
  scenario: 'Scenario',
  outcome: 'Outcome',
  button: 'Get This For Your Business',
  browserControls: 'Browser controls',
  transcript: 'Transcript',
  position: 'Position',
  play: 'Play',
  pause: 'Pause',
  loading: 'Loading...',
  roles: { assistant: 'Agent', user: 'Caller' },
  /** Fixed by the specification. */
  errors: {
    load: 'Failed to load audio',
    play: 'Unable to play audio. Please try the browser controls below.',
    unsupported: 'Your browser does not support the audio element.',
  },
} as const

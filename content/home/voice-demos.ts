export const voiceDemos = {
  label: 'Recordings',
  headline: 'Listen before you believe us.',
  legend: { agent: 'our agent, above the line', caller: 'the caller, below it' },
  synthetic: 'Sample calls with synthetic voices.',
  scenario: 'Scenario',
  outcome: 'Outcome',
  button: 'Get This For Your Business',
  transcript: 'Transcript',
  roles: { agent: 'Agent', caller: 'Caller' },
} as const

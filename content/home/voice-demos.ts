export const voiceDemos = {
  label: 'Recordings',
  headline: 'Listen before you believe us.',
  legend: { agent: 'our agent', caller: 'the caller' },
  synthetic: 'Synthetic voices.',
  scenario: 'Scenario',
  outcome: 'Outcome',
  button: 'Get This For Your Business',
  transcript: 'Transcript',
  row: { previous: 'Previous recording', next: 'Next recording', of: 'of' },
  roles: { agent: 'Agent', caller: 'Caller' },
}

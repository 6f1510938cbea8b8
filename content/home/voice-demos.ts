import { rowControls } from '../row-controls'

export const voiceDemos = {
  label: 'Recordings',
  headline: 'Listen before you believe us.',
  legend: { agent: 'our agent', caller: 'the caller' },
  synthetic: 'Synthetic voices.',
  scenario: 'Scenario',
  outcome: 'Outcome',
  button: 'Get This For Your Business',
  transcript: 'Transcript',
  row: rowControls.recordings,
  roles: { agent: 'Agent', caller: 'Caller' },
}

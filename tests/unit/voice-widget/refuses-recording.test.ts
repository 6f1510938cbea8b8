import { refusesRecording } from '@/components/voice/panel/recording-consent'

describe('A typed sentence', () => {
  it.each([
    'Please do not record this',
    "don't record me",
    'dont record please',
    'I would rather not be recorded.',
    'No recording!',
    'Hi. Stop the recording. What does it cost?',
    'let us talk without recording',
    'Bitte nicht aufzeichnen',
    'ohne Aufnahme bitte',
    'no grabes la llamada',
    'sans enregistrer',
    'n’enregistrez pas',
    'non registrare',
    'não grave',
    'sem gravação',
  ])('refuses the recording of calls: %s', (text) => {
    expect(refusesRecording(text)).toBe(true)
  })

  it.each([
    'Do you record calls?',
    'Is it possible not to be recorded?',
    'Can an agent record an order?',
    'What happens to recordings',
    'I have no time. You may record it.',
    'We record our invoices by hand',
    'Our broken record player',
  ])('does not: %s', (text) => {
    expect(refusesRecording(text)).toBe(false)
  })
})

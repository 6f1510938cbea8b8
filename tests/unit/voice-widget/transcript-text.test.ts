import { transcriptFileName, transcriptText } from '@/components/voice/panel/transcript/transcript-text'

/** Ten minutes after midnight in India, where UTC still has the day before. */
const startedAt = new Date('2026-03-08T18:40:30Z')
startedAt.getTimezoneOffset = () => -330

describe('The transcript to keep', () => {
  it('names the call, its time by the visitor’s clock, each speaker and what was spoken over', () => {
    const text = transcriptText(
      [
        { role: 'assistant', text: 'Hello.', atMs: 0 },
        { role: 'assistant', text: 'I can', atMs: 3_000, interrupted: true },
        { role: 'user', text: ' A clinic. ', atMs: 4_000 },
        { role: 'user', text: ' ', atMs: 5_000 },
      ],
      {
        title: 'Call with Callwright',
        names: { assistant: 'Callwright', user: 'You' },
        startedAt,
        durationMs: 9_000,
        interrupted: 'spoken over',
      },
    )
    expect(text).toBe(
      'Call with Callwright, 2026-03-09 00:10 UTC+05:30, 0:09\n\n[0:00] Callwright: Hello.\n[0:03] Callwright: I can (spoken over)\n[0:04] You: A clinic.\n',
    )
  })

  it('has a file name that sorts by time and that every system accepts', () => {
    expect(transcriptFileName('callwright-call', startedAt)).toBe('callwright-call-2026-03-09-0010.txt')
  })
})

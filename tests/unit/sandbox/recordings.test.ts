import { existsSync, statSync } from 'node:fs'
import { allRecordings } from '@/content/all-recordings'
import { DIALOGUES } from '@/recordings/dialogues'
import { itWhileSample } from '@/tests/support/while-sample'

it('Every recording has an id of its own', () => {
  expect(new Set(allRecordings.map(({ id }) => id)).size).toBe(allRecordings.length)
})

for (const recording of allRecordings)
  describe(recording.title, () => {
    it('is a file of the site', () => {
      expect(existsSync(`public${recording.url}`)).toBe(true)
    })

    itWhileSample(recording)('takes 30 to 60 seconds, and few bytes', () => {
      expect(recording.durationSeconds).toBeGreaterThan(30)
      expect(recording.durationSeconds).toBeLessThan(60)
      expect(statSync(`public${recording.url}`).size).toBeLessThan(260_000)
    })

    it('has the dialogue as its transcript, in order and inside the recording', () => {
      const dialogue = DIALOGUES.find(({ id }) => id === recording.id)
      expect(recording.lines.map(({ role, text }) => ({ role, text }))).toEqual(
        dialogue?.lines.map(({ role, text }) => ({ role, text })),
      )
      let previous = 0
      for (const { startSeconds, endSeconds } of recording.lines) {
        expect(startSeconds).toBeGreaterThan(previous)
        expect(endSeconds).toBeGreaterThan(startSeconds)
        previous = endSeconds
      }
      expect(previous).toBeLessThan(recording.durationSeconds)
    })

    it('draws each side only while it speaks', () => {
      const { agent, caller } = recording.peaks
      expect(agent).toHaveLength(caller.length)
      expect(Math.max(...agent)).toBe(100)
      expect(Math.max(...caller)).toBe(100)
      const both = agent.filter((level, bar) => level > 40 && (caller[bar] ?? 0) > 40)
      expect(both.length).toBeLessThan(agent.length / 20)
    })

    itWhileSample(recording)('begins with the agent saying that it is an AI', () => {
      expect(recording.lines[0]).toMatchObject({
        role: 'agent',
        text: expect.stringContaining('AI assistant'),
      })
    })
  })

import { render, screen } from '@testing-library/react'
import * as React from 'react'
import { Suspense } from 'react'
import { ShellProvider } from '@/components/layout/page-link'
import { TradeVoiceDemo } from '@/components/pages/home/trade-voice-demo'
import { voiceDemos } from '@/content/home/voice-demos'
import { fakeInView } from '@/tests/support/in-view'
import { fakeShell } from '@/tests/support/fake-shell'

const recording = { id: 'a-call', title: 'A call', outcome: 'A table was booked.' }
// The content's own may be deleted.
jest.mock('@/content/recordings', () => ({
  recordings: [],
  tradeRecordings: [
    {
      id: 'a-call',
      title: 'A call',
      description: 'It rings.',
      scenario: 'Friday evening.',
      outcome: 'A table was booked.',
      url: '/audio/a-call.mp3',
      durationSeconds: 40,
      lines: [{ role: 'agent', text: 'Good evening.', startSeconds: 0, endSeconds: 2 }],
      peaks: { agent: [50, 20], caller: [0, 30] },
    },
  ],
}))

beforeEach(() => void fakeInView())

const listWith = (Demo: typeof TradeVoiceDemo, id: string) =>
  render(
    <ShellProvider value={fakeShell()}>
      <Suspense fallback={<p>Loading</p>}>
        <ul>
          <li>The other recording</li>
          <Demo id={id} content={voiceDemos} instead={<li>The one it replaced</li>} />
        </ul>
      </Suspense>
    </ShellProvider>,
  )

describe('The recording of a trade', () => {
  it('is an item of the list with its title, what happened and its transcript, once its code is there', async () => {
    listWith(TradeVoiceDemo, recording.id)
    expect(await screen.findByRole('article', { name: recording.title })).toBeInTheDocument()
    expect(screen.getAllByRole('listitem')[1]).toContainElement(
      screen.getByRole('heading', { level: 3, name: recording.title }),
    )
    expect(screen.getByText(recording.outcome)).toBeVisible()
    expect(screen.getByText(voiceDemos.transcript)).toBeVisible()
  })

  it('is left out where the content has none of that name, which is no error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    listWith(TradeVoiceDemo, 'deleted')
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect(log).not.toHaveBeenCalled()
  })

  it('is not shown if its code cannot be loaded; the recording that it replaces stays', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.doMock('@/components/pages/home/voice-demo', () => {
      throw new Error('offline')
    })
    await jest.isolateModulesAsync(async () => {
      jest.doMock('react', () => React)
      const { TradeVoiceDemo: Unloaded } = await import('@/components/pages/home/trade-voice-demo')
      listWith(Unloaded, recording.id)
      expect(await screen.findByText('The other recording')).toBeVisible()
      expect(await screen.findByText('The one it replaced')).toBeVisible()
    })
    jest.dontMock('react')
    jest.dontMock('@/components/pages/home/voice-demo')
    expect(log).toHaveBeenCalled()
  })
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShellProvider } from '@/components/layout/page-link'
import type { LoadedCall, Presence, StartMode } from '@/components/voice/launcher'
import { VoiceWidget } from '@/components/voice/widget'
import { voiceButton } from '@/content/voice-button'
import { createDeferred } from '@/tests/support/deferred'
import { fakeShell } from '@/tests/support/fake-shell'

/** A call that is asked to connect and does no more. Its panel has a button that closes it. */
function fakeCall() {
  const listeners = new Set<() => void>()
  let now: Presence = { state: 'idle', speaking: false }
  let isRecordingRefused = false
  const publish = () => {
    for (const listener of [...listeners]) listener()
  }
  const become = (state: Presence['state']) => {
    now = { state, speaking: false }
    publish()
  }
  const isOpen = () => now.state === 'connecting' || now.state === 'connected'
  return {
    start: jest.fn((_mode: StartMode) => become('connecting')),
    stop: jest.fn(() => become('idle')),
    prewarm: jest.fn(),
    presence: () => now,
    isOpen,
    isRecordingRefused: () => isRecordingRefused,
    refuseRecording: () => {
      isRecordingRefused = true
      publish()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: jest.fn(),
    Panel: ({ onClose }: { onClose: () => void }) =>
      isOpen() ? (
        <button
          onClick={() => {
            onClose()
            become('idle')
          }}
        >
          Close the panel
        </button>
      ) : null,
  } satisfies LoadedCall & Record<string, unknown>
}

/** The code of a call, which arrives when the test says so. */
let loading: ReturnType<typeof createDeferred<ReturnType<typeof fakeCall>>>
const load = jest.fn(() => loading.promise)
jest.doMock('@/components/voice/site-call', () => ({ createSiteCall: load }))

beforeEach(() => {
  loading = createDeferred()
  load.mockClear()
})

function open() {
  const call = fakeCall()
  const { unmount } = render(
    <ShellProvider value={fakeShell()}>
      <VoiceWidget />
    </ShellProvider>,
  )
  const settle = (how: () => void) =>
    act(async () => {
      how()
      await new Promise((done) => setTimeout(done))
    })
  return {
    user: userEvent.setup(),
    call,
    unmount,
    arrive: () => settle(() => loading.resolve(call)),
    fail: () => settle(() => loading.reject(new Error('offline'))),
  }
}
const button = (name: string) => screen.getByRole('button', { name })
const find = (name: string) => screen.queryByRole('button', { name })

describe('The floating consultant', () => {
  it('offers to talk and to type, and says what is done with what is said', () => {
    open()
    const region = screen.getByRole('complementary', { name: voiceButton.region })
    expect(region).toContainElement(button(voiceButton.talk))
    expect(region).toContainElement(button(voiceButton.type))
    expect(region).toHaveTextContent(voiceButton.note)
    expect(screen.getByRole('link', { name: voiceButton.privacy })).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ['talk', 'voice', voiceButton.talk],
    ['type', 'chat', voiceButton.type],
  ])('starts what a visitor who wants to %s clicks', async (_verb, mode, name) => {
    const { user, call, arrive } = open()
    await user.click(button(name))
    await arrive()
    expect(call.start.mock.calls).toEqual([[mode, true]])
    expect(button('Close the panel')).toBeVisible()
    expect(find(voiceButton.talk)).toBeNull()
  })

  it.each(['{Enter}', ' '])('starts a call by the key “%s”', async (key) => {
    const { user, call, arrive } = open()
    button(voiceButton.talk).focus()
    await user.keyboard(key)
    await arrive()
    expect(call.start.mock.calls).toEqual([['voice', true]])
  })

  it('fetches the code of a call when a visitor points at the button, and starts nothing', async () => {
    const { user, call, arrive } = open()
    await user.hover(button(voiceButton.talk))
    await arrive()
    expect(load).toHaveBeenCalledTimes(1)
    expect(call.prewarm.mock.calls).toContainEqual(['voice'])
    expect(call.start).not.toHaveBeenCalled()
    expect(button(voiceButton.talk)).toBeVisible()
  })

  it('starts one call when the button is clicked twice', async () => {
    const { user, call, arrive } = open()
    await user.hover(button(voiceButton.talk))
    await arrive()
    await user.dblClick(button(voiceButton.talk))
    expect(call.start).toHaveBeenCalledTimes(1)
  })

  it('is not pressed by Enter that is still held down from another control', () => {
    open()
    const talk = button(voiceButton.talk)
    expect(fireEvent.keyDown(talk, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(talk, { key: 'Enter' })).toBe(true)
  })

  it('ends the call when it is removed from the page', async () => {
    const { user, call, arrive, unmount } = open()
    await user.click(button(voiceButton.talk))
    await arrive()
    unmount()
    expect(call.dispose).toHaveBeenCalledTimes(1)
  })

  it('says that calls are not recorded, once the visitor has refused it', async () => {
    const { user, call, arrive } = open()
    await user.hover(button(voiceButton.talk))
    await arrive()
    act(call.refuseRecording)
    const region = screen.getByRole('complementary', { name: voiceButton.region })
    expect(region).toHaveTextContent(voiceButton.noteUnrecorded)
    expect(region).not.toHaveTextContent(voiceButton.note)
  })

  it('gives the focus back to its button when the panel closes', async () => {
    const { user, arrive } = open()
    await user.click(button(voiceButton.talk))
    await arrive()
    await user.click(button('Close the panel'))
    expect(button(voiceButton.talk)).toHaveFocus()
  })
})

describe('While the code of a call is loading', () => {
  it('the button says that it connects, and a further click changes nothing', async () => {
    const { user, call, arrive } = open()
    await user.click(button(voiceButton.type))
    const waiting = button(voiceButton.connecting)
    expect(waiting).toHaveAttribute('aria-disabled', 'true')
    expect(waiting).toHaveFocus()
    expect(find(voiceButton.type)).toBeNull()
    await user.click(waiting)
    await arrive()
    expect(call.start.mock.calls).toEqual([['chat', true]])
  })

  it.each([
    ['a click', (user: ReturnType<typeof userEvent.setup>) => user.click(button(voiceButton.cancel))],
    [
      'the keyboard',
      async (user: ReturnType<typeof userEvent.setup>) => {
        await user.tab({ shift: true })
        expect(button(voiceButton.cancel)).toHaveFocus()
        await user.keyboard('{Enter}')
      },
    ],
  ])('it can be cancelled by %s, and nothing starts when the code arrives', async (_how, cancel) => {
    const { user, call, arrive } = open()
    await user.click(button(voiceButton.talk))
    await cancel(user)
    expect(button(voiceButton.talk)).toHaveFocus()
    expect(button(voiceButton.talk)).not.toHaveAttribute('aria-disabled')
    expect(find(voiceButton.cancel)).toBeNull()
    await arrive()
    expect(call.start).not.toHaveBeenCalled()
    expect(find('Close the panel')).toBeNull()
  })
})

describe('When the code of a call cannot be loaded', () => {
  beforeEach(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })

  it.each([voiceButton.talk, voiceButton.type])(
    'a click on “%s” ends with a message in a region that was there before, and the focus on the button to try again',
    async (name) => {
      const { user, fail } = open()
      const region = screen.getByRole('status')
      expect(region).toBeEmptyDOMElement()
      await user.click(button(name))
      await fail()
      expect(region).toHaveTextContent(voiceButton.loadFailed)
      expect(button(voiceButton.retry)).toHaveFocus()
    },
  )

  it('another try starts what was asked for', async () => {
    const { user, call, arrive, fail } = open()
    await user.click(button(voiceButton.type))
    await fail()
    loading = createDeferred()
    await user.click(button(voiceButton.retry))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await arrive()
    expect(call.start.mock.calls).toEqual([['chat', true]])
  })

  it('a visitor who has only pointed at the button sees nothing of it', async () => {
    const { user, fail } = open()
    await user.hover(button(voiceButton.talk))
    await fail()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(button(voiceButton.talk)).toBeVisible()
  })
})

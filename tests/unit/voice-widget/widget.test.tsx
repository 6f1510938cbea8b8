import { StrictMode } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShellProvider } from '@/components/layout/page-link'
import { VoiceWidget } from '@/components/voice/widget'
import { voiceButton } from '@/content/voice-button'
import { createDeferred } from '@/tests/support/deferred'
import { fakeShell } from '@/tests/support/fake-shell'
import { fakeLoadedCall, type FakeLoadedCall } from '@/tests/support/loaded-call'

/** The code of a call, which arrives when the test says so. */
let loading: ReturnType<typeof createDeferred<FakeLoadedCall & { Panel: () => null }>>
jest.doMock('@/components/voice/site-call', () => ({ createSiteCall: () => loading.promise }))

beforeEach(() => {
  loading = createDeferred()
})

function open() {
  const call = fakeLoadedCall()
  const { unmount } = render(
    <StrictMode>
      <ShellProvider value={fakeShell()}>
        <VoiceWidget />
      </ShellProvider>
    </StrictMode>,
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
    arrive: () => settle(() => loading.resolve({ ...call, Panel: () => null })),
    fail: () => settle(() => loading.reject(new Error('offline'))),
  }
}
const button = (name: string) => screen.getByRole('button', { name })
const find = (name: string) => screen.queryByRole('button', { name })

describe('The floating consultant', () => {
  it('starts one call in StrictMode, which mounts it twice, and ends it when it is removed from the page', async () => {
    const { user, call, arrive, unmount } = open()
    await user.click(button(voiceButton.talk))
    await arrive()
    expect(call.start.mock.calls).toEqual([['voice', true]])
    expect(call.dispose).not.toHaveBeenCalled()
    unmount()
    expect(call.dispose).toHaveBeenCalledTimes(1)
    expect(call.listenerCount()).toBe(0)
  })

  it('is not pressed by Enter that is still held down from another control', () => {
    open()
    const talk = button(voiceButton.talk)
    expect(fireEvent.keyDown(talk, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(talk, { key: 'Enter' })).toBe(true)
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

  it('it can be cancelled by keyboard, and nothing starts when the code arrives', async () => {
    const { user, call, arrive } = open()
    await user.click(button(voiceButton.talk))
    await user.tab({ shift: true })
    expect(button(voiceButton.cancel)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(button(voiceButton.talk)).toHaveFocus()
    expect(button(voiceButton.talk)).not.toHaveAttribute('aria-disabled')
    expect(find(voiceButton.cancel)).toBeNull()
    await arrive()
    expect(call.start).not.toHaveBeenCalled()
  })
})

it('Code that cannot be loaded is said in a region that was there before, and another try starts what was asked for', async () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user, call, arrive, fail } = open()
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await user.click(button(voiceButton.type))
  await fail()
  expect(region).toHaveTextContent(voiceButton.loadFailed)
  expect(button(voiceButton.retry)).toHaveFocus()
  loading = createDeferred()
  await user.click(button(voiceButton.retry))
  expect(region).toBeEmptyDOMElement()
  await arrive()
  expect(call.start.mock.calls).toEqual([['chat', true]])
})

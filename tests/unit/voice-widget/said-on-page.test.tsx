import { act, render } from '@testing-library/react'
import { ShellProvider } from '@/components/layout/page-link'
import { SaidOnPage } from '@/components/voice/line/said-on-page'
import { fakeShell } from '@/tests/support/fake-shell'
import { define } from '@/tests/support/defined'

test('A figure that is said is marked once the page prints it, however late that is', () => {
  jest.useFakeTimers()
  const highlights = new Map<string, Set<Range>>()
  define(globalThis, 'CSS', { highlights })
  define(
    globalThis,
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  )
  const snapshot = {
    view: { kind: 'connected' },
    call: { transcript: [{ role: 'assistant', text: 'About 7 cents a minute.' }] },
  }
  const call = { snapshot: () => snapshot, subscribe: () => () => undefined } as never
  const showSaid = () =>
    render(
      <ShellProvider value={fakeShell()}>
        <SaidOnPage call={call} />
        <main />
      </ShellProvider>,
    )
  const { unmount } = showSaid()
  act(() => void jest.advanceTimersByTime(1_000))
  document.querySelector('main')!.textContent = 'A connected minute: 7 cents.'
  act(() => void jest.advanceTimersByTime(1_000))
  expect([...(highlights.get('said-on-page') ?? [])].map(String)).toEqual(['7 cents'])
  expect(jest.getTimerCount()).toBe(0)
  unmount()
  expect(highlights.size).toBe(0)

  showSaid()
  act(() => void jest.advanceTimersByTime(10_000))
  // A page that does not print it is not searched for ever.
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

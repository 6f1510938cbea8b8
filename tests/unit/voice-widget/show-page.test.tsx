import { createPageNavigator } from '@/components/voice/tools/show-page'

const isOwn = (element: Element) => element.closest('[data-voice-widget]') !== null
const shown: string[] = []
window.addEventListener('navigate', (event) => shown.push(JSON.stringify((event as CustomEvent).detail)))

let pageNavigator: ReturnType<typeof createPageNavigator>
beforeEach(() => {
  jest.useFakeTimers()
  shown.length = 0
  document.body.innerHTML = '<main><h1 tabindex="-1">Page</h1></main><div data-voice-widget><input></div>'
  pageNavigator = createPageNavigator(window, isOwn)
})
afterEach(() => {
  pageNavigator.stop()
  jest.useRealTimers()
})

const input = () => document.querySelector('input') as HTMLInputElement

test('a page is shown to a visitor who is in the panel', () => {
  input().focus()
  expect(pageNavigator.show({ page: 'pricing' })).toBe(true)
  expect(shown).toEqual(['{"page":"pricing"}'])
})

test('no page is shown while the visitor is typing', () => {
  input().focus()
  input().value = 'And what'
  expect(pageNavigator.show({ page: 'pricing' })).toBe(false)
  expect(shown).toEqual([])
})

test('no page is shown while the visitor reads on the page, and one is a while later', () => {
  document.querySelector('main')?.dispatchEvent(new Event('wheel', { bubbles: true }))
  expect(pageNavigator.show({ page: 'pricing' })).toBe(false)
  jest.advanceTimersByTime(5_000)
  expect(pageNavigator.show({ page: 'pricing' })).toBe(true)
})

test('an action in the panel does not count as reading', () => {
  input().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(pageNavigator.show({ page: 'team' })).toBe(true)
})

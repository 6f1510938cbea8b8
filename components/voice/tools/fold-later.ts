import type { PanelCall } from '../panel/panel-call'

/** An answer stays readable for this long after its end, in milliseconds. */
const READ_MS = 6_000

/** On a phone the panel covers the page, so that a visitor does not see what is shown there. */
export const isOverPage = () => window.innerWidth < 720

const PAGE_EVENTS = ['wheel', 'touchmove', 'pointerdown'] as const

/**
 * Folds the panel over what the consultant has shown on the page: once the visitor turns to the page, or when the answer has been
 * read. A visitor who uses the panel meanwhile keeps it open.
 *
 * @param isOwn whether an element belongs to the widget
 */
export function createFoldLater(
  call: Pick<PanelCall, 'snapshot' | 'subscribe' | 'fold'>,
  win: Window,
  isOwn: (element: Element) => boolean,
) {
  let isDue = false
  let timer = 0
  const cancel = () => {
    isDue = false
    win.clearTimeout(timer)
    timer = 0
  }
  const fold = () => {
    cancel()
    const { kind } = call.snapshot().view
    if (kind === 'connected' || kind === 'chat') call.fold(true)
  }
  const isAnswering = () => {
    const { view, call: voice } = call.snapshot()
    return voice.isSpeaking || (view.kind === 'chat' && view.chat.phase === 'waiting')
  }
  const waitForAnswer = () => {
    if (isAnswering()) {
      win.clearTimeout(timer)
      timer = 0
    } else if (isDue) timer ||= win.setTimeout(fold, READ_MS)
  }
  const onPageEvent = ({ target }: Event) => {
    if (!isDue) return
    if (target instanceof Element && isOwn(target)) cancel()
    else fold()
  }
  const unsubscribe = call.subscribe(waitForAnswer)
  for (const type of PAGE_EVENTS) win.addEventListener(type, onPageEvent, { passive: true, capture: true })
  return {
    plan() {
      isDue = true
      waitForAnswer()
    },
    cancel,
    stop() {
      cancel()
      unsubscribe()
      for (const type of PAGE_EVENTS) win.removeEventListener(type, onPageEvent, { capture: true })
    },
  }
}

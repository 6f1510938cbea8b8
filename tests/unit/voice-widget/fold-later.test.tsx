import { createFoldLater } from '@/components/voice/tools/fold-later'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A panel whose answer has just turned the page. */
function afterPageIsShown() {
  let isSpeaking = true
  let listener = () => {}
  const folded: boolean[] = []
  const call = {
    snapshot: () => ({ view: { kind: 'connected' }, call: { isSpeaking } }),
    subscribe: (follow: () => void) => ((listener = follow), () => {}),
    fold: (isFolded: boolean) => void folded.push(isFolded),
  }
  const { plan, stop } = createFoldLater(call as never, window, ({ id }) => id === 'widget')
  plan()
  return {
    folded,
    stop,
    finishAnswer() {
      isSpeaking = false
      listener()
    },
  }
}

const press = (id: string) => {
  document.body.innerHTML = `<i id="${id}"></i>`
  document.getElementById(id)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
}

describe('Over a page that the consultant shows, the panel', () => {
  it('stays open while it answers, and until the answer is read', () => {
    const { folded, finishAnswer } = afterPageIsShown()
    jest.advanceTimersByTime(60_000)
    expect(folded).toEqual([])
    finishAnswer()
    jest.advanceTimersByTime(5_000)
    expect(folded).toEqual([])
    jest.advanceTimersByTime(2_000)
    expect(folded).toEqual([true])
  })

  it('folds at once for a visitor who turns to the page', () => {
    const { folded } = afterPageIsShown()
    press('page')
    expect(folded).toEqual([true])
  })

  it('stays open for a visitor who uses it', () => {
    const { folded, finishAnswer } = afterPageIsShown()
    press('widget')
    finishAnswer()
    jest.advanceTimersByTime(60_000)
    expect(folded).toEqual([])
  })
})

import {
  embedTransition,
  embedUrl,
  readPlayerMessage,
  watchEmbed,
  watchUrl,
  type EmbedState,
  type EmbedWindow,
} from '@/lib/listening/video-embed'

const HOST = 'https://www.youtube-nocookie.com'

/** A page whose timers run when the test says so. */
function createWindow() {
  const listeners = new Set<(event: MessageEvent) => void>()
  const intervals = new Map<number, () => void>()
  const timeouts = new Map<number, { run: () => void; ms: number }>()
  let ids = 0
  const win: EmbedWindow = {
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    setInterval: (run) => (intervals.set(++ids, run), ids),
    clearInterval: (id) => void intervals.delete(id),
    setTimeout: (run, ms) => (timeouts.set(++ids, { run, ms }), ids),
    clearTimeout: (id) => void timeouts.delete(id),
  }
  return {
    win,
    receive: (event: { source: unknown; origin: string; data: unknown }) =>
      [...listeners].forEach((listener) => listener(event as MessageEvent)),
    tick: () => [...intervals.values()].forEach((run) => run()),
    runOut: () => [...timeouts.values()].forEach(({ run }) => run()),
    timeouts: () => [...timeouts.values()].map(({ ms }) => ms),
    held: () => listeners.size + intervals.size + timeouts.size,
  }
}

function openPlayer() {
  const page = createWindow()
  const states: EmbedState[] = []
  const playing: boolean[] = []
  const greetings: string[] = []
  const frame = { postMessage: (message: string) => void greetings.push(message) }
  const { pause, stop: close } = watchEmbed(
    () => frame,
    { onState: (state) => states.push(state), onPlaying: (isPlaying) => playing.push(isPlaying) },
    page.win,
  )
  const answer = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
    page.receive({ source: frame, origin: HOST, data: JSON.stringify(data), ...from })
  return { page, states, playing, greetings, pause, close, answer }
}

describe('The address of the embed', () => {
  it('is on the privacy-friendly host and plays by itself', () => {
    const url = new URL(embedUrl('callwright1'))
    expect(url.origin).toBe(HOST)
    expect(url.pathname).toBe('/embed/callwright1')
    expect(url.searchParams.get('autoplay')).toBe('1')
  })

  it.each([embedUrl, watchUrl])('stays on that host whatever the id is', (address) => {
    expect(address('a/../b?c=d')).not.toContain('a/../b?c=d')
  })
})

describe('Telling a player from an error page', () => {
  it('asks the player until it answers, then shows it', () => {
    const { page, states, greetings, answer } = openPlayer()
    page.tick()
    page.tick()
    expect(greetings).toHaveLength(2)
    answer({ event: 'onReady' })
    page.tick()
    expect(greetings).toHaveLength(2)
    expect(states).toEqual(['ready'])
  })

  it('is unavailable when nothing has answered for six seconds', () => {
    const { page, states } = openPlayer()
    expect(page.timeouts()).toEqual([6000])
    page.runOut()
    expect(states).toEqual(['unavailable'])
  })

  it('is unavailable when the player says that it may not play here', () => {
    const { states, answer } = openPlayer()
    answer({ event: 'onError', info: 150 })
    expect(states).toEqual(['unavailable'])
  })

  it('shows a player that answers late', () => {
    const { page, states, answer } = openPlayer()
    page.runOut()
    answer({ event: 'onReady' })
    expect(states).toEqual(['unavailable', 'ready'])
  })

  it('keeps a playing video when the time runs out', () => {
    expect(embedTransition('ready', { type: 'timed-out' })).toBe('ready')
  })

  it('does not listen to other frames or hosts', () => {
    const { states, answer } = openPlayer()
    answer({ event: 'onReady' }, { source: {} })
    answer({ event: 'onReady' }, { origin: 'https://elsewhere.example' })
    expect(states).toEqual([])
  })

  it.each([[undefined], [42], ['not JSON'], ['null'], ['"text"'], ['{}']])('ignores %p', (data) => {
    expect(readPlayerMessage(HOST, data)).toBeUndefined()
  })

  it('says when the visitor pauses and plays in the frame, once for each', () => {
    const { playing, answer } = openPlayer()
    answer({ event: 'initialDelivery', info: { playerState: -1 } })
    answer({ event: 'infoDelivery', info: { playerState: 1, currentTime: 3 } })
    expect(playing).toEqual([])
    answer({ event: 'infoDelivery', info: { playerState: 2 } })
    answer({ event: 'infoDelivery', info: { currentTime: 4 } })
    answer({ event: 'onStateChange', info: 2 })
    answer({ event: 'infoDelivery', info: { playerState: 3 } })
    answer({ event: 'onStateChange', info: 1 })
    answer({ event: 'onStateChange', info: 0 })
    expect(playing).toEqual([false, true, false])
  })

  describe('that was asked to pause while it loads, such as by a call,', () => {
    const pauses = (messages: readonly string[]) =>
      messages.filter((each) => each.includes('pauseVideo')).length

    it('does not begin, and plays once the visitor presses play', () => {
      const { playing, greetings, pause, answer } = openPlayer()
      pause()
      answer({ event: 'initialDelivery', info: { playerState: -1 } })
      greetings.length = 0
      answer({ event: 'onStateChange', info: 1 })
      answer({ event: 'infoDelivery', info: { playerState: 1 } })
      expect(pauses(greetings)).toBeGreaterThan(0)
      answer({ event: 'onStateChange', info: 2 })
      expect(playing).toEqual([false])
      greetings.length = 0
      answer({ event: 'onStateChange', info: 1 })
      expect([playing, pauses(greetings)]).toEqual([[false, true], 0])
    })

    it('does not begin either where it answers after the page has said that it cannot be loaded', () => {
      const { page, playing, greetings, answer } = openPlayer()
      page.runOut()
      answer({ event: 'onStateChange', info: 1 })
      expect([playing, pauses(greetings)]).toEqual([[false], 1])
    })

    it('is paused once where it plays already', () => {
      const { greetings, pause, answer } = openPlayer()
      answer({ event: 'onStateChange', info: 1 })
      pause()
      answer({ event: 'infoDelivery', info: { playerState: 1 } })
      answer({ event: 'onStateChange', info: 2 })
      answer({ event: 'onStateChange', info: 1 })
      expect(pauses(greetings)).toBe(1)
    })
  })

  it('removes its listener and timers on closing, at any moment', () => {
    const early = openPlayer()
    early.close()
    expect(early.page.held()).toBe(0)
    const late = openPlayer()
    late.answer({ event: 'onReady' })
    late.close()
    expect(late.page.held()).toBe(0)
  })
})

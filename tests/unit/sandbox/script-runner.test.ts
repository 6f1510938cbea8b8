import { createScriptRunner } from '@/scripts/sandbox/call-machine/script-runner'
import { never } from '@/scripts/sandbox/call-machine/disposers'
import type { Speech } from '@/scripts/sandbox/call-machine/speech'
import { createConsultant, LINES } from '@/scripts/sandbox/answers'
import { createToolPlay } from '@/scripts/sandbox/platform/tool-play'
import { scenarioSchema } from '@/scripts/sandbox/scenario/schema'

const GREETING = createConsultant({ isIntroduced: true })('hello').text

const stages: AbortController[] = []
afterEach(() => stages.splice(0).forEach((stage) => stage.abort(new Error('over'))))

/** A far end whose lines last until the test says that they are over. */
function stage(part: object, { isLeftAtOnce = false } = {}) {
  const scenario = scenarioSchema.parse({ name: 'x', summary: 'X.', ...part })
  const closing = new AbortController()
  stages.push(closing)
  const log: string[] = []
  const over: Array<() => void> = []
  let hearing: Array<(heard: boolean) => void> = []
  let beginSpeaking = () => {}

  const untilOver = (signal: AbortSignal) =>
    Promise.race([new Promise<void>((resolve) => over.push(resolve)), never(signal)])
  const nextTurn = (signal: AbortSignal) =>
    Promise.race([new Promise<boolean>((resolve) => hearing.push(resolve)), never(signal)])

  const speech = {
    said: () => [],
    addTyped: (role, text) => log.push(`${role} typed: ${text}`),
    async assistant(text, { interruptible, signal }) {
      log.push(`says: ${text}${interruptible ? ' (may be interrupted)' : ''}`)
      await untilOver(signal).catch((error: unknown) => {
        log.push(`cut: ${text}`)
        throw error
      })
    },
    async caller(text, timeoutMs, signal, onBegin) {
      log.push(`listens ${timeoutMs}`)
      beginSpeaking = onBegin
      const heard = await nextTurn(signal)
      if (heard) log.push(`hears: ${text}`)
      return heard
    },
    listen: (timeoutMs, signal) => {
      log.push(`listens ${timeoutMs}`)
      return nextTurn(signal)
    },
    finishCaller: (text) => log.push(`hears: ${text}`),
    assume: (text) => log.push(`assumes: ${text}`),
  } satisfies Speech
  const sound = { prepare: () => undefined, setMuted: (muted: boolean) => log.push(`muted ${muted}`) }
  const send = (data: unknown) => log.push(`sends: ${String(data).slice(0, 20)}`)
  const room = { send, say: (message: object) => void send(JSON.stringify(message)) }

  const scriptRunner = createScriptRunner({
    scenario,
    speech,
    sound,
    room,
    signal: closing.signal,
    toolPlay: createToolPlay({ toolResult: 'as-published' }),
    pace: 1,
    isCallerMuted: () => false,
    setCallerHeard: (heard) => log.push(`hears the caller ${heard}`),
    perform: async (step) => void log.push(`does: ${Object.keys(step)[0]}`),
    endCall: async (reason) => {
      log.push(`ends: ${reason}`)
      closing.abort(new Error('over'))
      if (isLeftAtOnce) await never(closing.signal)
    },
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    scriptRunner,
    log,
    async begin() {
      void scriptRunner.start()
      await settle()
    },
    async lineOver() {
      over.shift()?.()
      await settle()
    },
    callerBegins: () => beginSpeaking(),
    async caller(heard: boolean) {
      for (const resolve of hearing.splice(0)) resolve(heard)
      hearing = []
      await settle()
    },
    async receive(message: Parameters<typeof scriptRunner.receive>[0]) {
      scriptRunner.receive(message)
      await settle()
    },
  }
}

/** A far end that has begun its script. */
async function play(part: object) {
  const on = stage(part)
  await on.begin()
  return on
}

const PROMPT = { promptAfterMs: 500, prompt: 'Hello?', endAfterMs: 900 }
const question = (text: string) => ({ kind: 'question', text, respond: true }) as const

describe('A script', () => {
  it('continues when the line is over and the caller has spoken', async () => {
    const on = await play({ script: [{ assistant: 'One.' }, { user: 'Two?' }, { assistant: 'Three.' }] })
    expect(on.log).toEqual(['says: One.'])
    await on.lineOver()
    expect(on.log.at(-1)).toBe('listens 8000')
    await on.caller(true)
    expect(on.log.slice(-2)).toEqual(['hears: Two?', 'says: Three.'])
  })

  it('continues after a silent caller, or as if the caller had spoken', async () => {
    const on = await play({
      script: [{ user: 'One?' }, { user: 'Two?', whenSilent: 'assume' }, { assistant: 'Three.' }],
    })
    await on.caller(false)
    await on.caller(false)
    expect(on.log).toEqual(['listens 8000', 'listens 8000', 'assumes: Two?', 'says: Three.'])
  })

  it('asks a silent caller once, then ends the call', async () => {
    const on = await play({ silence: PROMPT, script: [{ user: 'One?', whenSilent: 'prompt' }] })
    await on.caller(false)
    await on.lineOver()
    await on.caller(false)
    expect(on.log).toEqual(['listens 500', 'says: Hello?', 'listens 900', 'ends: silence-timed-out'])
  })

  it('can be repeated', async () => {
    const on = await play({ script: [{ send: 'x' }, { repeat: { times: 2 } }] })
    expect(on.log).toEqual(['does: send', 'does: send', 'does: send'])
  })
})

describe('A typed question', () => {
  it('interrupts the line, is answered, and the script continues', async () => {
    const on = await play({ answersQuestions: true, script: [{ assistant: 'One.' }, { assistant: 'Two.' }] })
    await on.receive(question('hello'))
    expect(on.log).toEqual(['says: One.', 'user typed: hello', 'cut: One.', `says: ${GREETING}`])
    await on.lineOver()
    await on.lineOver()
    expect(on.log.at(-1)).toBe('says: Two.')
  })

  it('breaks into the caller’s turn, which then begins again', async () => {
    const on = await play({ answersQuestions: true, script: [{ user: 'One?' }] })
    await on.receive(question('hello'))
    await on.lineOver()
    expect(on.log.at(-1)).toBe('listens 8000')
  })

  it('is answered after the caller who had begun to speak has finished', async () => {
    const on = await play({ script: [{ user: 'One?' }, { assistant: 'Two.' }], answersQuestions: true })
    on.callerBegins()
    await on.receive(question('hello'))
    expect(on.log.slice(-2)).toEqual(['hears: One?', `says: ${GREETING}`])
    await on.lineOver()
    expect(on.log.at(-1)).toBe('says: Two.')
  })

  it('is kept but not answered by a scenario that answers none', async () => {
    const on = await play({ script: [{ assistant: 'One.' }] })
    await on.receive(question('hello'))
    expect(on.log).toEqual(['says: One.', 'user typed: hello'])
  })
})

describe('What the page asks the assistant to say', () => {
  const say = {
    kind: 'say',
    text: 'Mind the gap.',
    endCallAfterSpoken: false,
    interrupts: false,
    interruptible: false,
  } as const

  it('waits for the line under way, unless it interrupts', async () => {
    const on = await play({ script: [{ assistant: 'One.' }, { assistant: 'Two.' }] })
    await on.receive(say)
    expect(on.log).toEqual(['says: One.'])
    await on.lineOver()
    expect(on.log.at(-1)).toBe('says: Mind the gap.')
    await on.receive({ ...say, text: 'Now.', interrupts: true })
    expect(on.log.slice(-2)).toEqual(['cut: Mind the gap.', 'says: Now.'])
  })

  it.each([
    [true, false, 'says: Mind the gap.'],
    [false, true, 'says: Mind the gap. (may be interrupted)'],
  ])('may be interrupted: caller interrupts %s, page asks for it %s', async (part, asked, expected) => {
    const on = await play({ script: [], interruptible: part })
    await on.receive({ ...say, interruptible: asked })
    expect(on.log.at(-1)).toBe(expected)
  })

  it('may end the call when it has been spoken', async () => {
    const on = await play({ script: [] })
    await on.receive({ ...say, endCallAfterSpoken: true })
    await on.lineOver()
    expect(on.log.at(-1)).toBe('ends: assistant-ended-call-after-message-spoken')
  })

  it.each([
    ['mute-assistant', 'muted true'],
    ['unmute-assistant', 'muted false'],
    ['mute-customer', 'hears the caller false'],
    ['unmute-customer', 'hears the caller true'],
  ])('%s is obeyed', async (control, expected) => {
    const on = stage({})
    await on.receive({ kind: 'control', control })
    expect(on.log).toEqual([expected])
  })

  it('say-first-message begins the script, once', async () => {
    const on = stage({ script: [{ assistant: 'One.' }] })
    await on.receive({ kind: 'control', control: 'say-first-message' })
    await on.receive({ kind: 'control', control: 'say-first-message' })
    expect(on.log).toEqual(['says: One.'])
  })

  it('a transfer is announced, and ends the call for the page', async () => {
    const on = await play({ script: [] })
    await on.receive({ kind: 'transfer', text: 'One moment.', destination: { type: 'number' } })
    await on.lineOver()
    const [said, forwarding, update, end] = on.log.filter((line) => !line.startsWith('listens'))
    expect([said, end]).toEqual(['says: One moment.', 'ends: assistant-forwarded-call'])
    expect([forwarding, update].every((line) => line?.startsWith('sends: '))).toBe(true)
  })

  it('hangs up when the page asks for it', async () => {
    const on = stage({})
    await on.receive({ kind: 'end-call' })
    expect(on.log).toEqual(['ends: customer-ended-call'])
  })
})

describe('After the script', () => {
  it('a caller who speaks to the consultant is asked to type', async () => {
    const on = await play({ answersQuestions: true })
    await on.caller(true)
    expect(on.log.at(-1)).toBe(`says: ${LINES.heardButNotUnderstood}`)
  })

  it('a question typed into the prompt of a silence is answered next', async () => {
    const script = [{ user: 'One?', whenSilent: 'prompt' }]
    const on = await play({ answersQuestions: true, silence: PROMPT, script })
    await on.caller(false)
    await on.receive(question('hello'))
    expect(on.log.at(-1)).toBe(`says: ${GREETING}`)
  })
})

test('a visitor who ends the call and leaves at once causes no unhandled rejection', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  const { scriptRunner, log } = stage({}, { isLeftAtOnce: true })
  scriptRunner.receive({ kind: 'end-call' })
  await new Promise((resolve) => setTimeout(resolve, 10))
  process.off('unhandledRejection', unhandled)
  expect(log).toContain('ends: customer-ended-call')
  expect(unhandled).not.toHaveBeenCalled()
})

import { conversations, type Conversation as Written } from '@/assistant/conversations'
import { createConsultation } from '@/components/voice/tools/consultation'
import { saidMeanwhile } from '@/content/consultant-tools'
import { newBrief, noteBrief, type BriefChanges } from '@/lib/booking/brief/brief'
import { createPlatformChat } from '@/lib/voice/conversation/platform-chat'
import { createConversation, type Conversation } from '@/lib/voice/react'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { createConsultant, type Answer } from '@/scripts/sandbox/answers'
import { BEHAVIOUR_NAMES, BEHAVIOURS, type BehaviourName } from '@/scripts/sandbox/platform/behaviours'
import { TOOL_FAILED } from '@/scripts/sandbox/platform/tool-play'
import { DEFAULT_SCENARIO, SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { chatAnswers } from '@/tests/support/chat-answers'
import { playCall } from '@/tests/support/played-call'
import { randomRuns } from '@/tests/support/random-runs'

/** The first twenty in which the consultant does something on the page. */
const played = conversations.filter(({ turns }) => answersTo(turns).some(({ calls }) => calls.length > 0))
const twenty = played.slice(0, 20).map(({ id, turns }) => ({
  id,
  turns,
  expected: { call: expectedOf(turns, true), chat: expectedOf(turns, false) },
}))

const refusing = BEHAVIOUR_NAMES.filter((name) => BEHAVIOURS[name].refusesWith !== undefined)
const endingEarly: BehaviourName[] = ['short-calls', 'impatient']
const lasting = BEHAVIOUR_NAMES.filter((name) => ![...refusing, ...endingEarly].includes(name))

function answersTo(turns: Written['turns'], isCall = false): Answer[] {
  const ask = createConsultant({ isIntroduced: isCall, between: isCall ? ' ' : '\n\n' })
  return turns.map(({ user }) => ask(user))
}

/** What must be read and noted at the end, whatever the platform does on the way. */
function expectedOf(turns: Written['turns'], isCall: boolean) {
  const answers = answersTo(turns, isCall)
  const calls = answers.flatMap((answer) => answer.calls)
  const noted = calls.filter(({ name }) => name === 'note_brief')
  const booking = calls.findLast(({ name }) => name === 'offer_booking')
  return {
    lines: answers.flatMap(({ text, calls: made }, index) => {
      const meanwhile = made.map(({ name }) => saidMeanwhile[name as keyof typeof saidMeanwhile])
      const first = isCall ? meanwhile.find((said) => said !== undefined) : undefined
      return [
        `user: ${turns[index]?.user}`,
        ...[first, text].flatMap((said) => (said ? [`assistant: ${said}`] : [])),
      ]
    }),
    brief: noted.reduce((state, call) => noteBrief(state, call.arguments as BriefChanges), newBrief).brief,
    bookings: booking ? [booking.arguments.call] : [],
  }
}

const open: { conversation: Conversation; close(): void }[] = []

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
})
afterEach(async () => {
  for (const { conversation, close } of open.splice(0)) {
    close()
    const disposed = conversation.dispose()
    await jest.advanceTimersByTimeAsync(20_000)
    await disposed
  }
  jest.useRealTimers()
})

function consult(environment = createFakeEnvironment()) {
  const account = { publicKey: SANDBOX_PUBLIC_KEY, assistantId: SANDBOX_ASSISTANT_ID, environment }
  const conversation = createConversation(account)
  const { registerTool } = conversation.actions
  const consultation = createConsultation({
    registerTool,
    showPage: () => true,
    showVolume: () => false,
    unfoldPanel: () => {},
  })
  return {
    environment,
    conversation,
    outcome() {
      const { brief, cards } = consultation.snapshot()
      return {
        lines: conversation.snapshot().transcript.map(({ role, text }) => `${role}: ${text}`),
        brief,
        bookings: cards.flatMap((card) => (card.kind === 'booking' ? [card.call] : [])),
      }
    },
  }
}

/** The platform may end a line with each sentence: the lines of one turn are read as one text. */
function byTurn(outcome: ReturnType<typeof expectedOf>) {
  const lines: string[] = []
  for (const line of outcome.lines) {
    const [, role = '', text = ''] = /^(\w+: )(.*)$/s.exec(line) ?? []
    if (lines.at(-1)?.startsWith(role)) lines.push(`${lines.pop()} ${text}`)
    else lines.push(line)
  }
  return { ...outcome, lines }
}

/** Long enough for an answer with a tool, and for everything that the platform holds back. */
const ANSWERED_MS = 3_000

async function call(turns: Written['turns'], behaviour: BehaviourName) {
  const { environment, conversation, outcome } = consult()
  conversation.actions.start('voice')
  await jest.advanceTimersByTimeAsync(0)
  const farEnd = playCall(environment, BEHAVIOURS[behaviour])
  open.push({ conversation, close: farEnd.close })
  environment.answer()
  await jest.advanceTimersByTimeAsync(100)
  const says = async (text: string) => {
    const heard = farEnd.hears(text)
    await jest.advanceTimersByTimeAsync(ANSWERED_MS)
    await heard
  }
  for (const { user } of turns) await says(user)
  return {
    says,
    outcome,
    conversation,
    async ends(reason: string) {
      const ended = farEnd.ends(reason)
      await jest.advanceTimersByTimeAsync(20_000)
      await ended
    },
  }
}

async function chat(turns: Written['turns'], behaviour: BehaviourName) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(chatAnswers(DEFAULT_SCENARIO, behaviour))
  const environment = createFakeEnvironment()
  environment.openChat = createPlatformChat({
    token: SANDBOX_PUBLIC_KEY,
    baseUrl: 'https://sandbox.example',
    target: () => ({ assistantId: SANDBOX_ASSISTANT_ID }),
  })
  const { conversation, outcome } = consult(environment)
  open.push({ conversation, close: () => undefined })
  conversation.actions.start('chat')
  for (const { user } of turns) {
    conversation.actions.sendText(user)
    const isBusy = () => {
      const { state } = conversation.snapshot()
      return state.mode === 'chat' && !['ready', 'failed'].includes(state.chat.phase)
    }
    while (isBusy()) {
      await new Promise((resolve) => setImmediate(resolve))
      await jest.advanceTimersByTimeAsync(0)
    }
  }
  return { conversation, outcome }
}

/** All of them in `npm run test:all`; else each behaviour meets a few, and each conversation some of the behaviours. */
const metBy = (behaviour: BehaviourName) => {
  const count = randomRuns(twenty.length)
  const first = (BEHAVIOUR_NAMES.indexOf(behaviour) * count) % twenty.length
  return twenty.slice(first, first + count)
}

test('twenty conversations are played, and each does something on the page', () => {
  expect(twenty).toHaveLength(20)
})

describe.each(lasting)('When the platform behaves as %s', (behaviour) => {
  it.each(metBy(behaviour))(
    'a call leads to the right brief and booking, and says nothing twice: $id',
    async ({ turns, expected }) => {
      const { outcome } = await call(turns, behaviour)
      expect(byTurn(outcome())).toEqual(byTurn(expected.call))
      expect(outcome().lines.join()).not.toContain(TOOL_FAILED)
    },
  )

  it.each(metBy(behaviour))('so does a chat: $id', async ({ turns, expected }) => {
    const { outcome } = await chat(turns, behaviour)
    expect(outcome()).toEqual(expected.chat)
    expect(outcome().lines.join()).not.toContain(TOOL_FAILED)
  })
})

describe.each(refusing)('When the platform refuses everything (%s)', (behaviour) => {
  it('a call and a chat fail with what to do, and nothing is noted', async () => {
    const { refusesWith = 0 } = BEHAVIOURS[behaviour]
    const { environment, conversation, outcome } = consult()
    environment.refuseWith({ status: refusesWith })
    open.push({ conversation, close: () => undefined })
    conversation.actions.start('voice')
    await jest.advanceTimersByTimeAsync(20_000)
    expect(conversation.snapshot().call.state).toMatchObject({ phase: 'failed' })
    expect(outcome()).toEqual({ lines: [], brief: newBrief.brief, bookings: [] })

    const written = await chat([{ user: 'We need a voice agent.' }], behaviour)
    expect(written.conversation.snapshot().state).toMatchObject({ mode: 'chat', chat: { phase: 'failed' } })
    expect(written.outcome()).toEqual({
      lines: ['user: We need a voice agent.'],
      brief: newBrief.brief,
      bookings: [],
    })
  })
})

describe('When the platform ends the call', () => {
  const enquiry = [{ user: 'We are a dental clinic and miss calls at night.' }]
  const noted = expectedOf(enquiry, true)

  it.each([
    ['short-calls', 'time-limit'],
    ['impatient', 'silence'],
  ] as const)('%s: it ends with its reason, and keeps its lines and notes', async (behaviour, reason) => {
    const { conversation, outcome } = await call(enquiry, behaviour)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(conversation.snapshot().call.state).toMatchObject({ phase: 'ended', reason })
    expect(outcome().brief).toEqual(noted.brief)
    expect(new Set(outcome().lines).size).toBe(outcome().lines.length)
  })

  it.each(lasting)('%s: what comes after the end changes nothing', async (behaviour) => {
    const { conversation, outcome, ends } = await call(enquiry, behaviour)
    await ends('customer-ended-call')
    expect(conversation.snapshot().call.state).toMatchObject({ phase: 'ended' })
    expect(byTurn(outcome())).toEqual(byTurn(noted))
  })
})

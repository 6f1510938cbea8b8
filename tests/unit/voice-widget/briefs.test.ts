import { createConsultation } from '@/components/voice/tools/consultation'
import { emptyBrief, type Brief } from '@/lib/booking/brief/brief'
import { createConversation, type Conversation } from '@/lib/voice/react'
import { createPlatformChat } from '@/lib/voice/conversation/platform-chat'
import { createFakeEnvironment, type FakeEnvironment } from '@/lib/voice/testing'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { platformMessages } from '@/scripts/sandbox/call-machine/platform-messages'
import { BEHAVIOURS } from '@/scripts/sandbox/platform/behaviours'
import { createWire } from '@/scripts/sandbox/platform/wire'
import { loadScenarios } from '@/scripts/sandbox/scenario/load'
import { createSandbox } from '@/scripts/sandbox/server'
import { until as untilHolds } from '@/tests/support/until'
import { PACE_COOKIE, SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { runningCost } from '@/lib/pricing/running-cost'

const scenarios = loadScenarios()
const scenario = (name: string) => {
  const found = scenarios[name]
  if (!found) throw new Error(`There is no scenario named ${name}.`)
  return found
}

const made: Conversation[] = []
afterEach(async () => {
  for (const conversation of made.splice(0)) await conversation.dispose()
})

/** A conversation with the consultant's tools, on a platform of the test. */
function consult(environment: FakeEnvironment) {
  const conversation = createConversation({
    publicKey: SANDBOX_PUBLIC_KEY,
    assistantId: SANDBOX_ASSISTANT_ID,
    environment,
  })
  made.push(conversation)
  const { registerTool } = conversation.actions
  const consultation = createConsultation({ registerTool, showPage: () => true })
  const until = (holds: () => boolean) => untilHolds(conversation, holds)
  return { conversation, consultation, until }
}

/** As `consult`, in a call whose assistant listens. */
async function consultInCall() {
  const environment = createFakeEnvironment()
  const { conversation, consultation, until } = consult(environment)
  conversation.actions.start('voice')
  await until(() => conversation.snapshot().call.state.phase === 'awaiting-assistant')
  environment.answer()
  return { environment, consultation }
}

type Expected = [name: string, brief: Partial<Brief>]

const chats: Expected[] = [
  [
    'brief-chat-plain',
    {
      service: 'voice',
      industry: 'Dental clinic',
      problem: 'Calls at night are missed.',
      timing: 'March',
      budget: 'About $3,000',
      name: 'Ada Lovelace',
      email: 'ada@harbor.example',
    },
  ],
  ['brief-chat-correction', { timing: 'Thursday' }],
  [
    'brief-chat-no-name',
    { service: 'voice', industry: 'Automotive', problem: 'Qualify leads.', email: 'dealer@cars.example' },
  ],
  ['brief-chat-capitals', { service: 'mvp', industry: 'Restaurants', email: 'me@trattoria.example' }],
  ['brief-chat-human', {}],
  ['brief-chat-change', { service: 'voice', budget: '$20,000' }],
  ['brief-chat-taken-back', { industry: 'Education' }],
  ['brief-chat-bad-email', { email: 'ada@harbor.example' }],
  ['brief-chat-price', { service: 'voice', industry: 'Real estate' }],
  [
    'brief-chat-everything',
    {
      service: 'both',
      industry: 'Clinics',
      problem: 'Missed calls and a booking app.',
      timing: 'By July',
      budget: '$30k',
      name: 'Alan Turing',
      email: 'alan@clinic.example',
    },
  ],
]

const calls: Expected[] = [
  [
    'brief-voice-plain',
    {
      service: 'voice',
      industry: 'Dental clinic',
      problem: 'Calls at night are missed.',
      timing: 'March',
      name: 'Ada Lovelace',
      email: 'ada@harbor.example',
    },
  ],
  ['brief-voice-correction', { timing: 'Thursday' }],
  ['brief-voice-interrupted', { service: 'voice', budget: 'At most $15,000' }],
  ['brief-voice-no-name', { industry: 'Restaurants' }],
  ['brief-voice-human', {}],
  ['brief-voice-spelling', { email: 'grace@navy.example' }],
  ['brief-voice-change', { service: 'both' }],
  ['brief-voice-repeated-call', { industry: 'Real estate' }],
  ['brief-voice-wrong-arguments', { service: 'mvp' }],
  ['brief-voice-price', { service: 'voice', timing: 'By autumn' }],
]

describe('A chat on an unkind platform ends in the right brief', () => {
  let server: LocalServer
  beforeAll(async () => {
    const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY })
    server = await serve((request, response) => {
      // The consultant writes twenty times faster than normal.
      request.headers.cookie = `${PACE_COOKIE}=20`
      void sandbox.handle(request, response)
    })
  })
  afterAll(() => server.close())

  it.each(chats)('%s', async (name, expected) => {
    const environment = createFakeEnvironment()
    environment.openChat = createPlatformChat({
      token: SANDBOX_PUBLIC_KEY,
      baseUrl: `${server.url}/sandbox/platform/unkind/scenario/${name}/api`,
      target: () => ({ assistantId: SANDBOX_ASSISTANT_ID }),
    })
    const { conversation, consultation, until } = consult(environment)
    conversation.actions.start('chat')
    for (const { user, assistant } of scenario(name).chat.turns) {
      conversation.actions.sendText(user)
      await until(() => {
        const { state, transcript } = conversation.snapshot()
        const isReady = state.mode === 'chat' && state.chat.phase === 'ready'
        return isReady && transcript.at(-1)?.text === assistant
      })
    }
    expect(consultation.snapshot().brief).toEqual({ ...emptyBrief, ...expected })
  })
})

it.each(calls)('A call on an unkind platform ends in the right brief: %s', async (name, expected) => {
  const { environment, consultation } = await consultInCall()
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  const wire = createWire({ behaviour: BEHAVIOURS.unkind, deliver: environment.say, later })
  const send = (message: unknown) => wire.send(JSON.stringify(message))
  for (const [index, step] of scenario(name).script.entries()) {
    if ('line' in step) send(platformMessages.transcript(step.line.role, 'final', step.line.text))
    else if ('send' in step) send(step.send)
    else if ('toolCall' in step)
      send(platformMessages.toolCall(`call-${index}`, step.toolCall.name, step.toolCall.arguments))
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(consultation.snapshot().brief).toEqual({ ...emptyBrief, ...expected })
})

describe('The consultant', () => {
  it('receives the reason why a price could not be calculated, and the right price afterwards', async () => {
    const { environment, consultation } = await consultInCall()
    environment.say(
      platformMessages.toolCall('one', 'estimate_cost', { calls: 'many', period: 'day', minutesPerCall: 3 }),
    )
    environment.say(
      platformMessages.toolCall('two', 'estimate_cost', { period: 'day', calls: 100, minutesPerCall: 3 }),
    )
    await new Promise((resolve) => setTimeout(resolve, 0))
    const sent = environment.room().sent.join()
    const minutesPrice = runningCost({ calls: 100, period: 'day', minutesPerCall: 3 }).monthly.minutes
    expect(sent).toContain('calls must be a number')
    expect(sent).toContain(String(minutesPrice))
    expect(consultation.snapshot().cards).toMatchObject([
      {
        id: 1,
        kind: 'cost',
        period: 'day',
        calls: 100,
        minutesPerCall: 3,
        monthly: { minutes: minutesPrice },
      },
    ])
  })

  it('receives the names of the noted fields, and nothing that the visitor typed by hand', async () => {
    const { environment, consultation } = await consultInCall()
    consultation.edit('name', 'Grace Hopper')
    consultation.edit('email', 'grace@navy.example')
    consultation.edit('problem', 'A secret of ours')
    environment.say(platformMessages.toolCall('one', 'note_brief', { timing: 'By autumn', name: 'Ada' }))
    environment.say(platformMessages.toolCall('two', 'note_brief', { email: 'not an address' }))
    await new Promise((resolve) => setTimeout(resolve, 0))
    const sent = environment.room().sent.join()
    expect(sent).toContain('timing')
    for (const typed of ['Grace', 'grace@', 'secret']) expect(sent).not.toContain(typed)
  })
})

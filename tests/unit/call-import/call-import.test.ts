import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { conversations } from '@/assistant/conversations'
import { createConversation } from '@/lib/voice/react'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { importCommand } from '@/scripts/call-import/command'
import { importCall, importedEvals, writeImported } from '@/scripts/call-import/imported-files'
import { readCall, type ReadCall } from '@/scripts/call-import/read-call'
import { serve } from '@/scripts/local/serve'
import { createConsultant } from '@/scripts/sandbox/answers'
import { platformMessages } from '@/scripts/sandbox/call-machine/platform-messages'
import { BEHAVIOURS } from '@/scripts/sandbox/platform/behaviours'
import { scenarioSchema } from '@/scripts/sandbox/scenario/schema'
import { apiValidator } from '@/tests/support/api-schema'
import { playCall } from '@/tests/support/played-call'

interface Planted {
  /** What the visitor says beside the conversation, and what must not be left of it. */
  says: readonly string[]
  secrets: readonly string[]
  /** What the assistant answers to the first of them. */
  answer?: string
  customer?: object
  noted?: Record<string, string>
  endedReason?: string
}

/** Personal data in the forms in which people say and type it. */
const PLANTED: readonly Planted[] = [
  { says: ['My name is Ada Lovelace.'], secrets: ['Ada', 'Lovelace'], answer: 'Thank you, Ada.' },
  {
    says: ['my name is grace hopper by the way'],
    secrets: ['grace', 'hopper'],
    answer: 'Noted, Grace Hopper.',
  },
  {
    says: ['I am Katherine Johnson, write to k.johnson@nasa-clinic.example'],
    secrets: ['Katherine', 'Johnson', 'nasa-clinic'],
  },
  { says: ['write to hedy dot lamarr at spread dot example'], secrets: ['hedy', 'lamarr', 'spread'] },
  { says: ['Ring me on +43 660 1234567'], secrets: ['660', '1234567'] },
  { says: ['my number is (212) 555-7788'], secrets: ['7788', '(212)'] },
  { says: ['it is five five five zero one zero seven seven eight eight'], secrets: ['seven seven eight'] },
  { says: ['We are called Sunrise Realty.'], secrets: ['Sunrise'], noted: { business: 'Sunrise Realty' } },
  { says: ['I live at 221 Baker Street'], secrets: ['221', 'Baker'] },
  { says: ['My card is 4111 1111 1111 1111'], secrets: ['4111', '1111'] },
  { says: ['the IBAN is AT61 1904 3002 3457 3201'], secrets: ['AT61', '3457'] },
  { says: ['I was born on 3 May 1980'], secrets: ['1980', '3 May'] },
  { says: ['born 1980-05-03 in Graz'], secrets: ['1980', 'Graz'] },
  {
    says: ['It is L, A, M, A, R, R'],
    secrets: ['L, A, M, A, R, R'],
    noted: { name: 'Hedy Lamarr' },
    answer: 'Hedy, L A M A R R?',
  },
  { says: ['Mrs. Noether will take the call'], secrets: ['Noether'] },
  { says: ['ich heiße Lise Meitner'], secrets: ['Lise', 'Meitner'] },
  { says: ['me llamo Inés Quintana'], secrets: ['Inés', 'Quintana'] },
  { says: ['look at https://dr-curie.example/team'], secrets: ['curie'] },
  {
    says: ['this is rosalind franklin calling'],
    secrets: ['rosalind', 'franklin'],
    endedReason: 'silence-timed-out',
  },
  {
    says: ['Yes, the usual number.'],
    secrets: ['Chien', 'Shiung', '2025550188', 'wu@physics'],
    customer: { name: 'Chien Shiung', number: '+12025550188', email: 'wu@physics.example' },
    answer: 'The one that ends in 0188, Chien?',
    endedReason: 'exceeded-max-duration',
  },
]

/** A call as the platform's API answers it: a conversation of the consultant, and something personal in it. */
function callWith(
  { says, answer = 'Noted.', customer, noted, endedReason = 'customer-ended-call' }: Planted,
  index: number,
) {
  const { turns } = conversations[index] ?? { turns: [] }
  const ask = createConsultant({ isIntroduced: true })
  const told = turns.map(({ user }) => ({ user, ...ask(user) }))
  const planted = says.map((user) => ({
    user,
    text: answer,
    calls: noted ? [{ name: 'note_brief', arguments: noted }] : [],
  }))
  const messages = [...told, ...planted].flatMap(({ user, text, calls }) => [
    { role: 'user', message: user, time: 1, endTime: 2, secondsFromStart: 1 },
    ...calls.map(({ name, arguments: args }, place) => ({
      role: 'tool_calls',
      message: '',
      time: 2,
      secondsFromStart: 2,
      toolCalls: [{ id: `${place}`, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
    })),
    { role: 'bot', message: text, time: 3, endTime: 4, secondsFromStart: 3 },
  ])
  const greeting = {
    role: 'bot',
    message: 'Hello, I am an AI consultant.',
    time: 0,
    endTime: 1,
    secondsFromStart: 0,
  }
  return {
    id: `019a9046-121e-766d-bd1f-0000000000${index + 10}`,
    type: 'webCall',
    endedReason,
    ...(customer && { customer }),
    artifact: { messages: [{ role: 'system', message: 'You are…' }, greeting, ...messages] },
  }
}

const twenty = PLANTED.map((planted, index) => ({
  what: planted.says[0],
  secrets: planted.secrets,
  call: callWith(planted, index),
}))

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
})
afterEach(() => jest.useRealTimers())

/** The states, the speakers and the tools of a call, in order. */
async function played(begin: (environment: ReturnType<typeof createFakeEnvironment>) => () => void) {
  const environment = createFakeEnvironment()
  const conversation = createConversation({ publicKey: 'key', assistantId: 'id', environment })
  const log: string[] = []
  conversation.subscribe(() => {
    const { call } = conversation.snapshot()
    const { phase } = call.state
    const reason = 'reason' in call.state ? ` ${call.state.reason}` : ''
    const entry = `${phase}${reason} ${call.transcript.map(({ role }) => role[0]).join('')}`
    if (log.at(-1) !== entry) log.push(entry)
  })
  for (const name of [
    'note_brief',
    'estimate_cost',
    'show_page',
    'offer_booking',
    'show_recording',
    'offer_choices',
  ])
    conversation.actions.registerTool(name, { run: () => void log.push(name) })
  conversation.actions.start('voice')
  await jest.advanceTimersByTimeAsync(0)
  const close = begin(environment)
  environment.answer()
  await jest.advanceTimersByTimeAsync(30_000)
  close()
  const disposed = conversation.dispose()
  await jest.advanceTimersByTimeAsync(20_000)
  await disposed
  return log
}

const playScenario = (scenario: object) =>
  played((environment) => playCall(environment, BEHAVIOURS.documented, scenarioSchema.parse(scenario)).close)

/** The messages that the platform sent in the call. */
const playOriginal = ({ moments, endedReason }: ReadCall) =>
  played((environment) => {
    const timer = setTimeout(() => {
      for (const [index, moment] of moments.entries())
        environment.say(
          moment.kind === 'said'
            ? platformMessages.transcript(moment.role, 'final', moment.text)
            : platformMessages.toolCall(`tool-${index}`, moment.name, moment.arguments),
        )
      environment.say(platformMessages.status('ended', endedReason))
      const cause = new Error('Meeting has ended')
      setTimeout(
        () => environment.room().emit({ type: 'fatal', failure: { code: 'room-missing', cause } }),
        30,
      )
    }, 10)
    return () => clearTimeout(timer)
  })

describe('Of twenty calls with something personal in each', () => {
  test('there are twenty', () => expect(twenty).toHaveLength(20))

  it.each(twenty)('nothing of it is left: $what', ({ call, secrets }) => {
    const { eval: made, scenario, name } = importCall(readCall(call))
    const written = JSON.stringify([made, scenario, name])
    for (const secret of secrets) expect(written.toLowerCase()).not.toContain(secret.toLowerCase())
    expect(written).not.toContain(call.id)
  })

  it('the evals are as the platform takes them', async () => {
    const faultsOf = await apiValidator('CreateEvalDTO')
    expect(twenty.flatMap(({ call }) => faultsOf(importCall(readCall(call)).eval))).toEqual([])
  })

  it.each(twenty)('the scenario goes through the same states, lines and tools: $what', async ({ call }) => {
    const original = await playOriginal(readCall(call))
    const imported = await playScenario(importCall(readCall(call)).scenario)
    expect(imported).toEqual(original)
    expect(original.at(-1)).toMatch(/^ended (?:customer|silence|time-limit) /)
  })
})

it.each([
  ['you can reach me under 0664 / 98 76 543', '0664'],
  ['sure, max power', 'power', 'And the name, please?'],
  ['my mail is max_mustermann at g mail dot com', 'mustermann'],
  ['my email is j o h n at acme dot io', 'acme'],
  ['14b Elm Tree Lane, Springfield, IL 62704', '62704'],
  ['I was born on the third of May nineteen eighty', 'nineteen eighty'],
  ['my policy number is AB123456C', 'AB123456C'],
  ['plate W-12345X', '12345'],
  ['my insta is @ada.lovelace', 'lovelace'],
  ['LOVELACE, ADA', 'LOVELACE'],
  ['name: ada lovelace, tel: 5551234567', 'lovelace'],
  ['ada lovelace here', 'lovelace'],
  ['Ich bin Frau Müller, Mariahilfer Straße 12, 1060 Wien', 'Wien'],
  ['my social is 123-45-6789', '6789'],
])('Other forms of the same kinds leave nothing either: %s', (text, secret, question = 'How can I help?') => {
  const messages = [
    { role: 'bot', message: question },
    { role: 'user', message: text },
  ]
  const { scenario } = importCall(readCall({ id: text, messages }))
  expect(JSON.stringify(scenario)).not.toContain(secret)
})

describe('What a visitor wants stays', () => {
  it('as it was said, with amounts, days, services and names of programs', () => {
    const said =
      'We run a dental clinic with 300 calls a month of 3 minutes, or 10000 calls a year. Our budget is $8,000, by March. It must write into Google Calendar and HubSpot.'
    const { scenario } = importCall(readCall({ id: 'x', messages: [{ role: 'user', message: said }] }))
    expect(JSON.stringify(scenario)).toContain(said.slice(0, 90))
    for (const kept of ['$8,000', 'March', 'Google Calendar', 'HubSpot'])
      expect(JSON.stringify(scenario)).toContain(kept)
  })

  it('and the same person is the same person throughout', () => {
    const { scenario } = importCall(readCall(twenty[0]?.call))
    const [, first = ''] = /My name is (\w+) \w+\./.exec(JSON.stringify(scenario)) ?? []
    expect(JSON.stringify(scenario)).toContain(`Thank you, ${first}.`)
  })
})

describe('What it reads', () => {
  const lines = [
    { role: 'assistant', text: 'Hello.' },
    { role: 'user', text: 'We need an agent.' },
  ]
  it.each<[string, object]>([
    ['a transcript that a page has saved', { callId: 'saved', lines }],
    [
      'an end-of-call report',
      {
        message: {
          type: 'end-of-call-report',
          call: { id: 'reported' },
          artifact: { messagesOpenAIFormatted: lines.map(({ role, text }) => ({ role, content: text })) },
        },
      },
    ],
  ])('is also %s', (_what, source) => {
    expect(readCall(source).moments).toMatchObject([
      { role: 'assistant', text: 'Hello.' },
      { role: 'user', text: 'We need an agent.' },
    ])
  })

  it('is nothing without a conversation', () => {
    expect(() => readCall({ id: 'x', messages: [] })).toThrow('There is no conversation in it')
  })
})

describe('The command', () => {
  let folder: string
  beforeEach(() => {
    jest.useRealTimers()
    folder = mkdtempSync(path.join(tmpdir(), 'import-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function command(environment: Record<string, string>, ...args: string[]) {
    const output: string[] = []
    const log = (line: string) => void output.push(line)
    const code = await importCommand({ args, environment, folder, log, logError: log })
    return { code, output: output.join('\n') }
  }

  it('writes both files of a call in a file, and of one that the platform has', async () => {
    const [first, second] = twenty
    const file = path.join(folder, 'call.json')
    writeFileSync(file, JSON.stringify(first?.call))
    expect(await command({}, file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^Replaced: .*\d × name.*\nWrote .*scripts\/sandbox\/scenarios\/imported/,
      ) as string,
    })
    const server = await serve((request, response) => {
      const isAllowed = request.headers.authorization === 'Bearer private'
      response.writeHead(isAllowed && request.url === `/call/${second?.call.id}` ? 200 : 404)
      response.end(JSON.stringify(second?.call))
    })
    const env = { VOICE_PRIVATE_KEY: 'private', NEXT_PUBLIC_VOICE_API_URL: server.url }
    expect((await command(env, second?.call.id ?? '')).code).toBe(0)
    await server.close()
    expect(importedEvals(folder).map(({ name }) => name)).toHaveLength(2)
    expect(readdirSync(path.join(folder, 'scripts/sandbox/scenarios/imported'))).toHaveLength(2)
  })

  it('says what it needs', async () => {
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') }
    const tsx = pathToFileURL(require.resolve('tsx')).href
    const program = ['--import', tsx, path.resolve('scripts/call-import.ts')]
    const { status, stderr } = spawnSync(process.execPath, program, { env, cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('ID_OR_FILE')])
    expect(await command({ VOICE_PRIVATE_KEY: '' }, '019a9046-121e')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set VOICE_PRIVATE_KEY') as string,
    })
  })

  it('writes the same again for the same call', () => {
    const imported = importCall(readCall(twenty[3]?.call))
    const [file = ''] = writeImported(imported, folder)
    const before = readFileSync(file, 'utf8')
    writeImported(importCall(readCall(twenty[3]?.call)), folder)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

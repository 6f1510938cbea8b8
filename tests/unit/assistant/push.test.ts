import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { briefOutput } from '@/assistant/brief-output'
import { consultant } from '@/assistant/consultant'
import { evals } from '@/assistant/evals'
import { prompt } from '@/assistant/prompt'
import { allRecordings } from '@/content/all-recordings'
import { consultantTools } from '@/content/consultant-tools'
import { createManagementClient } from '@/lib/api'
import { consultantResources } from '@/scripts/assistant/consultant-resources'
import { openPublishedFiles } from '@/scripts/assistant/published-files'
import { pushCommand } from '@/scripts/assistant/push-command'
import { createPush } from '@/scripts/assistant/push-resources'
import type { LocalServer } from '@/scripts/local/serve'
import { SANDBOX_PRIVATE_KEY, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { serveSandbox } from '@/tests/support/sandbox-server'

let server: LocalServer
let baseUrl: string
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'))
  server = await serveSandbox()
  baseUrl = `${server.url}/sandbox/api`
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const client = () => createManagementClient({ token: SANDBOX_PRIVATE_KEY, baseUrl })

type Assistant = typeof consultant
type Fields = Record<string, unknown>

let time = Date.UTC(2026, 0, 1)

/** The first eval stands for all sixty. */
const pushOf = (assistant: object, lines: string[]) =>
  createPush({
    client: client(),
    resources: consultantResources(assistant as Assistant, evals.slice(0, 1), undefined),
    files: openPublishedFiles(folder),
    log: (line) => lines.push(line),
    now: () => new Date((time += 1_000)),
  })
async function push(assistant: object = consultant, lines: string[] = []) {
  await pushOf(assistant, lines).push()
  return { lines }
}
const check = (assistant: object = consultant) => pushOf(assistant, []).check()
const pull = () => pushOf(consultant, []).pull()
async function rollback(name?: string) {
  const lines: string[] = []
  await pushOf(consultant, lines).rollback(name)
  return { lines }
}
const published = async (kind: 'assistants' | 'structuredOutputs' | 'evals', name: string) => {
  for await (const stored of client()[kind].iterate()) if (stored.name === name) return stored
  throw new Error(`${name} is not published.`)
}
const publishedAssistant = () => published('assistants', consultant.name)
const voiceOf = (voiceId: string) => ({ voice: { ...consultant.voice, voiceId } })
/** The consultant with another voice, and a first tool that is waited for. */
const withVoice = (voiceId: string) => {
  const [first, ...others] = consultant.model.tools
  const model = { ...consultant.model, tools: [{ ...first, async: false }, ...others] }
  return { ...consultant, model, ...voiceOf(voiceId) }
}

/** The command with these settings and arguments: its exit code, and what it writes. */
async function command(settings: Record<string, string>, ...args: string[]) {
  const output: string[] = []
  const errors: string[] = []
  const code = await pushCommand({
    args,
    environment: { NEXT_PUBLIC_VOICE_API_URL: baseUrl, ...settings },
    folder,
    log: (line) => void output.push(line),
    logError: (line) => void errors.push(line),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}

describe('The consultant’s definition', () => {
  it('has the tools that the page registers, and the prompt names each', () => {
    const names = consultant.model.tools.map((tool) => tool.function?.name)
    const registered = Object.keys(consultantTools).filter(
      (name) => name !== 'show_recording' || allRecordings.length > 0,
    )
    expect(names).toEqual(registered)
    for (const name of registered) expect(prompt).toContain(`${name}:`)
  })

  it.each([
    [
      'some recordings were deleted, offers only the others',
      { recordings: [{ id: 'kept' }], tradeRecordings: [{ id: 'own' }] },
      ['kept', 'own'],
    ],
    ['all were deleted, offers none', { recordings: [], tradeRecordings: [] }, undefined],
  ])('after %s', async (_what, content, offered) => {
    jest.doMock('@/content/recordings', () => content)
    jest.resetModules()
    const { consultant: other } = await import('@/assistant/consultant')
    jest.dontMock('@/content/recordings')
    const tool = other.model.tools.find((each) => each.function?.name === 'show_recording')
    expect(tool?.function?.parameters?.properties?.recording?.enum).toEqual(offered)
    const said = JSON.stringify(other.model.messages)
    expect(said.includes('show_recording:')).toBe(offered !== undefined)
    expect(said.includes('recordings on the home page')).toBe(offered !== undefined)
  })

  it('says that it is an AI before anything else', () => {
    expect(consultant.firstMessage).toMatch(/^Hello, I am [^.]*AI consultant\./)
  })
})

describe('Publishing the consultant', () => {
  it('creates the assistant, the brief that is read out of conversations, and the evals', async () => {
    const { lines } = await push()
    expect(lines).toEqual([
      'There is no structured-output "Brief of the consultation" yet.',
      `There is no assistant "${consultant.name}" yet.`,
      'There is no eval "consultant: dentist-month" yet.',
      ...lines.filter((line) => line.startsWith('Created')),
    ])
    const assistant = await publishedAssistant()
    const output = await published('structuredOutputs', briefOutput.name)
    expect(assistant).toMatchObject({ ...consultant, artifactPlan: { structuredOutputIds: [output.id] } })
    expect(await published('evals', 'consultant: dentist-month')).toMatchObject(evals[0] ?? {})
  })

  it('does nothing when everything is published as it is here', async () => {
    await push()
    expect((await push()).lines).toEqual(['Everything is published as it is here.'])
    expect(await check()).toBe(false)
  })

  it('says what changes before it updates, and only that; a tool is named', async () => {
    await push()
    const { lines } = await push(withVoice('andrew'))
    expect(lines.slice(0, 2)).toEqual([
      `assistant "${consultant.name}" differs in 2 fields:`,
      '  model.tools[show_page].async: true becomes false',
    ])
    expect(lines[2]).toBe('  voice.voiceId: "emma" becomes "andrew"')
    expect(await publishedAssistant()).toMatchObject({ voice: { voiceId: 'andrew' } })
  })

  it('with check, says whether something differs, and writes nothing', async () => {
    expect(await check()).toBe(true)
    await push()
    expect(await check(withVoice('andrew'))).toBe(true)
    expect(await publishedAssistant()).toMatchObject({ voice: { voiceId: 'emma' } })
  })
})

describe('A change that somebody made in the dashboard', () => {
  const change = async (fields: object) => {
    const { id } = await publishedAssistant()
    await client().assistants.update(id, fields)
  }

  it('is not replaced: the push is refused, field by field, and writes nothing', async () => {
    await push()
    await change({ firstMessage: 'Hi.', ...voiceOf('guy') })
    const lines: string[] = []
    await expect(push(withVoice('andrew'), lines)).rejects.toThrow(
      'Not published: 2 fields changed on the platform since the last push. Run it with --pull',
    )
    expect(lines.join('\n')).toMatch(/firstMessage: "Hello, I am [^"]+… becomes "Hi\." in the dashboard/)
    expect(lines).toContain('  voice.voiceId: "emma" becomes "guy" in the dashboard; here it is "andrew"')
    expect(await publishedAssistant()).toMatchObject({ firstMessage: 'Hi.', voice: { voiceId: 'guy' } })
  })

  it('may be replaced once it was pulled', async () => {
    await push()
    await change({ firstMessage: 'Hi.' })
    await pull()
    await push()
    expect(await publishedAssistant()).toMatchObject({ firstMessage: consultant.firstMessage })
  })

  it('is no conflict where it is the same as ours', async () => {
    await push()
    await change(voiceOf('andrew'))
    const { lines } = await push({ ...consultant, ...voiceOf('andrew') })
    expect(lines).toEqual(['Everything is published as it is here.'])
  })

  it('stays where this repository has nothing of its own, beside what we publish', async () => {
    await push()
    const knowledgeBase = { provider: 'custom-knowledge-base', server: { url: 'https://kb.example' } }
    const tools = [...consultant.model.tools, { type: 'endCall' }]
    await change({ voicemailMessage: 'Later.', model: { ...consultant.model, knowledgeBase, tools } })
    const { lines } = await push(withVoice('andrew'))
    expect(lines).toContain(
      '  voicemailMessage: nothing becomes "Later." in the dashboard; it stays as it is there',
    )
    const { voice, model, voicemailMessage } = (await publishedAssistant()) as Fields
    expect(voicemailMessage).toBe('Later.')
    expect(voice).toMatchObject({ voiceId: 'andrew' })
    expect(model).toMatchObject({ knowledgeBase })
    expect((model as { tools: object[] }).tools).toContainEqual({ type: 'endCall' })
  })

  it('cannot be known for an assistant that nobody has pulled, so nothing is replaced', async () => {
    await client().assistants.create({ ...consultant, firstMessage: 'Older.' })
    await expect(push()).rejects.toThrow('1 field changed on the platform')
    await pull()
    await push()
    expect(await publishedAssistant()).toMatchObject({ firstMessage: consultant.firstMessage })
  })

  it('a field that we remove is removed there, and a field that was there before our first push stays', async () => {
    await push({ ...consultant, model: { ...consultant.model, emotionRecognitionEnabled: true } })
    await push()
    expect(await publishedAssistant()).not.toHaveProperty('model.emotionRecognitionEnabled')
  })
})

describe('Going back', () => {
  it('publishes again what the newest push has replaced, and can be taken back itself', async () => {
    await push()
    await push(withVoice('andrew'))
    const { lines } = await rollback()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`Restored assistant "${consultant.name}" as it was before`)
    expect(await publishedAssistant()).toMatchObject({ voice: { voiceId: 'emma' } })
    await rollback()
    expect(await publishedAssistant()).toMatchObject({ voice: { voiceId: 'andrew' } })
  })

  it('takes the name of a snapshot, and names those that there are', async () => {
    await push()
    await push(withVoice('andrew'))
    await push(withVoice('guy'))
    const [first = ''] = readdirSync(path.join(folder, 'snapshots'))
    await rollback(first)
    expect(await publishedAssistant()).toMatchObject({ voice: { voiceId: 'emma' } })
    await expect(rollback('yesterday')).rejects.toThrow(`There is no snapshot yesterday. There are: ${first}`)
  })

  it('is not possible where nothing was replaced yet', async () => {
    await push()
    await expect(rollback()).rejects.toThrow('There is no snapshot to go back to.')
  })

  it('what is kept is text to read in git: line by line, in alphabetical order, without a key', async () => {
    await push()
    const [name = ''] = readdirSync(path.join(folder, 'known/assistant'))
    const file = path.join(folder, 'known/assistant', name)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/\n {10}# How you talk\n/)
    expect(text).not.toContain(SANDBOX_PRIVATE_KEY)
    await push()
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

describe('The command', () => {
  const settings = {
    VOICE_PRIVATE_KEY: SANDBOX_PRIVATE_KEY,
    NEXT_PUBLIC_VOICE_PUBLIC_KEY: SANDBOX_PUBLIC_KEY,
  }

  it('prints the id for .env; with --check, ends with 0 when nothing differs and with 2 when something does', async () => {
    expect((await command(settings, '--check')).code).toBe(2)
    const pushed = await command(settings)
    expect([pushed.code, pushed.output]).toEqual([
      0,
      expect.stringMatching(/For \.env: NEXT_PUBLIC_VOICE_ASSISTANT_ID=[\w-]+$/),
    ])
    expect(pushed.output.match(/Created eval/g)).toHaveLength(evals.length)
    expect((await command(settings, '--check')).code).toBe(0)
    expect((await command(settings, '--pull')).output).toContain('Pulled.')
    expect(await command(settings, '--rollback')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no snapshot') as string,
    })
  })

  it('is refused without a private key, and with one in place of the public key', async () => {
    expect(await command({ VOICE_PRIVATE_KEY: '' })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Set VOICE_PRIVATE_KEY for this command alone') as string,
    })
    const swapped = { VOICE_PRIVATE_KEY: 'another-key', NEXT_PUBLIC_VOICE_PUBLIC_KEY: SANDBOX_PRIVATE_KEY }
    const { code, output, errors } = await command(swapped)
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^NEXT_PUBLIC_VOICE_PUBLIC_KEY is a private key/)
    expect(errors).not.toContain(SANDBOX_PRIVATE_KEY)
  })

  it('ends with its exit code as a program, and says why', () => {
    const env = { ...process.env, VOICE_PRIVATE_KEY: '', TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') }
    const tsx = pathToFileURL(require.resolve('tsx')).href
    const program = ['--import', tsx, path.resolve('scripts/assistant/push.ts')]
    const { status, stderr } = spawnSync(process.execPath, program, { env, cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('Set VOICE_PRIVATE_KEY')])
  })

  it('takes one of its options at a time, and no other words', async () => {
    expect(await command(settings, '--check', '--pull')).toMatchObject({ code: 1 })
    expect(await command(settings, 'everything')).toMatchObject({ code: 1 })
  })
})

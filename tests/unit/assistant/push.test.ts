import { spawn } from 'node:child_process'
import { consultant } from '@/assistant/consultant'
import { prompt } from '@/assistant/prompt'
import { consultantTools } from '@/content/consultant-tools'
import { facts } from '@/content/facts'
import { serviceCards } from '@/content/knowledge'
import { ApiError, createManagementClient } from '@/lib/api'
import { isPrivateKey } from '@/scripts/assistant/private-key'
import { pushAssistant, type PushOptions } from '@/scripts/assistant/push-assistant'
import { worksFromAnotherOrigin } from '@/scripts/launch-check/foreign-origin'
import { checkPublicKey } from '@/scripts/launch-check/public-key'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { createSandbox } from '@/scripts/sandbox/server'
import { SANDBOX_PRIVATE_KEY, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'

jest.setTimeout(60_000)

let server: LocalServer
let baseUrl: string
beforeEach(async () => {
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY })
  server = await serve((request, response) => void sandbox.handle(request, response))
  baseUrl = `${server.url}/sandbox/api`
})
afterEach(() => server.close())

const client = () => createManagementClient({ token: SANDBOX_PRIVATE_KEY, baseUrl })
async function push(options: Partial<PushOptions> = {}) {
  const lines: string[] = []
  const result = await pushAssistant({
    assistant: consultant,
    ...options,
    client: client(),
    log: (line) => lines.push(line),
  })
  return { ...result, lines }
}

/** The command as a person runs it, with these settings. */
async function command(settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, NEXT_PUBLIC_VOICE_API_URL: baseUrl, ...settings }
  const cli = spawn(process.execPath, ['--import', 'tsx', 'scripts/assistant/push.ts', ...args], { env })
  let [output, errors] = ['', '']
  cli.stdout.on('data', (chunk) => (output += String(chunk)))
  cli.stderr.on('data', (chunk) => (errors += String(chunk)))
  const code = await new Promise((resolve) => cli.on('close', resolve))
  return { code, output, errors }
}

describe('The consultant’s definition', () => {
  it('has every service and price of the site, from the same figures', () => {
    for (const { title, oneLiner } of serviceCards) expect(prompt).toContain(`${title}: ${oneLiner}`)
    expect(prompt).toContain(`${facts.callCentsPerMinute} cents per connected minute`)
    expect(prompt).toContain(`$${facts.deepDive.priceUsd}`)
  })

  it('has the tools that the page registers, and the prompt names each', () => {
    expect(consultant.model.tools.map((tool) => tool.function)).toEqual(Object.values(consultantTools))
    for (const name of Object.keys(consultantTools)) expect(prompt).toContain(`${name}:`)
  })

  it('says that it is an AI before anything else', () => {
    expect(consultant.firstMessage).toMatch(/^Hello, I am [^.]*AI consultant\./)
  })
})

describe('Publishing the consultant', () => {
  it('creates it where it is not there yet, with everything that it has', async () => {
    const { id = '', differed } = await push()
    expect(differed).toBe(true)
    expect(await client().assistants.get(id)).toMatchObject(consultant)
  })

  it('does nothing when it is published as it is here', async () => {
    const { id } = await push()
    expect(await push()).toEqual({ id, differed: false, lines: [`${id} is published as it is here.`] })
  })

  it('says what changes before it updates, and only that', async () => {
    const { id = '' } = await push()
    const assistant = { ...consultant, voice: { ...consultant.voice, voiceId: 'andrew' as const } }
    const { lines } = await push({ id, assistant })
    expect(lines).toEqual([
      `${id} differs in 1 field:`,
      '  voice.voiceId: "emma" becomes "andrew"',
      `Updated ${id}.`,
    ])
    expect(await client().assistants.get(id)).toMatchObject({ voice: { voiceId: 'andrew' } })
  })

  it('with check, says whether the published one differs, and writes nothing', async () => {
    expect(await push({ check: true })).toMatchObject({ id: undefined, differed: true })
    const { id = '' } = await push()
    await client().assistants.update(id, { firstMessage: 'Hi.' })
    expect(await push({ check: true })).toMatchObject({ id, differed: true })
    expect(await client().assistants.get(id)).toMatchObject({ firstMessage: 'Hi.' })
  })

  it('prints the id for .env; with --check, ends with 0 when nothing differs and with 2 when something does', async () => {
    const settings = {
      VOICE_PRIVATE_KEY: SANDBOX_PRIVATE_KEY,
      NEXT_PUBLIC_VOICE_PUBLIC_KEY: SANDBOX_PUBLIC_KEY,
    }
    expect((await command(settings, '--check')).code).toBe(2)
    const pushed = await command(settings)
    expect([pushed.code, pushed.output]).toEqual([
      0,
      expect.stringMatching(/For \.env: NEXT_PUBLIC_VOICE_ASSISTANT_ID=[\w-]+\n$/),
    ])
    expect((await command(settings, '--check')).code).toBe(0)
  })

  it('is refused without a private key, and with one in place of the public key', async () => {
    expect(await command({ VOICE_PRIVATE_KEY: '' })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Set VOICE_PRIVATE_KEY for this command alone') as string,
    })
    const settings = { VOICE_PRIVATE_KEY: 'another-key', NEXT_PUBLIC_VOICE_PUBLIC_KEY: SANDBOX_PRIVATE_KEY }
    const { code, output, errors } = await command(settings)
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^NEXT_PUBLIC_VOICE_PUBLIC_KEY is a private key/)
    expect(errors).not.toContain(SANDBOX_PRIVATE_KEY)
  })
})

describe('The key that every visitor can read', () => {
  const online = () => Promise.resolve()
  const limited = () => Promise.resolve(false)
  const check = (key: string, isUnlimited = limited) =>
    checkPublicKey({
      environment: { NEXT_PUBLIC_VOICE_PUBLIC_KEY: key },
      isPrivateKey: (it) => isPrivateKey(it, { baseUrl }),
      worksFromAnotherOrigin: isUnlimited,
      online,
    })

  it('is recognised as a private one by asking the platform for what only a private key may read', async () => {
    expect(await isPrivateKey(SANDBOX_PRIVATE_KEY, { baseUrl })).toBe(true)
    expect(await isPrivateKey(SANDBOX_PUBLIC_KEY, { baseUrl })).toBe(false)
  })

  it('is a finding of the launch check where it is private, which does not repeat it; a public one is none', async () => {
    const { findings } = await check(SANDBOX_PRIVATE_KEY)
    expect(findings).toMatchObject([{ check: 'public key', level: 'must', file: '.env' }])
    expect(JSON.stringify(findings)).not.toContain(SANDBOX_PRIVATE_KEY)
    expect(await check(SANDBOX_PUBLIC_KEY)).toEqual({ findings: [] })
  })

  it('is not checked while no key is set, and reported as unchecked where the platform cannot be asked', async () => {
    expect(await check('')).toEqual({ findings: [] })
    const unavailable = () =>
      Promise.reject(
        new ApiError({ method: 'GET', path: '/assistant' }, new Response(null, { status: 503 }), undefined),
      )
    const environment = { NEXT_PUBLIC_VOICE_PUBLIC_KEY: 'key' }
    expect(
      await checkPublicKey({
        environment,
        isPrivateKey: unavailable,
        worksFromAnotherOrigin: limited,
        online,
      }),
    ).toEqual({
      findings: [],
      skipped: [{ check: 'public key', why: 'GET /assistant answered 503' }],
    })
  })

  it('is a finding where it also begins calls from other origins, and no call is created to find out', async () => {
    const { findings } = await check(SANDBOX_PUBLIC_KEY, () => Promise.resolve(true))
    expect(findings).toMatchObject([
      { level: 'must', todo: expect.stringContaining('use a call gate') as string },
    ])
    const asked: RequestInit[] = []
    const answering = (status: number) =>
      ((_: string, init: RequestInit) => {
        asked.push(init)
        return Promise.resolve(new Response(null, { status }))
      }) as typeof fetch
    const worksWith = (status: number) => worksFromAnotherOrigin('key', { baseUrl, fetch: answering(status) })
    expect([await worksWith(401), await worksWith(403), await worksWith(404), await worksWith(400)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    await expect(worksWith(503)).rejects.toThrow('503')
    expect(new Headers(asked[0]?.headers).get('origin')).toBe('https://elsewhere.example')
    expect(await worksFromAnotherOrigin(SANDBOX_PUBLIC_KEY, { baseUrl, fetch })).toBe(true)
  })
})

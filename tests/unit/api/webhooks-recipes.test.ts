import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { freePort } from '@/tests/support/free-port'
import { endProgram } from '@/tests/support/run-program'
import { signedRequest, WEBHOOK_SECRET, WEBHOOK_URL } from '@/tests/support/signed-message'

jest.setTimeout(120_000)

const ENTRY = { 'callwright/webhooks': join(process.cwd(), 'lib/api/webhooks/index.ts') }

/** The globals that a recipe may use besides those of the language: none of Node. */
const BODIES = { Request, Response, Headers, URL, TextEncoder, TextDecoder, Blob }
const WEB = { ...BODIES, AbortController, atob, crypto, console, performance, setTimeout, clearTimeout }

let programs: string[]
let folder: string
beforeAll(async () => {
  const text = await readFile('docs/webhooks.md', 'utf8')
  programs = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code)
  folder = await mkdtemp(join(tmpdir(), 'webhooks-'))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [index, code] of programs.entries()) await writeFile(join(folder, `${index}.ts`), code)
})
afterAll(() => rm(folder, { recursive: true }))

/** A recipe by its number in the text; the introduction's program comes before them. */
const bundled = async (recipe: number, format: 'iife' | 'cjs') => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, `${recipe}.ts`)],
    bundle: true,
    write: false,
    format,
    globalName: 'recipe',
    platform: format === 'cjs' ? 'node' : 'neutral',
    alias: ENTRY,
  })
  return outputFiles[0]?.text ?? ''
}

describe('The programs of docs/webhooks.md', () => {
  it('store a lead from a Worker, without any API of Node', async () => {
    const context = createContext({ ...WEB })
    const code = await bundled(1, 'iife')
    const worker = runInContext(`${code}; recipe.default`, context) as {
      fetch(request: Request, env: unknown): Promise<Response>
    }
    const leads = new Map<string, string>()
    const env = {
      WEBHOOK_SECRET,
      LEADS: { put: (id: string, lead: string) => Promise.resolve(void leads.set(id, lead)) },
    }
    const report = {
      type: 'end-of-call-report',
      endedReason: 'customer-ended-call',
      call: { id: 'call-1' },
      customer: { number: '+4930123456' },
      analysis: { summary: 'Wants a voice agent.' },
      artifact: {},
    }
    const request = signedRequest(report)
    expect((await worker.fetch(request.clone(), env)).status).toBe(200)
    expect(JSON.parse(leads.get('call-1') ?? '')).toEqual({
      number: '+4930123456',
      summary: 'Wants a voice agent.',
      endedReason: 'customer-ended-call',
    })
    leads.clear()
    expect((await worker.fetch(request, env)).status).toBe(200)
    expect((await worker.fetch(new Request(WEBHOOK_URL, { method: 'POST', body: '{}' }), env)).status).toBe(
      401,
    )
    expect(leads.size).toBe(0)
  })

  it('answer tool calls from a route handler', async () => {
    const context = createContext({ ...WEB, process: { env: { WEBHOOK_TOKEN: 't-1' } } })
    const code = await bundled(2, 'iife')
    const POST = runInContext(`${code}; recipe.POST`, context) as (request: Request) => Promise<Response>
    const callOf = (id: string, name: string, given: unknown) => ({
      id,
      type: 'function',
      function: { name, arguments: given },
    })
    const toolCallList = [
      callOf('tc-1', 'bookTable', { guests: 4, day: 'Monday' }),
      callOf('tc-2', 'bookTable', '{"guests":2,"day":"Friday"}'),
      callOf('tc-3', 'dance', {}),
    ]
    const message = { type: 'tool-calls', toolCallList, toolWithToolCallList: [] }
    const response = await POST(
      new Request(WEBHOOK_URL, {
        method: 'POST',
        headers: { authorization: 'Bearer t-1' },
        body: JSON.stringify({ message }),
      }),
    )
    expect(await response.json()).toEqual({
      results: [
        { toolCallId: 'tc-1', name: 'bookTable', result: 'A table for 4 on Monday is booked.' },
        { toolCallId: 'tc-2', name: 'bookTable', result: 'A table for 2 on Friday is booked.' },
        { toolCallId: 'tc-3', name: 'dance', error: 'There is no tool dance.' },
      ],
    })
  })

  it('choose an assistant by phone number on a Node server', async () => {
    const file = join(folder, 'server.cjs')
    await writeFile(file, await bundled(3, 'cjs'))
    const port = await freePort()
    const env = { ...process.env, WEBHOOK_SECRET, PORT: String(port) }
    const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      await new Promise((resolve, reject) => {
        child.stdout.once('data', resolve)
        child.once('exit', reject)
      })
      const ask = async (number: string) => {
        const response = await fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          headers: { 'x-vapi-secret': WEBHOOK_SECRET },
          body: JSON.stringify({ message: { type: 'assistant-request', customer: { number } } }),
        })
        return response.json()
      }
      expect(await ask('+4930123456')).toEqual({ assistantId: 'assistant-german' })
      expect(await ask('+442071234567')).toEqual({ assistantId: 'assistant-english' })
      expect(await ask('+15550100')).toEqual({ error: 'We cannot answer calls from your country yet.' })
    } finally {
      await endProgram(child)
    }
  })
})

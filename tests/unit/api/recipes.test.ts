import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { answerJson, startServer, type RecordingServer, type SeenRequest } from '@/tests/support/http-server'

const ENTRIES = {
  'callwright/api/testing': join(process.cwd(), 'lib/api/testing/index.ts'),
  'callwright/api': join(process.cwd(), 'lib/api/index.ts'),
}

/** The recipes of docs/api.md, by number, as programs. */
async function recipesIn(file: string): Promise<Map<number, string>> {
  const text = await readFile(file, 'utf8')
  const found = text.matchAll(/^### (\d+)\. .*?```ts\n(.*?)```/gms)
  return new Map([...found].map(([, number, code = '']) => [Number(number), code]))
}

const CALLS = [1, 2, 3].map((i) => ({ id: `call-${i}`, createdAt: `2024-06-01T0${9 - i}:00:00Z`, cost: 0.5 }))
let polls = 0

const ANSWERS: Record<string, (request: SeenRequest) => unknown> = {
  'POST /assistant': () => ({ id: 'assistant-1' }),
  'GET /assistant/assistant-1': () => ({
    ...{
      id: 'assistant-1',
      orgId: 'org-1',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    },
    name: 'Reception',
    voice: { provider: 'newer-than-the-types', voiceId: 'ada' },
  }),
  // As the platform does: it refuses a field that is not in the body's schema.
  'PATCH /assistant/assistant-1': (request) => {
    const body = request.json() as Record<string, unknown>
    const known = ['name', 'voice', 'firstMessage']
    return Object.keys(body).every((name) => known.includes(name))
      ? { id: 'assistant-1', ...body }
      : undefined
  },
  'GET /assistant': () => [{ id: 'assistant-1' }],
  'POST /tool': () => ({ id: 'tool-1' }),
  'POST /phone-number': () => ({ id: 'number-1' }),
  'POST /campaign': () => ({ id: 'campaign-1', status: 'scheduled' }),
  'POST /call': () => ({ id: 'call-9', status: 'queued' }),
  'GET /call/call-9': () =>
    ++polls < 2
      ? { id: 'call-9', status: 'in-progress' }
      : { id: 'call-9', status: 'ended', endedReason: 'customer-ended-call', cost: 0.12 },
  'POST /call/web': () => ({ id: 'call-1', webCallUrl: 'https://rooms.example/abc' }),
  'GET /call': ({ query }) =>
    CALLS.filter(({ createdAt }) => createdAt <= (query.get('createdAtLe') ?? '9')).slice(
      0,
      Number(query.get('limit')),
    ),
  'POST /file': () => ({ id: 'file-1' }),
  'POST /test-suite/suite-1/run': () => ({ id: 'run-1' }),
  'GET /test-suite/suite-1/run/run-1': () => ({ id: 'run-1', status: 'completed', testResults: [{}, {}] }),
  'POST /analytics': () => [{ name: 'calls', result: [] }],
  'GET /call/call-1/mono-recording': () => 'RIFF',
  'POST /session': () => ({ id: 'session-1' }),
  'POST /chat': (request) =>
    (request.json() as { stream?: boolean }).stream
      ? 'data: {"id":"chat-1","path":"chat.output[0].content","delta":"A view, yes."}\n\n'
      : { id: 'chat-1', output: [{}] },
}

const PRINTED: Record<number, string> = {
  1: 'Created assistant-1',
  2: 'Ended: customer-ended-call, 0.12 USD',
  3: 'Join https://rooms.example/abc',
  4: 'number-1 is answered by assistant-1',
  5: 'A view, yes.',
  6: 'campaign-1: scheduled',
  7: '1.50 USD',
  8: 'All sent\nStored as file-1',
  9: 'completed: 2 results',
  10: 'Gone (request req-404)',
  11: '1 assistants, calls',
  12: '1 answers',
  13: '4 bytes of audio/wav',
  14: 'Reception says: Good evening.',
  15: 'customer-ended-call\n1 assistant after 5 requests',
}

/** Runs the recipes one after another in one program, and prints what each has printed. */
const RUN_ALL = `
  const { stdout } = process
  const write = stdout.write.bind(stdout)
  const printed = {}
  for (const number of process.env.RECIPES.split(' ')) {
    let text = ''
    stdout.write = (chunk) => Boolean((text += chunk))
    await import(\`./\${number}.mjs\`)
    printed[number] = text.trim()
  }
  write(JSON.stringify(printed))
`

let recipes: Map<number, string>
let folder: string
let server: RecordingServer
beforeAll(async () => {
  recipes = await recipesIn('docs/api.md')
  folder = await mkdtemp(join(tmpdir(), 'recipes-'))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [number, code] of recipes) await writeFile(join(folder, `${number}.ts`), code)
  await writeFile(join(folder, 'menu.txt'), 'Soup')
  server = await startServer((request, response) => {
    const answer = ANSWERS[`${request.method} ${request.path}`]?.(request)
    const type = request.path.endsWith('recording') ? 'audio/wav' : 'text/event-stream'
    if (typeof answer === 'string') return response.writeHead(200, { 'content-type': type }).end(answer)
    if (answer === undefined)
      return answerJson(response, 404, { message: 'Not found' }, { 'x-request-id': 'req-404' })
    return answerJson(response, request.method === 'POST' ? 201 : 200, answer)
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('the recipes of docs/api.md', () => {
  it('are numbered from one, without a gap', () => {
    expect([...recipes.keys()]).toEqual(Array.from(recipes, (_, index) => index + 1))
    expect(recipes.size).toBe(Object.keys(PRINTED).length)
  })

  it('print what they promise', async () => {
    await build({
      entryPoints: [...recipes.keys()].map((number) => join(folder, `${number}.ts`)),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      alias: ENTRIES,
    })
    await writeFile(join(folder, 'all.mjs'), RUN_ALL)
    const env = { VOICE_TOKEN: 'sk-recipe', VOICE_API_URL: server.url, POLL_MS: '1' }
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'all.mjs')], {
      env: { ...process.env, ...env, RECIPES: [...recipes.keys()].join(' ') },
      cwd: folder,
    })
    expect(JSON.parse(stdout)).toEqual(PRINTED)
    expect(server.requests.find(({ path }) => path === '/file')?.body.toString()).toContain('Soup')
    expect(server.requests.every(({ headers }) => headers.authorization === 'Bearer sk-recipe')).toBe(true)
  })
})

import ts from 'typescript'
import { createManagementClient } from '../../lib/api'
import { serve } from '../local/serve'
import { kb, medianOf } from './site/measures'
import {
  CALLS_ONLY,
  COMPARED,
  shippedBytes,
  SIZE_LIMITS,
  WEB_CALL,
  WEBHOOKS,
  WHOLE_CLIENT,
} from '../api/sizes'

const ROUNDS = 30
const CALLS_PER_ROUND = 40

async function sizes(): Promise<string> {
  const rows: [string, string][] = [
    ['`createWebCall` with its runtime', WEB_CALL],
    ['`createClientFor`, calls only', CALLS_ONLY],
    ['`createManagementClient`, every resource', WHOLE_CLIENT],
    ['`callwright/webhooks`: the handler with HMAC', WEBHOOKS],
    ...Object.entries(COMPARED),
  ]
  const lines: string[] = []
  for (const [name, code] of rows) lines.push(`| ${name} | ${kb(await shippedBytes(code))} |`)
  return ['| what a browser ships | min + gzip |', '| --- | --: |', ...lines].join('\n')
}

/** Milliseconds for one call, bare and through the client, in turns so that both meet the same machine. */
async function overhead(): Promise<{ bareMs: number; clientMs: number }> {
  const server = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"a","name":"Reception"}')
  })
  const baseUrl = server.url
  const client = createManagementClient({ token: 't', baseUrl })
  const bare = async () => {
    const response = await fetch(`${baseUrl}/assistant/a`, { headers: { Authorization: 'Bearer t' } })
    return response.json()
  }
  const through = () => client.assistants.get('a')
  const round = async (call: () => Promise<unknown>) => {
    const start = performance.now()
    for (let i = 0; i < CALLS_PER_ROUND; i++) await call()
    return (performance.now() - start) / CALLS_PER_ROUND
  }
  const [bares, clients]: [number[], number[]] = [[], []]
  for (let i = 0; i < ROUNDS; i++) {
    bares.push(await round(bare))
    clients.push(await round(through))
  }
  await server.close()
  // The first rounds warm up the connection and the compiler.
  return { bareMs: medianOf(bares.slice(3)), clientMs: medianOf(clients.slice(3)) }
}

const TWENTY_OPERATIONS = `import { createManagementClient } from './lib/api'
const client = createManagementClient({ token: 't' })
export const all = async () => [
  await client.assistants.create({ name: 'n' }), await client.assistants.list(), await client.assistants.get('a'),
  await client.assistants.update('a', { name: 'n' }), await client.calls.create({}), await client.calls.list(),
  await client.calls.createWeb({ assistantId: 'a' }), await client.v2.calls.list({ page: 1 }),
  await client.squads.list(), await client.workflows.list(), await client.chats.create({ input: 'i' }),
  await client.campaigns.list(), await client.sessions.create({}), await client.phoneNumbers.list(),
  await client.tools.list(), await client.files.create({ file: new Blob() }), await client.credentials.list(),
  await client.testSuites.runs.get('a', 'b'), await client.analytics.query({ queries: [] }),
  (await client.GET('/org/{id}', { params: { path: { id: 'a' } } })).data,
]`

/** Seconds of a cold check of one file: with twenty operations, and empty, whose difference is ours. */
function typeCheck(): { emptyS: number; twentyS: number } {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const check = (text: string) => {
    const host = ts.createCompilerHost(options)
    const readFile = host.readFile.bind(host)
    const file = `${process.cwd()}/bench-types.ts`
    host.readFile = (name) => (name === file ? text : readFile(name))
    const fileExists = host.fileExists.bind(host)
    host.fileExists = (name) => name === file || fileExists(name)
    const start = performance.now()
    const errors = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host))
    if (errors[0]) throw new Error(ts.flattenDiagnosticMessageText(errors[0].messageText, '\n'))
    return (performance.now() - start) / 1000
  }
  check('export {}')
  const times = (text: string) => medianOf([check(text), check(text), check(text)])
  return { emptyS: times('export {}'), twentyS: times(TWENTY_OPERATIONS) }
}

const kB = (bytes: number) => `${bytes / 1_000} kB`

/** Measures the API client. */
export async function run(): Promise<string> {
  const { bareMs, clientMs } = await overhead()
  const { emptyS, twentyS } = typeCheck()
  return `## The management API

Written by \`npm run bench -- api\`. \`tests/unit/api/size.test.ts\` limits \`createWebCall\` to ${kB(SIZE_LIMITS.webCall)}, the client with every resource to
${kB(SIZE_LIMITS.wholeClient)}, and the handler to ${kB(SIZE_LIMITS.webhooks)}. It also checks that an app saves at least ${kB(SIZE_LIMITS.savedByFewerResources)} if it leaves out resources.

${await sizes()}

| what a developer waits for | median |
| --- | --: |
| a call with bare \`fetch\` on loopback | ${bareMs.toFixed(2)} ms |
| the same through the client | ${clientMs.toFixed(2)} ms |
| type-checking an empty file, cold | ${emptyS.toFixed(2)} s |
| type-checking a file that uses twenty operations, cold | ${twentyS.toFixed(2)} s |`
}

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import spawn from 'cross-spawn'
import { build } from 'esbuild'
import { packLibrary } from '@/tests/support/packed-library'

jest.setTimeout(180_000)

const project = process.cwd()
const bin = (name: string) => path.join(project, 'node_modules/.bin', name)
let folder: string
let tarball: string
/** What a program prints; what it printed is in the error where it fails. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawn.sync(program, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}
const installed = () => path.join(folder, 'node_modules/callwright')
/** Gives the newcomer's project a package that it installed beside ours. */
const install = (name: string) => {
  const target = path.join(folder, 'node_modules', name)
  if (existsSync(target)) return
  mkdirSync(path.dirname(target), { recursive: true })
  symlinkSync(path.join(project, 'node_modules', name), target)
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'newcomer-'))
  tarball = packLibrary(folder)
  mkdirSync(installed(), { recursive: true })
  run('tar', '-xzf', tarball, '-C', installed(), '--strip-components=1')
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  install('openapi-fetch')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('The packed library', () => {
  it('carries modules, CommonJS, source maps and types of its exports, the licence and nothing of the site', () => {
    const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' })
    for (const name of ['voice', 'voice/react', 'voice/testing', 'api', 'webhooks'])
      for (const ending of ['.js', '.cjs', '.d.ts', '.d.cts']) expect(files).toContain(name + ending)
    expect(files.some((file) => file.endsWith('.js.map'))).toBe(true)
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) expect(files).toContain(file)
    expect(files.filter((file) => /^(app|components|content|scripts|tests|openapi)\b/.test(file))).toEqual([])
    const manifest = JSON.parse(readFileSync(path.join(installed(), 'package.json'), 'utf8')) as {
      dependencies: object
    }
    expect(Object.keys(manifest.dependencies)).toEqual(['@daily-co/daily-js', 'openapi-fetch'])
  })

  it('names no framework', () => {
    for (const file of ['voice.js', 'api.js', 'voice/react.js', 'webhooks.js'])
      expect(readFileSync(path.join(installed(), file), 'utf8')).not.toMatch(/from ?["']next/)
    expect(readFileSync(path.join(installed(), 'voice.js'), 'utf8')).not.toMatch(/["']react["']/)
  })

  it('is imported in plain Node, where there is no browser and the media library is not installed', () => {
    const output = run(
      process.execPath,
      '--input-type=module',
      '--eval',
      `const before = Object.getOwnPropertyNames(globalThis)
       const { default: Voice } = await import('callwright/voice')
       const { createManagementClient } = await import('callwright/api')
       const voice = new Voice('public-key')
       createManagementClient({ token: 'x' })
       const left = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name))
       console.log(typeof voice.start, typeof voice.on, left.length)`,
    )
    expect(output.trim()).toBe('function function 0')
  })

  it('answers server messages where no other package is installed', async () => {
    const program = `import { createServerMessageHandler, verifySecret } from 'callwright/webhooks'
const handle = createServerMessageHandler({ verify: verifySecret('s'), handlers: {} })
const { status } = await handle(new Request('https://a.test', { method: 'POST' }))
console.log(status)`
    const { metafile, outputFiles } = await build({
      stdin: { contents: program, resolveDir: folder },
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
    })
    expect(
      Object.keys(metafile.inputs).filter((file) => /node_modules\/(?!callwright\/)/.test(file)),
    ).toEqual([])
    const output = run(process.execPath, '--input-type=module', '--eval', outputFiles[0]?.text ?? '')
    expect(output.trim()).toBe('401')
  })

  it.each(['callwright', 'callwright/voice'])('is required as %s by programs without ES modules', (name) => {
    const output = run(
      process.execPath,
      '--input-type=commonjs',
      '--eval',
      `const { default: Voice } = require('${name}')
       const { createManagementClient } = require('callwright/api')
       createManagementClient({ token: 'x' })
       console.log(typeof new Voice('public-key').start)`,
    )
    expect(output.trim()).toBe('function')
  })

  it('takes the name of the official SDK, as `npm install @vapi-ai/web@npm:callwright` gives it', () => {
    const alias = path.join(folder, 'node_modules/@vapi-ai')
    mkdirSync(alias, { recursive: true })
    symlinkSync(installed(), path.join(alias, 'web'), 'junction')
    const output = run(
      process.execPath,
      '--input-type=module',
      '--eval',
      `import Vapi from '@vapi-ai/web'; console.log(typeof new Vapi('public-key').start)`,
    )
    expect(output.trim()).toBe('function')
  })

  it.each(['node', 'jsdom'])(
    'is tested in Jest with CommonJS as docs/voice.md says, in %s',
    (environment) => {
      for (const name of ['@daily-co/daily-js', 'jest-environment-jsdom']) install(name)
      const recipe = path.join(folder, `jest-${environment}`)
      mkdirSync(recipe)
      const blocks = [
        ...readFileSync('docs/voice.md', 'utf8').matchAll(/```js\n\/\/ (receptionist\S*)\n(.*?)```/gs),
      ]
      expect(blocks).toHaveLength(3)
      for (const [, file = '', text = ''] of blocks) writeFileSync(path.join(recipe, file), text)
      writeFileSync(path.join(recipe, 'package.json'), JSON.stringify({ private: true }))
      const { numPassedTests, numTotalTests } = JSON.parse(
        run(
          bin('jest'),
          '--rootDir',
          recipe,
          '--env',
          environment,
          '--transform',
          '{}',
          '--json',
          '--silent',
        ),
      ) as Record<string, number>
      expect([numPassedTests, numTotalTests]).toEqual([2, 2])
    },
  )

  it('leaves nothing behind where it is imported and not used', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import Voice from 'callwright/voice'\nimport { createManagementClient } from 'callwright/api'\nconsole.log(1)`,
        resolveDir: folder,
      },
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      external: ['@daily-co/daily-js', 'react'],
    })
    expect(outputFiles[0]?.text.trim()).toBe('console.log(1);')
  })

  it('satisfies strict tsc with the libraries’ own types checked, in an app written for the official SDK and as its README says', () => {
    for (const name of ['@daily-co/daily-js', 'react', '@types/react', 'csstype']) install(name)
    writeFileSync(
      path.join(folder, 'app.ts'),
      `import Vapi from 'callwright/voice'
import { useVoiceCall } from 'callwright/voice/react'
import { createManagementClient } from 'callwright/api'
import { createServerMessageHandler, toNodeListener, verifyHmac } from 'callwright/webhooks'

const vapi = new Vapi('public-key')
vapi.on('call-start', () => console.log('started'))
vapi.on('call-end', () => console.log('ended'))
vapi.on('speech-start', () => {})
vapi.on('speech-end', () => {})
vapi.on('volume-level', (volume) => console.log(volume.toFixed(2)))
vapi.on('message', (message) => console.log(message.type))
vapi.on('error', (error) => console.error(error))
export async function call() {
  await vapi.start('assistant-id')
  await vapi.start({ model: { provider: 'openai', model: 'gpt-4o', messages: [] } })
  vapi.send({ type: 'add-message', message: { role: 'system', content: 'Be brief.' } })
  vapi.say('Goodbye', true)
  vapi.setMuted(!vapi.isMuted())
  vapi.stop()
}
export const client = createManagementClient({ token: 'token' })
export const listener = toNodeListener(
  createServerMessageHandler({
    verify: verifyHmac({ secretKey: 'secret', algorithm: 'sha256' }),
    handlers: { 'campaign.predial': () => ({ eligible: true }) },
  }),
)
export const hook = useVoiceCall
`,
    )
    const programs = [
      ...readFileSync(path.join(project, 'docs/package.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs),
    ]
    const named = programs.map(([, program], index) => ({
      file: `readme-${index}.ts`,
      program: program ?? '',
    }))
    expect(named).toHaveLength(2)
    for (const { file, program } of named) writeFileSync(path.join(folder, file), program)
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          verbatimModuleSyntax: true,
          skipLibCheck: false,
          noEmit: true,
          target: 'ES2022',
          module: 'nodenext',
          moduleResolution: 'nodenext',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          types: [],
        },
        files: ['app.ts', ...named.map(({ file }) => file)],
      }),
    )
    run(bin('tsc'), '-p', '.')
  })

  it('needs no types of a browser for its API client, as in a program of Node', () => {
    for (const name of ['@types/node', 'undici-types']) install(name)
    writeFileSync(
      path.join(folder, 'server.ts'),
      `import { createManagementClient } from 'callwright/api'
const client = createManagementClient({ token: 'token' })
const signal = AbortSignal.timeout(5_000)
export const list = () => client.assistants.list({ limit: 1 }, { headers: { 'x-trace': 'a' }, signal })
export const sizeOf = async (id: string) => (await client.calls.downloadMonoRecording(id)).size
// @ts-expect-error -- headers are resolved, so a number is none
void client.assistants.list({}, { headers: 5 })
`,
    )
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2022', '--types', 'node']
    run(bin('tsc'), ...options, 'server.ts')
  })

  it('marks its React entry for frameworks with server components', () => {
    for (const file of ['voice/react.js', 'voice/react.cjs'])
      expect(readFileSync(path.join(installed(), file), 'utf8')).toMatch(/^["']use client["']/)
  })

  it('has no finding of publint, and none of are-the-types-wrong in any resolution mode', () => {
    expect(run(bin('publint'), 'run', tarball, '--strict')).toContain('All good!')
    run(bin('attw'), tarball)
  })
})

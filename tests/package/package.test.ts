import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { GUIDES } from '@/scripts/package/guides'
import { succeeds } from '@/scripts/check/programs'
import { integrityOf } from '@/scripts/package/integrity'
import { linkedFiles } from '@/tests/unit/docs/documents'
import { answerJson, startServer } from '@/tests/support/http-server'
import { newcomerProject, type NewcomerProject } from '@/tests/support/newcomer-project'

jest.setTimeout(180_000)

let project: NewcomerProject
beforeAll(() => {
  project = newcomerProject()
  project.install('eventsource-parser', 'openapi-fetch')
})
afterAll(() => project.release())

describe('The packed library', () => {
  it('carries modules, CommonJS, source maps and types of its exports, the licence and nothing of the site', () => {
    const files = readdirSync(project.installed, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll(path.sep, '/'),
    )
    for (const name of [
      'voice',
      'voice/client',
      'voice/react',
      'voice/testing',
      'api',
      'api/testing',
      'webhooks',
    ])
      for (const ending of ['.js', '.cjs', '.d.ts', '.d.cts']) expect(files).toContain(name + ending)
    expect(files.some((file) => file.endsWith('.js.map'))).toBe(true)
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) expect(files).toContain(file)
    expect(files.filter((file) => /^(app|components|content|scripts|tests|openapi)\b/.test(file))).toEqual([])
    const manifest = JSON.parse(readFileSync(path.join(project.installed, 'package.json'), 'utf8')) as {
      dependencies: object
    }
    expect(Object.keys(manifest.dependencies)).toEqual([
      '@daily-co/daily-js',
      'eventsource-parser',
      'openapi-fetch',
    ])
  })

  it('can be published by hand the first time, though only CI can make its provenance', async () => {
    const registry = await startServer(({ method }, response) =>
      answerJson(response, method === 'PUT' ? 201 : 404, {}),
    )
    const [, host = ''] = registry.url.split(':', 2)
    const address = [`--registry=${registry.url}`, `--${host}:${new URL(registry.url).port}/:_authToken=any`]
    expect(await succeeds('npm', ['publish', './dist/package', '--access', 'public', ...address])).toBe(true)
    expect(registry.requests.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/callwright' },
    ])
    await registry.close()
  })

  it('carries the integrity of its files for script tags', () => {
    const read = (file: string) => readFileSync(path.join(project.installed, 'browser', file))
    const integrity = JSON.parse(read('integrity.json').toString()) as Record<string, string>
    expect(Object.keys(integrity)).toEqual(['vapi.js', 'vapi.mjs'])
    for (const [file, value] of Object.entries(integrity)) expect(value).toBe(integrityOf(read(file)))
  })

  it('carries its guides, which link to files that are there, and a page for coding agents', () => {
    for (const name of [...GUIDES.map((guide) => `docs/${guide}`), 'AGENTS.md']) {
      const text = readFileSync(path.join(project.installed, name), 'utf8')
      const links = linkedFiles({ file: name, text })
      expect([name, links.filter((file) => !existsSync(path.join(project.installed, file)))]).toEqual([
        name,
        [],
      ])
    }
  })

  it('lists each of its exports in its README', () => {
    const read = (file: string) => readFileSync(path.join(project.installed, file), 'utf8')
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> }
    // `dist/api.js` is another spelling of `dist/api`.
    const entries = Object.keys(exports).filter((name) => !/package\.json$|^\.\/dist\/.*\.js$/.test(name))
    const expected = entries.map((name) => `callwright${name.slice(1).replace('/*', '/vapi.js')}`)
    const listed = [...read('README.md').matchAll(/(?<=^\|.*`)callwright[\w/.]*(?=`)/gm)].map(
      ([name]) => name,
    )
    expect(expected.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('names no framework', () => {
    for (const file of ['voice.js', 'api.js', 'voice/react.js', 'webhooks.js'])
      expect(readFileSync(path.join(project.installed, file), 'utf8')).not.toMatch(/from ?["']next/)
    for (const file of ['voice.js', 'voice/client.js'])
      expect(readFileSync(path.join(project.installed, file), 'utf8')).not.toMatch(/["']react["']|use client/)
  })

  it('can be imported in plain Node, where there is no browser and the media library is not installed', () => {
    const output = project.run(
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

  it('carries a fake of the API that needs nothing else, and keeps what it validates with out of the client', () => {
    const output = project.run(
      process.execPath,
      '--input-type=module',
      '--eval',
      `import { createManagementClient } from 'callwright/api'
       import { createFakePlatform } from 'callwright/api/testing'
       const platform = createFakePlatform()
       const client = createManagementClient({ token: 'any', fetch: platform.fetch })
       const { id } = await client.assistants.create({ name: 'Reception' })
       console.log((await client.assistants.get(id)).name, platform.operations.length)`,
    )
    expect(output.trim()).toMatch(/^Reception \d{3}$/)
    for (const file of readdirSync(project.installed).filter((it) =>
      /^(api|voice|webhooks).*\.c?js$/.test(it),
    ))
      expect(readFileSync(path.join(project.installed, file), 'utf8')).not.toMatch(
        /\bAjv|unevaluatedProperties/,
      )
  })

  it('answers server messages where no other package is installed', async () => {
    const program = `import { createServerMessageHandler, verifySecret } from 'callwright/webhooks'
const handle = createServerMessageHandler({ verify: verifySecret('s'), handlers: {} })
const { status } = await handle(new Request('https://a.test', { method: 'POST' }))
console.log(status)`
    const { metafile, outputFiles } = await build({
      stdin: { contents: program, resolveDir: project.folder },
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
    })
    expect(
      Object.keys(metafile.inputs).filter((file) => /node_modules\/(?!callwright\/)/.test(file)),
    ).toEqual([])
    const output = project.run(process.execPath, '--input-type=module', '--eval', outputFiles[0]?.text ?? '')
    expect(output.trim()).toBe('401')
  })

  it.each(['callwright', 'callwright/voice'])(
    'can be required as %s by programs without ES modules',
    (name) => {
      const output = project.run(
        process.execPath,
        '--input-type=commonjs',
        '--eval',
        `const { default: Voice } = require('${name}')
       const { createManagementClient } = require('callwright/api')
       createManagementClient({ token: 'x' })
       console.log(typeof new Voice('public-key').start)`,
      )
      expect(output.trim()).toBe('function')
    },
  )

  it.each(['node', 'jsdom'])(
    'can be tested in Jest with CommonJS as docs/voice.md says, in %s',
    (environment) => {
      project.install('@daily-co/daily-js', 'jest-environment-jsdom')
      const recipe = path.join(project.folder, `jest-${environment}`)
      mkdirSync(recipe)
      const blocks = [
        ...readFileSync('docs/voice.md', 'utf8').matchAll(/```js\n\/\/ (receptionist\S*)\n(.*?)```/gs),
      ]
      expect(blocks).toHaveLength(3)
      for (const [, file = '', text = ''] of blocks) writeFileSync(path.join(recipe, file), text)
      writeFileSync(path.join(recipe, 'package.json'), JSON.stringify({ private: true }))
      const { numPassedTests, numTotalTests } = JSON.parse(
        project.runBin(
          'jest',
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

  it('has files for a script tag: a module, and a classic script that sets `Vapi`', () => {
    const output = project.run(
      process.execPath,
      '--input-type=module',
      '--eval',
      `import { readFileSync } from 'node:fs'
       import { fileURLToPath } from 'node:url'
       import { createContext, runInContext } from 'node:vm'
       const { default: Vapi } = await import('callwright/browser/vapi.mjs')
       const page = createContext({})
       runInContext(readFileSync(fileURLToPath(import.meta.resolve('callwright/browser/vapi.js')), 'utf8'), page)
       console.log(Object.keys(page), typeof new Vapi('key').start, runInContext("typeof new Vapi('key').start", page))`,
    )
    expect(output.trim()).toBe("[ 'Vapi' ] function function")
  })

  const bundleOf = async (contents: string) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: project.folder },
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      external: ['@daily-co/daily-js', 'react'],
      logLevel: 'error',
    })
    return outputFiles[0]!.text.trim()
  }

  it('adds nothing to a bundle that imports it and does not use it, except for the script that sets `Vapi`', async () => {
    const unused = `import Voice from 'callwright/voice'\nimport { createManagementClient } from 'callwright/api'`
    expect(await bundleOf(`${unused}\nconsole.log(1)`)).toBe('console.log(1);')
    expect((await bundleOf(`import 'callwright/browser/vapi.js'`)).length).toBeGreaterThan(100_000)
  })

  it('satisfies strict tsc with the libraries’ own types checked, in an app written for the official SDK and as its README says', () => {
    project.install('@daily-co/daily-js', 'react', '@types/react', 'csstype')
    project.write(
      'app.ts',
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
    const programs = [...readFileSync('docs/package.md', 'utf8').matchAll(/```ts\n(.*?)```/gs)]
    const named = programs.map(([, program], index) => ({
      file: `readme-${index}.ts`,
      program: program ?? '',
    }))
    expect(named).toHaveLength(2)
    for (const { file, program } of named) project.write(file, program)
    project.write(
      'tsconfig.json',
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
    project.runBin('tsc', '-p', '.')
  })

  it('needs no types of a browser for its API client, as in a program of Node', () => {
    project.install('@types/node', 'undici-types')
    project.write(
      'server.ts',
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
    project.runBin('tsc', ...options, 'server.ts')
  })

  it('marks its React entry for frameworks with server components', () => {
    for (const file of ['voice/react.js', 'voice/react.cjs'])
      expect(readFileSync(path.join(project.installed, file), 'utf8')).toMatch(/^["']use client["']/)
  })

  it('has no finding of publint, and none of are-the-types-wrong in any resolution mode', () => {
    expect(project.runBin('publint', 'run', project.tarball, '--strict')).toContain('All good!')
    project.runBin('attw', project.tarball)
  })
})

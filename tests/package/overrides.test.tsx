/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import spawn from 'cross-spawn'
import { newcomerProject, type NewcomerProject } from '@/tests/support/newcomer-project'

jest.setTimeout(300_000)

/** The official React widget, which brings `@vapi-ai/web` itself; and what the official typings name, unlisted. */
const PACKAGES = {
  '@vapi-ai/client-sdk-react': '0.1.1',
  openai: '5.7.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
}

/** Everything is fetched here: without the registry there is nothing to test, and the report says "skipped". */
const [name, version] = Object.entries(PACKAGES)[0]!
const { status } = spawn.sync('npm', [
  'view',
  `${name}@${version}`,
  'version',
  '--fetch-retries=0',
  '--fetch-timeout=10000',
])
const whereReachable = status === 0 ? describe : describe.skip

const PAGE = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { VapiWidget } from '@vapi-ai/client-sdk-react'
const errors = (window.widgetErrors = [])
createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement(VapiWidget, {
    publicKey: 'public-key', assistantId: 'assistant-id', mode: 'voice', onError: (error) => errors.push(error.message),
  }),
)
`

const TYPES = `import type { AddMessageMessage as Official } from 'official'
import type { AddMessageMessage as Ours } from '@vapi-ai/web/dist/vapi'
type IsAny<T> = 0 extends 1 & T ? true : false
export const officialIsKnown: IsAny<Official['message']> = false
export const take = (message: Official): Ours => message
export const give = (message: Ours): Official => message
`

whereReachable('A project with `overrides`, in which the registry’s packages bring the official SDK', () => {
  let project: NewcomerProject
  beforeAll(() => {
    project = newcomerProject()
    const overrides = { '@vapi-ai/web': `file:${path.basename(project.tarball)}` }
    project.write(
      'package.json',
      JSON.stringify({ type: 'module', private: true, dependencies: PACKAGES, overrides }),
    )
    project.run('npm', 'install', '--ignore-scripts', '--prefer-offline')
  })
  afterAll(() => project.release())

  it('has this library in the place of the official SDK, and no second one', () => {
    const tree = JSON.parse(project.run('npm', 'ls', '@vapi-ai/web', '--json')) as object
    expect(JSON.stringify(tree).match(/"@vapi-ai\/web":/g)).toHaveLength(1)
    const program = "import Vapi from '@vapi-ai/web'; console.log(typeof Vapi.prototype.startOrThrow)"
    expect(project.run(process.execPath, '--input-type=module', '--eval', program).trim()).toBe('function')
  })

  it('runs the official React widget on it', async () => {
    project.write('page.js', PAGE)
    project.runBin(
      'esbuild',
      'page.js',
      '--bundle',
      '--outfile=bundle.js',
      '--define:process.env.NODE_ENV="production"',
    )
    // The widget reports on the console what it does, and jsdom what it lacks.
    for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation(() => {})
    window.eval(readFileSync(path.join(project.folder, 'bundle.js'), 'utf8'))
    await userEvent.click(await screen.findByText('Talk with AI'))
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }))
    // A call is not possible on a page without HTTPS; this library finds that out before it asks for one.
    await waitFor(() => expect(window).toHaveProperty('widgetErrors', [expect.stringContaining('https://')]))
  })

  it('writes messages of one type for both SDKs', () => {
    project.write('messages.ts', TYPES)
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      paths: {
        official: [path.resolve('node_modules/@vapi-ai/web/dist/vapi.d.ts')],
        'openai/resources': ['./node_modules/openai/resources/index.d.ts'],
      },
    }
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['messages.ts'] }))
    project.runBin('tsc', '-p', '.')
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import spawn from 'cross-spawn'
import { build } from 'esbuild'
import ts from 'typescript'

/*
 * The blocks of code that a reader copies, from the documents and from the examples in docstrings, compiled as files of
 * a project that has installed the package. Other tests run those of docs/api.md and docs/webhooks.md, and compile those
 * of docs/package.md in a project with the packed library.
 */
interface Source {
  document: string
  languages: string
  /** What the text around the blocks says, or leaves to the reader, in words of a declaration. */
  given?: string
}

const SOURCES: Source[] = [
  { document: 'README.md', languages: 'ts' },
  { document: 'docs/agents.md', languages: 'tsx?' },
  { document: 'docs/voice.md', languages: 'tsx?' },
  { document: 'docs/api.md', languages: 'ts' },
  { document: 'docs/webhooks.md', languages: 'ts' },
  { document: 'lib/voice/vapi/vapi.ts', languages: 'ts' },
  { document: 'lib/voice/react/use-voice-call.ts', languages: 'tsx' },
  { document: 'lib/voice/testing/fake-environment.ts', languages: 'ts' },
  { document: 'lib/api/management-client.ts', languages: 'ts' },
  { document: 'lib/api/webhooks/handler.ts', languages: 'ts' },
  { document: 'lib/api/webhooks/verify-hmac.ts', languages: 'ts' },
  {
    document: 'docs/sandbox.md',
    languages: 'ts',
    given: `import type { BrowserContext, Page } from '@playwright/test'
import type {} from '@/scripts/sandbox/call-machine/far-end'
declare const context: BrowserContext
declare const page: Page
declare const baseURL: string
void [context, page, baseURL]
`,
  },
  {
    document: 'docs/embed.md',
    languages: 'js',
    given: `import type { VoiceConsultantElement } from '@/components/voice/embed/element'
declare global {
  interface ParentNode {
    querySelector(selectors: 'voice-consultant'): VoiceConsultantElement
  }
  var consultant: VoiceConsultantElement
  function showPrice(plan: unknown): string
}
`,
  },
]

/** A document, or a source file with its docstrings as plain text. */
function textOf(document: string): string {
  const text = readFileSync(document, 'utf8')
  return document.endsWith('.md') ? text : text.replace(/^ *\* ?/gm, '')
}

const blocks = SOURCES.flatMap(({ document, languages, given = '' }) =>
  [...textOf(document).matchAll(new RegExp(`\`\`\`(${languages})\\n(.*?)\`\`\``, 'gs'))].map(
    ([, language = '', text = ''], index) => {
      const name = `${document.replace(/\W/g, '-')}-${index}.${language === 'js' ? 'ts' : language}`
      return { document, file: path.resolve('tests/unit/docs', name), text: `${given}${text}\nexport {}\n` }
    },
  ),
)

function compile(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd())
  const own: ts.CompilerOptions = {
    ...options,
    incremental: false,
    paths: {
      '@/*': ['./*'],
      callwright: ['./lib/voice/index.ts'],
      'callwright/voice': ['./lib/voice/index.ts'],
      'callwright/voice/*': ['./lib/voice/*/index.ts'],
      'callwright/api': ['./lib/api/index.ts'],
      'callwright/api/testing': ['./lib/api/testing/index.ts'],
      'callwright/webhooks': ['./lib/api/webhooks/index.ts'],
    },
    pathsBasePath: process.cwd(),
  }
  const host = ts.createCompilerHost(own)
  const blockOf = (file: string) => blocks.find((block) => block.file === path.resolve(file))?.text
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (file) => blockOf(file) !== undefined || fileExists(file)
  host.readFile = (file) => blockOf(file) ?? readFile(file)
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = blockOf(file)
    return text === undefined
      ? getSourceFile.call(host, file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion)
  }
  const program = ts.createProgram(
    blocks.map(({ file }) => file),
    own,
    host,
  )
  return blocks.flatMap(({ file }) => {
    const source = program.getSourceFile(file)
    const found = source ? program.getSemanticDiagnostics(source) : []
    return found.map(
      ({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
  })
}

it('Every block of code in the guides and every example in a docstring compiles, strictly', () => {
  for (const { document } of SOURCES)
    expect([document, blocks.some((block) => block.document === document)]).toEqual([document, true])
  expect(compile()).toEqual([])
})

it('The example of the fake environment in docs/voice.md prints what it says', async () => {
  const example = blocks.find(
    ({ document, text }) =>
      document === 'docs/voice.md' && text.includes('const environment = createFakeEnvironment()'),
  )
  const { outputFiles } = await build({
    stdin: { contents: example?.text ?? '', loader: 'ts', resolveDir: process.cwd() },
    alias: {
      'callwright/voice/testing': path.resolve('lib/voice/testing/index.ts'),
      'callwright/voice': path.resolve('lib/voice/index.ts'),
    },
    external: ['@daily-co/daily-js'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const { stdout, stderr } = spawn.sync(process.execPath, ['--input-type=module', '-'], {
    input: outputFiles[0]?.text ?? '',
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout.split('\n').slice(0, 2)).toEqual(["[ 'playable' ]", 'payment-required'])
})

it('npm run launch-check ends with 1 while anything is left, and says in JSON what and where', () => {
  const program = ['--import', 'tsx', 'scripts/launch-check.ts', '--json', '--offline']
  const { status, stdout } = spawn.sync(process.execPath, program, { encoding: 'utf8' })
  const report = JSON.parse(stdout) as { ready: boolean; findings: { file: string; todo: string }[] }
  expect(status).toBe(report.ready ? 0 : 1)
  for (const { file, todo } of report.findings) expect(file && todo).toBeTruthy()
})

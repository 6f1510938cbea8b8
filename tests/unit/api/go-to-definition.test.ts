import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'

/** Uses of what we publish. « stands before the name whose definition an editor is asked for. */
const USES: [use: string, definition: string][] = [
  [`void client.assistants.«get('a')`, 'lib/api/operations.generated.ts: get: "GET /{id}",'],
  [`void client.testSuites.runs.«get('a', 'b')`, 'lib/api/operations.generated.ts: get: "GET /{id}",'],
  [`void client.«assistants`, 'lib/api/operations.generated.ts: export const assistants = {'],
  [`void client.testSuites.«runs`, 'lib/api/operations.generated.ts: runs: {'],
  [`void client.calls.«iterate()`, 'lib/api/methods.ts: ? { readonly iterate: '],
  [`void onlyCalls.calls.«list()`, 'lib/api/operations.generated.ts: list: "GET qc",'],
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((verb): [string, string] => [
    `void client.«${verb}`,
    `lib/api/verbs.ts: readonly ${verb}: Verb<`,
  ]),
  [
    `void «createWebCall({ token: 't', body: {} })`,
    'lib/api/create-web-call.ts: export async function createWebCall(',
  ],
  [`void vapi.«start('a')`, 'lib/voice/vapi/vapi.ts: async start('],
  [`void vapi.«controls`, 'lib/voice/vapi/vapi.ts: readonly controls: '],
  [`void vapi.controls.«setUserName('Ada')`, 'lib/voice/controls/controls.ts: setUserName('],
  [`useVoiceCall({}).«toggleMute()`, 'lib/voice/client/types.ts: toggleMute(): void'],
  [`useConversation({}).«retry()`, 'lib/voice/conversation/types.ts: retry(): void'],
  [`useConversation({}).voice.«setMuted(true)`, 'lib/voice/client/types.ts: setMuted(muted: boolean): void'],
]

const SOURCE = `import { calls, createClientFor, createManagementClient, createWebCall } from '@/lib/api'
import Vapi from '@/lib/voice'
import { useConversation, useVoiceCall } from '@/lib/voice/react'
const client = createManagementClient({ token: 't' })
const onlyCalls = createClientFor({ calls }, { token: 't' })
const vapi = new Vapi('key')
${USES.map(([use]) => use.replace('«', '')).join('\n')}
`
const FIRST_LINE = SOURCE.split('\n').length - USES.length - 1

/** What `lib/go-to-definition.ts`, a file with SOURCE, is for an editor. */
function createEditor(): (use: string, index: number) => string[] {
  const file = resolve('lib/go-to-definition.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    paths: { '@/*': [resolve('*')] },
  }
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '0',
    getScriptSnapshot: (name) => {
      const text = name === file ? SOURCE : ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
  })
  return (use, index) => {
    const source = service.getProgram()?.getSourceFile(file)
    const position = source?.getPositionOfLineAndCharacter(FIRST_LINE + index, use.indexOf('«')) ?? 0
    return (service.getDefinitionAtPosition(file, position) ?? []).map(({ fileName, textSpan }) => {
      const text = readFileSync(fileName, 'utf8')
      const from = text.lastIndexOf('\n', textSpan.start) + 1
      const line = text.slice(from, text.indexOf('\n', textSpan.start)).trim()
      return `${relative('', fileName).replaceAll('\\', '/')}: ${line}`
    })
  }
}

describe('an editor goes from a use to its definition in our sources', () => {
  let definitionsOf: ReturnType<typeof createEditor>
  beforeAll(() => void (definitionsOf = createEditor()))

  it.each(USES.map(([use, definition], index) => [use, definition, index] as const))(
    '%s is defined in %s',
    (use, definition, index) => {
      expect(definitionsOf(use, index)).toEqual([expect.stringContaining(definition)])
    },
  )
})

import { resolve } from 'node:path'
import ts from 'typescript'

/** Calls with a mistake; what the compiler should underline stands between « and ». */
const MISTAKES: [what: string, call: string][] = [
  [
    'a field that no assistant has, in a web call',
    `createWebCall({ token: 't', body: { assistant: { «nmae»: 'x' } } })`,
  ],
  [
    'a wrong type inside a web call',
    `createWebCall({ token: 't', body: { assistant: { voice: { provider: 'azure', «voiceId»: 5 } } } })`,
  ],
  [
    'a value that is not in a closed list',
    `createWebCall({ token: 't', body: { assistant: { «firstMessageMode»: 'wrong' } } })`,
  ],
  ['a misspelt field of a call', `client.calls.create({ «asistantId»: 'a' })`],
  [
    'a misspelt field inside a call',
    `client.calls.create({ assistantId: 'a', customer: { «numbr»: '+4930123456' } })`,
  ],
  [
    'a misspelt field of one member of a union',
    `client.calls.create({ assistant: { model: { provider: 'openai', «modl»: 'gpt-4o' } } })`,
  ],
  [
    'an unknown member of a union that is sent',
    `client.calls.create({ assistant: { voice: { «provider»: 'azur', voiceId: 'x' } } })`,
  ],
  ['a misspelt field of a chat, which has three overloads', `client.chats.create({ «inputt»: 'hello' })`],
  [
    'a misspelt field inside a streamed chat',
    `client.chats.create({ input: 'hello', stream: true, assistant: { «nmae»: 'x' } })`,
  ],
  [
    'an assistant by its definition',
    `vapi.start({ firstMessage: 'Hi', model: { provider: 'openai', model: 'gpt-4o', «temprature»: 1 } })`,
  ],
  ['a wrong type in an assistant by its definition', `vapi.start({ «firstMessage»: 5 })`],
  ['an assistant among the options of a start', `vapi.start({ assistant: { «nmae»: 'x' } })`],
  ['a wrong type among the options of a start', `vapi.start({ «assistantId»: 5 })`],
  ['a misspelt option of a start', `vapi.start({ assistantId: 'a', «mutedd»: true })`],
  [
    'overrides among the options of a start',
    `vapi.start({ assistantId: 'a', assistantOverrides: { «firstMesage»: 'Hi' } })`,
  ],
  ['overrides as the second argument of a start', `vapi.start('a', { «firstMesage»: 'Hi' })`],
]

const SOURCE = `import { createManagementClient, createWebCall } from '@/lib/api'
import Vapi from '@/lib/voice'
const client = createManagementClient({ token: 't' })
const vapi = new Vapi('key')
${MISTAKES.map(([, call]) => `void ${call.replace(/[«»]/g, '')}\n`).join('')}`
const FIRST_LINE = SOURCE.split('\n').length - MISTAKES.length - 1

describe('a compiler error is at the wrong field', () => {
  const underlined = new Map<number, string[]>()
  let faultsOfTypes: unknown[]

  beforeAll(() => {
    const file = resolve('lib/error-places.ts')
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      types: [],
      paths: { '@/*': [resolve('*')] },
    }
    const host = ts.createCompilerHost(options)
    const { readFile, fileExists } = host
    host.readFile = (name) => (name === file ? SOURCE : readFile.call(host, name))
    host.fileExists = (name) => name === file || fileExists.call(host, name)
    const program = ts.createProgram([file], options, host)
    const source = program.getSourceFile(file)
    for (const { start = 0, length = 0 } of program.getSemanticDiagnostics(source)) {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) - FIRST_LINE
      underlined.set(line, [...(underlined.get(line) ?? []), SOURCE.slice(start, start + length)])
    }
    const types = program.getSourceFile(resolve('lib/api/schema.generated.d.ts'))
    faultsOfTypes = types ? [...program.getSemanticDiagnostics(types)] : ['not there']
  })

  it.each(MISTAKES.map(([what, call], i) => [what, call, i] as const))('%s', (_, call, i) => {
    expect(underlined.get(i)).toEqual([call.replace(/^.*«(.*)».*$/, '$1')])
  })

  it('the generated types, which projects do not check themselves, have no errors', () => {
    expect(faultsOfTypes).toEqual([])
  })
})

import { resolve } from 'node:path'
import ts from 'typescript'

/** Calls with a mistake; what the compiler should underline stands between « and ». */
const MISTAKES = [
  `createWebCall({ token: 't', body: { assistant: { «nmae»: 'x' } } })`,
  `createWebCall({ token: 't', body: { assistant: { voice: { provider: 'azure', «voiceId»: 5 } } } })`,
  `createWebCall({ token: 't', body: { assistant: { «firstMessageMode»: 'wrong' } } })`,
  `client.calls.create({ «asistantId»: 'a' })`,
  `client.calls.create({ assistantId: 'a', customer: { «numbr»: '+4930123456' } })`,
  `client.calls.create({ assistant: { model: { provider: 'openai', «modl»: 'gpt-4o' } } })`,
  `client.calls.create({ assistant: { voice: { «provider»: 'azur', voiceId: 'x' } } })`,
  `client.chats.create({ «inputt»: 'hello' })`,
  `client.chats.create({ input: 'hello', stream: true, assistant: { «nmae»: 'x' } })`,
  `vapi.start({ firstMessage: 'Hi', model: { provider: 'openai', model: 'gpt-4o', «temprature»: 1 } })`,
  `vapi.start({ «firstMessage»: 5 })`,
  `vapi.start({ assistant: { «nmae»: 'x' } })`,
  `vapi.start({ «assistantId»: 5 })`,
  `vapi.start({ assistantId: 'a', «mutedd»: true })`,
  `vapi.start({ assistantId: 'a', assistantOverrides: { «firstMesage»: 'Hi' } })`,
  `vapi.start('a', { «firstMesage»: 'Hi' })`,
]

const SOURCE = `import { createManagementClient, createWebCall } from '@/lib/api'
import Vapi from '@/lib/voice'
const client = createManagementClient({ token: 't' })
const vapi = new Vapi('key')
${MISTAKES.map((call) => `void ${call.replace(/[«»]/g, '')}\n`).join('')}`
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

  it.each(MISTAKES)('in %s', (call) => {
    expect(underlined.get(MISTAKES.indexOf(call))).toEqual([call.replace(/^.*«(.*)».*$/, '$1')])
  })

  it('the generated types, which projects do not check themselves, have no errors', () => {
    expect(faultsOfTypes).toEqual([])
  })
})

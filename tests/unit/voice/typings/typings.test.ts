import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const APPS = path.join(__dirname, 'apps')
const SDK = "'voice-sdk'"
const LIBRARIES = { 'the official SDK': "'@vapi-ai/web'", 'this library': "'@/lib/voice'" }

const apps = readdirSync(APPS).map((name) => ({
  name: name.replace(/\.ts\.txt$/, ''),
  text: readFileSync(path.join(APPS, name), 'utf8'),
}))

/** Every app with the import of every library, compiled in one program, strictly. */
function compileAll(): Map<string, string[]> {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd())
  const files = new Map(
    apps.flatMap(({ name, text }) =>
      Object.entries(LIBRARIES).map(([library, module], index) => [
        path.resolve('tests/unit/voice/typings', `${name}-${index}.ts`),
        { key: `${name} with ${library}`, text: text.replace(SDK, module) },
      ]),
    ) as [string, { key: string; text: string }][],
  )
  const own = { ...options, incremental: false, noEmit: true, exactOptionalPropertyTypes: false }
  const host = ts.createCompilerHost(own)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (file) => files.has(path.resolve(file)) || fileExists(file)
  host.readFile = (file) => files.get(path.resolve(file))?.text ?? readFile(file)
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const app = files.get(path.resolve(file))
    return app
      ? ts.createSourceFile(file, app.text, languageVersion)
      : getSourceFile.call(host, file, languageVersion, ...rest)
  }
  const program = ts.createProgram([...files.keys()], own, host)
  return new Map(
    [...files].map(([file, { key }]) => {
      const source = program.getSourceFile(file)
      return [key, source ? program.getSemanticDiagnostics(source).map(textOf) : ['not compiled']]
    }),
  )
}

const textOf = ({ file, start = 0, messageText }: ts.Diagnostic) =>
  `${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`

describe('An app that compiles with the official typings compiles with ours', () => {
  let found: Map<string, string[]>
  beforeAll(() => {
    found = compileAll()
  })

  it.each(apps.flatMap(({ name }) => Object.keys(LIBRARIES).map((library) => [name, library] as const)))(
    '%s, with %s',
    (name, library) => expect(found.get(`${name} with ${library}`)).toEqual([]),
  )
})

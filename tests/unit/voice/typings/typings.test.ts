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

/** The rows of the table of types in docs/differences.md: what compiles there only, and what is written here. */
const rows = [
  ...readFileSync('docs/differences.md', 'utf8')
    .split('\n## Types\n')[1]!
    .matchAll(/^\| `(.*?)`[^|]*\| `(.*?)`[^|]*\|$/gm),
].map(([, there = '', here = ''], index) => ({ index, there, here }))
const ROW_FILES = rows.flatMap(({ index, there, here }) => [
  [`row ${index} there, officially`, "'@vapi-ai/web'", there],
  [`row ${index} there, with ours`, "'@/lib/voice'", there],
  [`row ${index} here`, "'@/lib/voice'", here],
])

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
  for (const [key = '', module, code] of ROW_FILES)
    files.set(path.resolve('tests/unit/voice/typings', `${key.replaceAll(/\W+/g, '-')}.ts`), {
      key,
      text: `import Vapi from ${module}\nexport const vapi = new Vapi('key')\n${code}`,
    })
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

let found: Map<string, string[]>
beforeAll(() => {
  found = compileAll()
})

describe('Where the types differ, as docs/differences.md lists it', () => {
  it('has rows to check', () => expect(rows.length).toBeGreaterThan(8))

  it.each(rows)('$there compiles there only', ({ index }) => {
    expect(found.get(`row ${index} there, officially`)).toEqual([])
    expect(found.get(`row ${index} there, with ours`)).not.toEqual([])
  })

  it.each(rows)('$here compiles here', ({ index }) => expect(found.get(`row ${index} here`)).toEqual([]))
})

it.each(apps.flatMap(({ name }) => Object.keys(LIBRARIES).map((library) => [name, library] as const)))(
  'An app that compiles with the official typings compiles with ours %s, with %s',
  (name, library) => expect(found.get(`${name} with ${library}`)).toEqual([]),
)

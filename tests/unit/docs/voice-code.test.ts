import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The blocks of code of docs/voice.md, as files of a project that has installed the package. */
const blocks = [...readFileSync('docs/voice.md', 'utf8').matchAll(/```(tsx?)\n(.*?)```/gs)].map(
  ([, extension = '', text = ''], index) => ({
    file: path.resolve(`tests/unit/docs/voice-block-${index}.${extension}`),
    text,
  }),
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
      'callwright/voice': ['./lib/voice/index.ts'],
      'callwright/voice/*': ['./lib/voice/*/index.ts'],
    },
    pathsBasePath: process.cwd(),
  }
  const host = ts.createCompilerHost(own)
  const textOf = (file: string) => blocks.find((block) => block.file === path.resolve(file))?.text
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file)
  host.readFile = (file) => textOf(file) ?? readFile(file)
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = textOf(file)
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

it('Every block of code in docs/voice.md compiles, strictly', () => {
  expect(blocks.length).toBeGreaterThan(5)
  expect(compile()).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The options of a project's type check, without its packages of global types. */
export function compilerOptions(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
    readFileSync(file, 'utf8'),
  ) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder)
  return { ...options, incremental: false, noEmit: true, types: [] }
}

const own: ts.CompilerOptions = { ...compilerOptions(process.cwd()), types: ['node'] }

/** The modules of a folder of the project, relative to it. */
export const modulesIn = (folder: string, ending = '.ts'): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))

/** Files that are not changed are read once: most are the libraries' typings. */
const unchanged = new Map<string, ts.SourceFile | undefined>()

/** What the build's type check says of some modules with the text of others changed, as `file: message`. */
export function typeErrors(
  modules: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
  options = own,
): string[] {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const texts = new Map([...changed].map(([file, text]) => [path.resolve(file), text]))
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(path.resolve(file))
    if (text !== undefined) return ts.createSourceFile(file, text, version)
    if (!unchanged.has(file)) unchanged.set(file, getSourceFile.call(host, file, version, ...rest))
    return unchanged.get(file)
  }
  const program = ts.createProgram(modules, options, host)
  return ts.getPreEmitDiagnostics(program).map(
    ({ file, messageText }) =>
      `${path
        .relative('', file?.fileName ?? '')
        .split(path.sep)
        .join('/')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
}

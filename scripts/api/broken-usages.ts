import { relative, resolve, sep } from 'node:path'
import ts from 'typescript'

/** A place in our code that no longer compiles. Line and column count from 1. */
export interface BrokenUsage {
  file: string
  line: number
  column: number
  message: string
}

/**
 * Type-checks the project with other text for some of its files, without writing them. Returns the errors that this text
 * causes. It checks only files that import one of these files, directly or not. It checks a file with errors once more
 * with the text on the disk, and leaves out errors that are also in that text.
 */
export function brokenUsages(overlay: ReadonlyMap<string, string>, root = '.'): BrokenUsage[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    resolve(root, 'tsconfig.json'),
    { noEmit: true, incremental: false, composite: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (!config) return []
  const texts = new Map([...overlay].map(([file, text]) => [resolve(root, file), text]))
  const users = importersOf(new Set(texts.keys()), config)
  // Names that are declared globally are part of every program.
  const globals = config.fileNames.filter((file) => file.endsWith('.d.ts'))
  const check = (files: string[], texts: ReadonlyMap<string, string>) =>
    errorsIn(files, globals, config.options, texts).flatMap((it) => placeOf(it, root))
  const after = check(users, texts)
  const suspects = users.filter((user) => after.some(({ file }) => resolve(root, file) === resolve(user)))
  const before = new Set(check(suspects, new Map()).map(keyOf))
  return after.filter((use) => !before.has(keyOf(use)))
}

const keyOf = ({ file, line, message }: BrokenUsage) => `${file}:${line} ${message}`

/** The project's files that import one of `targets`, directly or through others. */
function importersOf(targets: ReadonlySet<string>, { fileNames, options }: ts.ParsedCommandLine): string[] {
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options)
  const importers = new Map<string, string[]>()
  for (const file of fileNames) {
    const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true)
    for (const { fileName } of importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache)
      if (!resolvedModule || resolvedModule.isExternalLibraryImport) continue
      const name = resolve(resolvedModule.resolvedFileName)
      importers.set(name, [...(importers.get(name) ?? []), file])
    }
  }
  const found = new Set<string>()
  const open = [...targets]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (found.has(importer)) continue
      found.add(importer)
      open.push(resolve(importer))
    }
  }
  return [...found].filter((file) => !file.includes('.generated.'))
}

function errorsIn(
  files: string[],
  globals: string[],
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
): ts.Diagnostic[] {
  if (files.length === 0) return []
  const host = ts.createCompilerHost(options)
  const readFile = host.readFile.bind(host)
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file)
  const program = ts.createProgram([...globals, ...files], options, host)
  return files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
}

function placeOf({ file, start = 0, messageText }: ts.Diagnostic, root: string): BrokenUsage[] {
  if (!file) return []
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')
  const name = relative(root, file.fileName).split(sep).join('/')
  return [{ file: name, line: line + 1, column: character + 1, message: message.slice(0, 160) }]
}

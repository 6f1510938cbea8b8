import { resolve } from 'node:path'
import ts from 'typescript'

/** A place in our code that no longer compiles. Line and column count from 1. */
export interface BrokenUse {
  file: string
  line: number
  column: number
  message: string
}

/**
 * Type-checks the project with other text for some of its files, without writing them, and returns the
 * errors that were not there before. Generated files themselves are not looked at.
 */
export function brokenUses(overlay: ReadonlyMap<string, string>, root = '.'): BrokenUse[] {
  const texts = new Map([...overlay].map(([file, text]) => [resolve(root, file), text]))
  const after = check(root, texts)
  if (after.length === 0) return []
  const before = new Set(check(root, new Map()).map(keyOf))
  return after.filter((use) => !before.has(keyOf(use)))
}

const keyOf = ({ file, line, message }: BrokenUse) => `${file}:${line} ${message}`

function check(root: string, texts: ReadonlyMap<string, string>): BrokenUse[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    resolve(root, 'tsconfig.json'),
    { noEmit: true, incremental: false, composite: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (!config) return []
  const host = ts.createCompilerHost(config.options)
  const readFile = host.readFile.bind(host)
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file)
  const program = ts.createProgram(config.fileNames, config.options, host)
  return program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/') && !fileName.includes('.generated.'))
    .flatMap((source) => program.getSemanticDiagnostics(source))
    .flatMap((diagnostic) => placeOf(diagnostic, root))
}

function placeOf({ file, start = 0, messageText }: ts.Diagnostic, root: string): BrokenUse[] {
  if (!file) return []
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')
  const name = file.fileName.replace(`${resolve(root)}/`, '')
  return [{ file: name, line: line + 1, column: character + 1, message: message.slice(0, 160) }]
}

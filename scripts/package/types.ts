import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { ENTRIES, PACKAGE_FOLDER } from './entries'

/** Type declarations of the package, beside its modules; returns the path of each export's. */
export function buildTypes(): Record<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false, rootDir: '.' },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  if (!config) throw new Error('tsconfig.json cannot be read.')
  const outDir = join(PACKAGE_FOLDER, 'types')
  const program = ts.createProgram(Object.values(ENTRIES), { ...config.options, outDir })
  const { diagnostics } = program.emit(undefined, (file, text) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, withFileNames(text, file))
  })
  const [problem] = [...diagnostics, ...program.getOptionsDiagnostics()]
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, file]) => [name, `./types/${file.replace(/\.ts$/, '.d.ts')}`]),
  )
}

/** Node's resolution wants whole file names in the imports of an ES module's declarations. */
function withFileNames(text: string, file: string): string {
  const source = resolve(relative(join(PACKAGE_FOLDER, 'types'), file), '..')
  return text.replace(
    /(from |import\()(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g,
    (_, before: string, quote: string, path: string) => {
      const isFile = ['.ts', '.tsx', '.generated.ts'].some((suffix) =>
        existsSync(resolve(source, path + suffix)),
      )
      return `${before}${quote}${path}${isFile ? '' : '/index'}.js${quote}`
    },
  )
}

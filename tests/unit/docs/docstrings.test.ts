import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The modules behind the package's entries. */
const ENTRIES = [
  'lib/voice/index.ts',
  'lib/voice/react/index.ts',
  'lib/voice/testing/index.ts',
  'lib/api/index.ts',
  'lib/api/testing/index.ts',
  'lib/api/webhooks/index.ts',
]

const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as {
  config: { compilerOptions: object }
}
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd())
const program = ts.createProgram(ENTRIES, options)
const checker = program.getTypeChecker()

const isOurs = (declaration: ts.Declaration): boolean =>
  !/node_modules|\.generated\./.test(declaration.getSourceFile().fileName)

/** Has a sentence, or tags that say what it takes, gives or throws. */
const isDocumented = (symbol: ts.Symbol): boolean =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== '' ||
  symbol.getJsDocTags(checker).length > 0

/** Its name and its literal type say it all: `type: 'say'`. */
const isDiscriminant = (member: ts.Symbol): boolean =>
  ['type', 'name', 'code'].includes(member.name) && !!(member.flags & ts.SymbolFlags.Property)

const MEMBER = ts.SymbolFlags.Method | ts.SymbolFlags.Property | ts.SymbolFlags.Accessor

/** What an entry exports: the symbols themselves, and the methods and properties of its classes and interfaces. */
function publicSymbols(entry: string): [name: string, symbol: ts.Symbol][] {
  const source = program.getSourceFile(entry)
  const exports = source && checker.getSymbolAtLocation(source)
  if (!exports) throw new Error(`${entry} exports nothing.`)
  return checker.getExportsOfModule(exports).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    if (!symbol.declarations?.every(isOurs)) return []
    const members = [...(symbol.members?.values() ?? [])].filter(
      (member) => member.flags & MEMBER && !isDiscriminant(member) && member.declarations?.every(isPublic),
    )
    return [
      [exported.name, symbol] as [string, ts.Symbol],
      ...members.map((member): [string, ts.Symbol] => [`${exported.name}.${member.name}`, member]),
    ]
  })
}

const isPublic = (declaration: ts.Declaration): boolean => {
  const name = ts.getNameOfDeclaration(declaration)
  const isHidden =
    ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)
  return !isHidden && !(name && ts.isPrivateIdentifier(name))
}

it.each(ENTRIES)('every export of %s has a docstring', (entry) => {
  const symbols = publicSymbols(entry)
  expect(symbols.length).toBeGreaterThan(2)
  expect(symbols.filter(([, symbol]) => !isDocumented(symbol)).map(([name]) => name)).toEqual([])
})

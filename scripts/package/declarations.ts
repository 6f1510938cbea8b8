import ts from 'typescript'

/** The public API of declaration files: its types as text, by name (`voice.Vapi.start`). */
type Declarations = ReadonlyMap<string, string>

/** Whether a type is generated from the specification, which is compared separately. */
const isOfSpecification = ({ name, declarations = [] }: ts.Symbol) =>
  ['components', 'operations', 'paths'].includes(name) ||
  declarations.some((node) => ts.isTypeAliasDeclaration(node) && /\bschemas\b/i.test(node.getText()))

/** How code names a member: `.start`, and `[Symbol.asyncIterator]`, which the compiler calls by a number of its own. */
const accessTo = ({ name }: ts.Symbol) =>
  name.replace(/^__@(\w+)@\d+$/, '[Symbol.$1]').replace(/^(?!\[)/, '.')

/** Reads what the entries of a package declare: each export, and each member of an exported class or interface. */
export function readDeclarations(entries: Readonly<Record<string, string>>): Declarations {
  const program = ts.createProgram(Object.values(entries), {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  })
  const checker = program.getTypeChecker()
  /** A type that is too long to read, such as that of an answer of the API, as it is declared: with the names of its parts. */
  const textOf = (type: ts.Type, { declarations = [] }: ts.Symbol) => {
    const { InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags
    const text = checker.typeToString(type, undefined, InTypeAlias | UseSingleQuotesForStringLiteralType)
    return text.includes('...') ? declarations.map((node) => node.getText()).join('; ') : text
  }
  const found = new Map<string, string>()
  for (const [entry, file] of Object.entries(entries)) {
    const source = program.getSourceFile(file)
    const declared = source && checker.getSymbolAtLocation(source)
    for (const exported of declared ? checker.getExportsOfModule(declared) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      if (isOfSpecification(symbol)) continue
      const name = `${entry}.${exported.name}`
      const isType = (symbol.flags & ts.SymbolFlags.Type) !== 0
      const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol)
      const hasMembers = (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0
      found.set(
        name,
        hasMembers ? (symbol.flags & ts.SymbolFlags.Class ? 'class' : 'interface') : textOf(type, symbol),
      )
      if (!hasMembers) continue
      for (const member of type.getProperties()) {
        const flags = ts.getCombinedModifierFlags(member.valueDeclaration ?? member.declarations![0]!)
        if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) continue
        const optional = member.flags & ts.SymbolFlags.Optional ? 'optional ' : ''
        found.set(name + accessTo(member), optional + textOf(checker.getTypeOfSymbol(member), member))
      }
    }
  }
  return found
}

interface DeclarationChanges {
  added: string[]
  removed: string[]
  /** Those whose type has another text. They may still accept what they accepted before, so a reviewer decides. */
  changed: { name: string; before: string; after: string }[]
}

export function compareDeclarations(before: Declarations, after: Declarations): DeclarationChanges {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...before].flatMap(([name, was]) => {
      const is = after.get(name)
      return is === undefined || is === was ? [] : [{ name, before: was, after: is }]
    }),
  }
}

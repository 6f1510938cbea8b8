/** Words that cannot be the name of a constant or of a type, or that the generated modules use themselves. */
const RESERVED = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum
  export extends false finally for from function if implements import in instanceof interface let never new null
  number object package private protected public return static string super switch symbol this throw true try type
  typeof undefined unknown var void while with yield eval arguments components operations paths Schemas
  Unrecognized`.split(/\s+/),
)
export const isReserved = (word: string): boolean => RESERVED.has(word)

/**
 * The names of schemas that are no names of types, with what they are called instead: `Widget-V2` is `WidgetV2`,
 * or `Widget_V2` where there is a `WidgetV2` too.
 */
export function typeNames(names: string[]): Map<string, string> {
  const isLegal = (name: string) => /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && !isReserved(name)
  const taken = new Set(names.filter(isLegal))
  const renamed = new Map<string, string>()
  for (const name of names.filter((it) => !isLegal(it))) {
    const words = name.split(/[^\p{ID_Continue}$]+/u).filter(Boolean)
    const joined = words.map((word, i) => (i === 0 ? word : capital(word))).join('')
    const candidates = [joined, words.join('_')].map((it) =>
      isReserved(it) ? `${it}Schema` : isLegal(it) ? it : `_${it}`,
    )
    let free = candidates.find((it) => !taken.has(it))
    for (let i = 2; free === undefined; i++) {
      const numbered = `${candidates[0]}${i}`
      if (!taken.has(numbered)) free = numbered
    }
    taken.add(free)
    renamed.set(name, free)
  }
  return renamed
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

import { nodesOf, sourceFiles, textOf } from '../launch-check/source'
import type { FontRole } from '../fonts/subsets'

/** What a face must have to look like itself. Marks such as arrows may come from another font. */
const LETTER_FIGURE_OR_CURRENCY = /[\p{L}\p{N}\p{Sc}]/u

/** The letters, figures and currency signs that the content writes, each with the first file that does. */
export function writtenCharacters(root: string): Map<string, string> {
  const written = new Map<string, string>()
  for (const { file, tree } of sourceFiles(root, ['content']))
    for (const node of nodesOf(tree))
      for (const character of textOf(node) ?? '')
        if (LETTER_FIGURE_OR_CURRENCY.test(character) && !written.has(character)) written.set(character, file)
  return written
}

/** A sentence for each face that lacks some of them. */
export const lackingFaces = (
  faces: readonly { role: FontRole; characters: string }[],
  written: ReadonlyMap<string, string>,
): string[] =>
  faces.flatMap(({ role, characters: known }) => {
    const lacking = [...written].filter(([character]) => !known.includes(character))
    if (lacking.length === 0) return []
    const characters = lacking.map(([character, file]) => `“${character}” (${file})`).join(', ')
    return [
      `The face for ${role} lacks ${characters}. Browsers draw that in another font: choose a face that has it, or write it differently.`,
    ]
  })

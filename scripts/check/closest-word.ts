/** Edits that turn one word into another: letters added, removed or replaced (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const removed = (previous[column] ?? 0) + 1
      const added = (current[column - 1] ?? 0) + 1
      current.push(Math.min(replaced, removed, added))
    }
    previous = current
  }
  return previous[to.length] ?? 0
}

/** The word that was probably meant: the most similar one, if at most a third of its letters are wrong. */
export function closestWord(typed: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, distance: editDistance(typed.toLowerCase(), word) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.distance - b.distance)
  return best?.word
}

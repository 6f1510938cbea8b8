/**
 * The recorded lines that make up a text, in their order, as an answer may consist of several. `otherwise` replaces each
 * stretch that has no recording, such as a sum.
 */
export function recordedParts(text: string, recorded: readonly string[], otherwise: string): string[] {
  const longestFirst = [...recorded].sort((one, other) => other.length - one.length)
  const parts: string[] = []
  for (let rest = text.trim(); rest !== '';) {
    const line = longestFirst.find((each) => rest.startsWith(each))
    if (line === undefined && parts.at(-1) !== otherwise) parts.push(otherwise)
    if (line !== undefined) parts.push(line)
    rest = line === undefined ? afterSentence(rest) : rest.slice(line.length).trimStart()
  }
  return parts
}

/** A sentence ends before a blank: “$52.50” goes on. */
const afterSentence = (text: string) => /[.!?:]["”]?\s+(.*)$/s.exec(text)?.[1] ?? ''

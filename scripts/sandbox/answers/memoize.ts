const MOST_TEXTS = 500

/** A function of a text that keeps its latest results: several rules read the same message, and parts of it. */
export function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = read(text)
    if (results.size >= MOST_TEXTS) results.clear()
    results.set(text, result)
    return result
  }
}

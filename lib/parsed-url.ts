/**
 * The address, or undefined when the text is none. A relative one needs a base. `URL.canParse` is newer than the oldest browsers that are
 * supported (Chrome 111, Safari 16.4).
 */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/**
 * The address, or undefined when the text is no absolute address. `URL.canParse` is newer than the oldest browsers that
 * are supported (Chrome 111, Safari 16.4).
 */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/*
 * Font files that are not preloaded are for text that may first be painted in its fallback, which has the
 * same metrics. Left in the style sheet they start as soon as the page is laid out, and share a slow line
 * with the document and the headline's font.
 */

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g
const FACE = /@font-face\s*\{[^}]*\}/g
const FILE = /url\(["']?([^"')]+)/

/** The page without the font faces that are not preloaded, and those faces. */
export function takeLateFonts(html: string): { html: string; faces: string } {
  const late: string[] = []
  const isLate = (face: string) => {
    const file = FILE.exec(face)?.[1]
    return file !== undefined && !html.includes(`<link rel="preload" href="${file}"`)
  }
  const without = html.replace(STYLE, (style) =>
    style.replace(FACE, (face) => {
      if (!isLate(face)) return face
      late.push(face)
      return ''
    }),
  )
  return { html: without, faces: late.join('') }
}

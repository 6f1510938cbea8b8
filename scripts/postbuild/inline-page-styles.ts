import { readFileSync } from 'node:fs'
import path from 'node:path'

/*
 * The framework inlines the style sheet of all pages and links those of one page, which are a few hundred bytes each. A
 * phone would ask for them after the document has arrived, and draw nothing before they have: 150 ms on a slow line.
 */

const LINK = /<link href="[^"]*\/(_next\/static\/[^"]+\.css)"[^>]*data-precedence="dynamic"[^>]*\/>/g
/** An address that is relative to the style sheet, and means something else in a page. */
const RELATIVE_ADDRESS = /url\(\s*["']?(?!\/|#|data:|https?:)/

/**
 * The page with its own style sheets in it. Their links stay, disabled, so that they are not fetched: the framework's
 * loader looks for them, and would otherwise load each once more. A page that was changed before is returned unchanged.
 *
 * @throws Error when a style sheet is missing, or has an address that would break in the page
 */
export function withInlinePageStyles(html: string, out: string): string {
  return html.replace(LINK, (link, file: string) => {
    if (link.includes(' disabled')) return link
    const css = readFileSync(path.join(out, file), 'utf8')
    if (RELATIVE_ADDRESS.test(css))
      throw new Error(
        `${file} has a relative address, which scripts/postbuild/inline-page-styles.ts cannot put into a page. Begin it with a slash.`,
      )
    return `<style>${css}</style>${link.replace(/\/>$/, ' disabled=""/>')}`
  })
}

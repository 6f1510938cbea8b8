import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder, pageFiles } from './files'

const SCRIPTS = /<script\b.*?<\/script>/gs
const LINKS_TO_PLACES = /<a\b[^>]*?\shref="([^"#]*)#([^"]+)"[^>]*>(.*?)<\/a>/gs
/** The files in which links are written. The folder that owners most likely know comes first. */
const SOURCES = ['content', 'components']

/**
 * Stops the build where a link leads to a place that no page has, such as a section that the owner has deleted.
 *
 * @param root the folder of the project
 * @throws Error that names each of these links, the page it is on, the file to change and what to do
 */
export function stopAtDeadLinks(out: string, basePath: string, root: string): void {
  const pages = new Map(
    pageFiles(out).map((file) => [
      `${basePath}/${path.relative(out, file).split(path.sep).join('/')}`.replace(/index\.html$/, ''),
      readFileSync(file, 'utf8').replace(SCRIPTS, ''),
    ]),
  )
  const dead = new Set<string>()
  for (const [page, html] of pages)
    for (const [, target, id = '', content = ''] of html.matchAll(LINKS_TO_PLACES)) {
      const place = pages.get(target || page)
      if (!place || place.includes(`id="${id}"`)) continue
      const label = textOf(content)
      dead.add(
        `On ${page}, “${label}” leads to ${target || page}#${id}, and that page has no section “${id}”. ` +
          `Delete this link in ${filesThatWrite(label, root) || filesThatWrite(id, root) || 'content/'}, or give the page the section back.`,
      )
    }
  if (dead.size > 0) throw new Error([...dead].join('\n'))
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/&#x27;|&#39;/g, "'")
    .trim()

/** The files that have a text as one of their strings. */
function filesThatWrite(text: string, root: string): string {
  const strings = [`'${text}'`, `"${text}"`]
  return SOURCES.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesUnder(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => {
      const source = readFileSync(path.join(root, name), 'utf8')
      return strings.some((string) => source.includes(string))
    })
    .join(' or ')
}

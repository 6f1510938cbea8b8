import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder, pageFiles } from './files'

const SCRIPTS = /<script\b.*?<\/script>/gs
const LINKS_TO_PLACES = /\shref="([^"#]*)#([^"]+)"/g
/** The files in which the targets of links are written. The file that owners most likely know comes first. */
const SOURCES = ['content', 'components']

/**
 * Stops the build where a link leads to a place that no page has, such as a section that the owner has deleted.
 *
 * @param root the folder of the project
 * @throws Error that names each of these links, the file to change and what to do
 */
export function stopAtDeadLinks(out: string, basePath: string, root: string): void {
  const pages = new Map(
    pageFiles(out).map((file) => [
      `${basePath}/${path.relative(out, file).split(path.sep).join('/')}`.replace(/index\.html$/, ''),
      readFileSync(file, 'utf8').replace(SCRIPTS, ''),
    ]),
  )
  const dead = new Map<string, string>()
  for (const [page, html] of pages)
    for (const [, target, id = ''] of html.matchAll(LINKS_TO_PLACES)) {
      const place = pages.get(target || page)
      if (place && !place.includes(`id="${id}"`)) dead.set(`${target || page}#${id}`, id)
    }
  if (dead.size > 0)
    throw new Error(
      [...dead]
        .map(
          ([link, id]) =>
            `${filesThatName(id, root)}: a link leads to ${link}, and that page has no section “${id}”. Delete the link, or give the page the section back.`,
        )
        .join('\n'),
    )
}

function filesThatName(id: string, root: string): string {
  const named = SOURCES.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesUnder(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => new RegExp(`['"]${id}['"]`).test(readFileSync(path.join(root, name), 'utf8')))
  return named.join(' or ') || 'content/'
}

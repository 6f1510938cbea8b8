import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The guides of the package, in its folder `docs/`. */
export const GUIDES = ['voice.md', 'differences.md', 'api.md', 'webhooks.md', 'package.md']

/** The text of a guide in which a link to a file that is not in the package is only its words. */
function withoutForeignLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    const [file = ''] = target.split('#')
    const isShipped = file === '' || /^[a-z]+:/.test(target) || GUIDES.includes(file)
    return isShipped ? link : words
  })
}

/** Copies the guides, and the page for coding agents as AGENTS.md, into the package. */
export async function copyGuides(packageFolder: string): Promise<void> {
  const folder = path.join(packageFolder, 'docs')
  await mkdir(folder, { recursive: true })
  for (const guide of GUIDES)
    await writeFile(
      path.join(folder, guide),
      withoutForeignLinks(await readFile(path.join('docs', guide), 'utf8')),
    )
  await copyFile('docs/agents.md', path.join(packageFolder, 'AGENTS.md'))
}

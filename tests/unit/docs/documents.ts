import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One of our own texts in Markdown. */
export interface Document {
  file: string
  text: string
}

/** Everything that a newcomer reads, in the order of the files' names. */
export const documents = (): Document[] =>
  [
    'README.md',
    'AGENTS.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'bench/README.md',
    'examples/README.md',
    'recordings/README.md',
    ...readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join('docs', name)),
  ].map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Targets of links and pictures that are files of ours. */
export const linkedFiles = ({ file, text }: Document): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => target !== '' && !/^(?:[a-z]+:|#|\/)/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target.split('#')[0] ?? ''))

const ROOTS =
  /^(?:\.github|app|bench|components|content|deploy|docs|lib|openapi|public|recordings|scripts|tests)\//

/** Files and folders of ours that are named in backticks. */
export const namedFiles = ({ text }: Document): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => ROOTS.test(name) && !/[*…{]|NAME/.test(name))

/** Commands, one a line of a shell block or in backticks, without comments and prompts. */
export function commands({ text }: Document): string[] {
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) => (block ?? '').split('\n'))
  const inline = [...text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|sh|sudo|apt-get) [^`]+)`/g)].map(
    ([, command]) => command ?? '',
  )
  return [...blocks, ...inline]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.split(' && '))
}

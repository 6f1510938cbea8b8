import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { PAGE_NAMES } from '@/content/pages'
import type { CheckResult, Finding } from './finding'
import { constantOf, lineOf, nodesOf, sourceFiles, textOf } from './source'

/** Hosts reserved for examples: a link to one leads nowhere, for ever. */
const EXAMPLE = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/
/** Identifiers that look like addresses and are never fetched. */
const NAMESPACES = /^https?:\/\/(www\.w3\.org|schema\.org|json-schema\.org)\//

/** Files that exist only after a build. */
const MADE_BY_BUILD =
  /^\/(?:apple-touch-icon\.png|favicon\.ico|icons\/[\w-]+\.png|share\/[\w-]+\.png|sitemap\.xml|manifest\.webmanifest)$/

/** A page of the site: `/pricing/`, also with a section. */
const PAGE_PATH = /^\/([\w-]+)\/(#[\w-]+)?$/

export interface Link {
  url: string
  /** What is there, if the address is only for programs. */
  name?: string
  /** Answers that say that it is not there; 404 and 410 unless it says something else. */
  goneStatuses?: readonly number[]
  file: string
  line: number
}

/** Every address written in the site's content and components, but for constants that are not shown. */
export function linksIn(root: string, unused: readonly string[] = []): Link[] {
  return sourceFiles(root, ['app', 'components', 'content']).flatMap((source) =>
    [...nodesOf(source.tree)].flatMap((node) => {
      const text = textOf(node)?.trim()
      const isAddress =
        text &&
        (/^(https?:)?\/\/\S+$/.test(text) ||
          /^\/[\w-]+(\/[\w.-]+)*\.\w{2,5}$/.test(text) ||
          PAGE_PATH.test(text))
      return isAddress && !text.includes('…') && !NAMESPACES.test(text) && !unused.includes(constantOf(node))
        ? [{ url: text, file: source.file, line: lineOf(source, node) }]
        : []
    }),
  )
}

/** Links to other hosts that can be tried. */
export const foreignLinks = (links: readonly Link[]): Link[] =>
  links.filter(({ url }) => /^https:/.test(url) && URL.canParse(url) && !EXAMPLE.test(new URL(url).hostname))

function faultOf(url: string, root: string): Pick<Finding, 'what' | 'todo'> | undefined {
  const pageName = PAGE_PATH.exec(url)?.[1]
  if (pageName !== undefined)
    return (PAGE_NAMES as readonly string[]).includes(pageName)
      ? undefined
      : { what: `Broken link: there is no page “${pageName}”.`, todo: 'Use a name of content/pages.ts.' }
  if (url.startsWith('/') && !url.startsWith('//')) {
    const file = path.join(root, 'public', url)
    return MADE_BY_BUILD.test(url) || (existsSync(file) && statSync(file).isFile())
      ? undefined
      : {
          what: `Broken link: ${url} is not there.`,
          todo: 'Put the file in public/, or correct the address.',
        }
  }
  if (!url.startsWith('https:'))
    return { what: `Insecure link: ${url}`, todo: 'Use https:, which browsers ask for and visitors expect.' }
  if (!URL.canParse(url)) return { what: `Broken link: ${url} is not an address.`, todo: 'Correct it.' }
  if (EXAMPLE.test(new URL(url).hostname))
    return {
      what: `Broken link: ${url} is an example address.`,
      todo: 'Put your own address here, or take the link away.',
    }
  return undefined
}

/** Broken and insecure links, as far as they can be found without the network. */
export function checkLinks(root: string, unused: readonly string[] = []): CheckResult {
  return {
    findings: linksIn(root, unused).flatMap(({ url, file, line }) => {
      const fault = faultOf(url, root)
      return fault ? [{ check: 'links', level: 'must' as const, file, line, ...fault }] : []
    }),
  }
}

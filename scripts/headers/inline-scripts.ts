import { createHash } from 'node:crypto'

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
const RUNS = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]

/** Code of the inline scripts that a browser would run; data blocks such as JSON-LD are not among them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {}
    const isInline = !/\ssrc=/i.test(attributes)
    return isInline && RUNS.test(attribute(attributes, 'type') ?? '') && code !== '' ? [code] : []
  })
}

/** A hash as the Content-Security-Policy writes it. */
export const scriptHash = (code: string): string =>
  `sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}`

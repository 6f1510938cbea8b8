/**
 * `npm run build:embed`, by people who put the widget on other sites: the files
 * for a static host, in dist/embed.
 */
import '../local/closed-output'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../package/integrity'
import { bundleEmbed, EMBED_HEADERS, ENTRY, weighEmbed } from './bundle'

const outdir = path.resolve('dist/embed')
const bundle = await bundleEmbed()
rmSync(outdir, { recursive: true, force: true })
mkdirSync(outdir, { recursive: true })
for (const file of [bundle.entry, ...bundle.rest]) writeFileSync(file.path, file.contents)
// For hosts that read such a file, as Cloudflare Pages and Netlify do.
const headers = Object.entries(EMBED_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`)
writeFileSync(path.join(outdir, '_headers'), `/*\n${headers.join('')}`)

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const tag =
  `<script type="module" src="https://YOUR-HOST/embed/${version}/${ENTRY}" ` +
  `integrity="${integrityOf(bundle.entry.contents)}" crossorigin="anonymous"></script>`
writeFileSync(path.join(outdir, 'script-tag.html'), `${tag}\n`)

const { beforeIntent, whole } = weighEmbed(bundle)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
console.log(`dist/embed/${ENTRY} and ${bundle.rest.length} more files, fetched on intent.`)
console.log(`Before intent ${kilobytes(beforeIntent)}, in all ${kilobytes(whole)} (min+gzip).`)
console.log(`For pages, with an integrity value (dist/embed/script-tag.html):\n${tag}`)

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleEmbed, ENTRY } from './bundle'
import { weighEmbed } from './weigh'

// `npm run build:embed`, by people who put the widget on other sites: the files to put on a static host, beside each other.
const outdir = path.resolve('dist/embed')
const bundle = await bundleEmbed()
rmSync(outdir, { recursive: true, force: true })
mkdirSync(outdir, { recursive: true })
for (const file of [bundle.entry, ...bundle.rest]) writeFileSync(file.path, file.contents)

const { beforeIntent, whole } = weighEmbed(bundle)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
console.log(`dist/embed/${ENTRY} and ${bundle.rest.length} more files, fetched on intent.`)
console.log(`Before intent ${kilobytes(beforeIntent)}, in all ${kilobytes(whole)} (min+gzip).`)

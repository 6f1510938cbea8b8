import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuildResult } from 'esbuild'
import { ENTRY } from './bundle'

/** Bytes of the embed, min+gzip. */
export interface EmbedWeight {
  /** The entry and what it imports at once. */
  beforeIntent: number
  /** Everything, once a call is made; without the media service's call machine. */
  whole: number
}

export function weighEmbed({ metafile, outputFiles = [] }: BuildResult<{ metafile: true }>): EmbedWeight {
  const outputs = Object.entries(metafile.outputs)
  const gzipped = (name: string) => {
    const file = outputFiles.find(({ path: full }) => path.basename(full) === path.basename(name))
    return file ? gzipSync(file.contents, { level: 9 }).length : 0
  }
  const first = new Set<string>()
  const take = (name: string) => {
    if (first.has(name)) return
    first.add(name)
    for (const { path: imported, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') take(imported)
  }
  for (const [name] of outputs) if (path.basename(name) === ENTRY) take(name)
  const sum = (names: Iterable<string>) => [...names].reduce((bytes, name) => bytes + gzipped(name), 0)
  return { beforeIntent: sum(first), whole: sum(outputs.map(([name]) => name)) }
}

import { gzipSync } from 'node:zlib'
import type { EmbedBundle } from './bundle'

/** Bytes of the embed, min+gzip. */
export interface EmbedWeight {
  /** The one script of the page. */
  beforeIntent: number
  /** Everything, once a call is made; without the media service's call machine. */
  whole: number
}

export function weighEmbed({ entry, rest }: EmbedBundle): EmbedWeight {
  const gzipped = ({ contents }: { contents: Uint8Array }) => gzipSync(contents, { level: 9 }).length
  const beforeIntent = gzipped(entry)
  return { beforeIntent, whole: rest.reduce((bytes, file) => bytes + gzipped(file), beforeIntent) }
}

import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from './files'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /\.(?:html|js|css|txt|xml|svg|json|webmanifest|wasm|splinecode)$/
/** WebAssembly is large and barely gains from the slowest setting, which would take half of the build's time. */
const QUALITY = { default: constants.BROTLI_MAX_QUALITY, '.wasm': 8 } as const
/** Smaller files arrive in one packet anyway, so compressing them saves nothing. */
const MIN_BYTES = 512

/** Writes `.br` and `.gz` files for every file that becomes smaller, for servers that send them unchanged. */
export async function precompress(
  folder: string,
): Promise<{ files: number; bytes: number; brotliBytes: number }> {
  const total = { files: 0, bytes: 0, brotliBytes: 0 }
  // The framework writes each page's data twice, under two names.
  const compressed: Record<string, ReturnType<typeof compress>> = {}
  for (const stale of filesUnder(folder).filter((name) => /\.(?:br|gz)$/.test(name)))
    rmSync(path.join(folder, stale))

  const writeCopies = async (name: string) => {
    const file = path.join(folder, name)
    const content = readFileSync(file)
    if (content.length < MIN_BYTES) return
    const hash = createHash('sha256').update(content).digest('hex')
    const quality = name.endsWith('.wasm') ? QUALITY['.wasm'] : QUALITY.default
    const [br, gz] = await (compressed[hash] ??= compress(content, quality))
    if (br.length < content.length) writeFileSync(`${file}.br`, br)
    if (gz.length < content.length) writeFileSync(`${file}.gz`, gz)
    total.files += 1
    total.bytes += content.length
    total.brotliBytes += br.length
  }
  // All at once, because Node itself limits how many files it compresses in parallel.
  await Promise.all(
    filesUnder(folder)
      .filter((name) => COMPRESSIBLE.test(name))
      .map(writeCopies),
  )
  return total
}

const compress = (content: Buffer, quality: number): Promise<[br: Buffer, gz: Buffer]> =>
  Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ])

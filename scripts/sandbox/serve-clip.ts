import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

export const CLIP_FOLDER = path.resolve('scripts/sandbox/clips')

/** Serves one recording of the assistant's lines; `pathname` is `/clips/NAME.mp3`. */
export async function serveClip(pathname: string, response: ServerResponse): Promise<void> {
  const name = pathname.slice('/clips/'.length)
  if (!/^[a-z0-9-]+\.mp3$/.test(name)) return void response.writeHead(404).end()
  const bytes = await readFile(path.join(CLIP_FOLDER, name)).catch(() => undefined)
  if (!bytes) return void response.writeHead(404).end()
  response
    .writeHead(200, {
      'content-type': 'audio/mpeg',
      'content-length': bytes.length,
      // The name carries a hash of what is said.
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .end(bytes)
}

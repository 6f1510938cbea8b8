import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../postbuild/files'
import type { CheckResult } from './finding'

/** Largest size of a file by kind, in bytes: what a phone on a poor line fetches in about a second. */
const LIMITS: readonly { kind: string; pattern: RegExp; bytes: number; todo: string }[] = [
  {
    kind: 'picture',
    pattern: /\.(?:png|jpe?g|webp|avif|gif)$/,
    bytes: 200_000,
    todo: 'Make it at most 1600 pixels wide and save it as WebP, for example at https://squoosh.app.',
  },
  { kind: 'drawing', pattern: /\.svg$/, bytes: 40_000, todo: 'Simplify its paths, or save it as a picture.' },
  {
    kind: 'recording',
    pattern: /\.(?:mp3|m4a|ogg|opus|wav)$/,
    bytes: 1_500_000,
    todo: 'Shorten it, or save it as mono MP3 at 64 kbit/s.',
  },
  { kind: 'film', pattern: /\.(?:mp4|webm)$/, bytes: 4_000_000, todo: 'Put it on a video host.' },
  {
    kind: 'font',
    pattern: /\.(?:woff2?|ttf|otf)$/,
    bytes: 40_000,
    todo: 'Name it in content/brand.ts and run npm run brand, which removes the characters that no page draws.',
  },
]

/** Files in `public/` that are larger than their kind should be. */
export function checkAssets(root: string): CheckResult {
  const folder = path.join(root, 'public')
  if (!existsSync(folder)) return { findings: [] }
  const findings = filesUnder(folder).flatMap((name) => {
    const limit = LIMITS.find(({ pattern }) => pattern.test(name))
    const { size } = statSync(path.join(folder, name))
    if (!limit || size <= limit.bytes) return []
    const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
    return [
      {
        check: 'assets',
        level: 'must' as const,
        file: `public/${name}`,
        what: `A ${limit.kind} of ${kilobytes(size)}; at most ${kilobytes(limit.bytes)} is fast.`,
        todo: limit.todo,
      },
    ]
  })
  return { findings }
}

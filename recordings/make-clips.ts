import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spokenLines } from '../scripts/sandbox/spoken-lines'
import { pronounced } from './pronunciation'
import { durationMs, encode, requireTools, speak, VOICES } from './voices'

/**
 * Run by `npm run recordings`, after a change of what is said: records every line that the sandbox's assistant can say.
 * Only lines without a recording are made; recordings that nobody says any more are removed.
 */
const FOLDER = path.resolve('scripts/sandbox/clips')
const MANIFEST = path.join(FOLDER, 'clips.json')

type Manifest = Record<string, { file: string; durationMs: number }>

const fileNameOf = (text: string) => {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  // A change of the voice or of a pronunciation makes another recording.
  const hash = createHash('sha256')
    .update(pronounced(text) + JSON.stringify(VOICES.agent))
    .digest('hex')
    .slice(0, 6)
  return `${words.slice(0, 5).join('-')}-${hash}.mp3`
}

const known: Manifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}
const manifest: Manifest = {}
mkdirSync(FOLDER, { recursive: true })
requireTools()
const work = mkdtempSync(path.join(tmpdir(), 'clips-'))
let made = 0
for (const text of [...spokenLines()].sort()) {
  const file = fileNameOf(text)
  const kept = known[text]
  if (kept?.file === file && existsSync(path.join(FOLDER, file))) {
    manifest[text] = kept
    continue
  }
  const wav = path.join(work, 'line.wav')
  speak(text, 'agent', wav)
  encode(wav, path.join(FOLDER, file))
  manifest[text] = { file, durationMs: durationMs(wav) }
  made++
}
rmSync(work, { recursive: true, force: true })
const used = new Set(Object.values(manifest).map((clip) => clip.file))
const stale = readdirSync(FOLDER).filter((name) => name.endsWith('.mp3') && !used.has(name))
for (const name of stale) rmSync(path.join(FOLDER, name))
// One recording a line, so that a change shows as the lines that changed.
const entries = Object.entries(manifest).map((entry) => entry.map((part) => JSON.stringify(part)).join(': '))
writeFileSync(MANIFEST, `{\n${entries.join(',\n')}\n}\n`)
console.log(`${used.size} recordings: ${made} made, ${stale.length} removed`)

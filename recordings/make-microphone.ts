import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireTools, speak } from './voices'

/**
 * Run by `npm run recordings`, after a change of its sentence: records what browser tests play as the caller's microphone.
 * Speech, then a pause in which a turn can end; the browser loops it.
 */
requireTools()
const folder = mkdtempSync(path.join(tmpdir(), 'microphone-'))
const speech = path.join(folder, 'speech.wav')
speak('Good evening. How soon could you start?', 'callerMan', speech, 16_000)
execFileSync('sox', ['-D', speech, 'tests/support/microphone.wav', 'pad', '0.6', '1.8'])
rmSync(folder, { recursive: true, force: true })

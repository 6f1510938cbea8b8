import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DIALOGUES, SAMPLE_CALL, type Dialogue } from './dialogues'
import { linesFolder, ownLine } from './own-lines'
import { durationMs, encode, requireTools, speak, takeIn } from './voices'

/**
 * Run by `npm run recordings`, after a change of a dialogue: makes the demo recordings, their timed transcripts and their
 * waveforms. The same dialogues give the same files. With `--lines FOLDER` the lines that
 * are recorded there are used instead of synthesised ones.
 */
const AUDIO_FOLDER = path.resolve('public/audio')
const DATA_FILE = path.resolve('content/recordings.generated.ts')
const SAMPLE_RATE = 24_000
const OWN_LINES = linesFolder(process.argv)
const PAUSE_MS = 380
const LEAD_MS = 150
const TAIL_MS = 400
/** Bars of a waveform on each side of its line. */
const BARS = 120

interface Timed {
  role: 'agent' | 'caller'
  text: string
  startSeconds: number
  endSeconds: number
}

const WAV_HEADER_BYTES = 44

const seconds = (ms: number) => Math.round(ms / 10) / 100

/** Puts the lines one after the other. */
function make(dialogue: Dialogue, folder: string) {
  const lines: Timed[] = []
  let positionMs = LEAD_MS
  const parts: string[] = [silence(LEAD_MS, folder)]
  dialogue.lines.forEach(({ role, text, pauseMs = PAUSE_MS }, index) => {
    if (index > 0) {
      parts.push(silence(pauseMs, folder))
      positionMs += pauseMs
    }
    const wav = path.join(folder, `${dialogue.id}-${index}.wav`)
    const own = ownLine(OWN_LINES, dialogue.id, index)
    if (own) takeIn(own, wav, SAMPLE_RATE)
    else speak(text, role === 'agent' ? 'agent' : dialogue.caller, wav, SAMPLE_RATE)
    const lengthMs = durationMs(wav)
    parts.push(wav)
    lines.push({ role, text, startSeconds: seconds(positionMs), endSeconds: seconds(positionMs + lengthMs) })
    positionMs += lengthMs
  })
  parts.push(silence(TAIL_MS, folder))

  const whole = path.join(folder, `${dialogue.id}.wav`)
  execFileSync('sox', ['-D', ...parts, whole])
  encode(whole, path.join(AUDIO_FOLDER, `${dialogue.id}.mp3`))
  const samples = readFileSync(whole)
  const durationSeconds = seconds(durationMs(whole))
  const of = (role: Timed['role']) =>
    peaksOf(
      samples,
      lines.filter((line) => line.role === role),
    )
  return { durationSeconds, lines, peaks: { agent: of('agent'), caller: of('caller') } }
}

function silence(lengthMs: number, folder: string): string {
  const file = path.join(folder, `silence-${lengthMs}.wav`)
  execFileSync('sox', [
    ...`-D -n -r ${SAMPLE_RATE} -c 1 -b 16`.split(' '),
    file,
    'trim',
    '0',
    String(lengthMs / 1000),
  ])
  return file
}

/** Loudness of each bar, 0 to 100, from a 16-bit mono WAV. Counts only what is said within the spans. */
function peaksOf(wav: Buffer, spans: readonly Pick<Timed, 'startSeconds' | 'endSeconds'>[]): number[] {
  const count = Math.floor((wav.length - WAV_HEADER_BYTES) / 2)
  const within = (at: number) => spans.some((span) => at >= span.startSeconds && at < span.endSeconds)
  const levels = Array.from({ length: BARS }, (_, bar) => {
    const [from, to] = [Math.floor((bar * count) / BARS), Math.floor(((bar + 1) * count) / BARS)]
    let sum = 0
    for (let index = from; index < to; index++) {
      if (!within(index / SAMPLE_RATE)) continue
      const sample = wav.readInt16LE(WAV_HEADER_BYTES + index * 2) / 32768
      sum += sample * sample
    }
    return Math.sqrt(sum / Math.max(1, to - from))
  })
  const loudest = Math.max(...levels, Number.EPSILON)
  return levels.map((level) => Math.round((level / loudest) * 100))
}

requireTools()
mkdirSync(AUDIO_FOLDER, { recursive: true })
const folder = mkdtempSync(path.join(tmpdir(), 'demos-'))
const data = Object.fromEntries(
  [...DIALOGUES, SAMPLE_CALL].map((dialogue) => [dialogue.id, make(dialogue, folder)]),
)
rmSync(folder, { recursive: true, force: true })

writeFileSync(
  DATA_FILE,
  `// Made by recordings/make-demos.ts from recordings/dialogues.ts. Do not edit.
export interface RecordingLine {
  role: 'agent' | 'caller'
  text: string
  startSeconds: number
  endSeconds: number
}

/** Measured from the recording. */
export interface RecordingData {
  durationSeconds: number
  lines: RecordingLine[]
  /** Loudness over the recording, 0..100 a bar: the agent above the line, the caller below it. */
  peaks: { agent: number[]; caller: number[] }
}

export const recordingData: Record<string, RecordingData> = ${JSON.stringify(data, null, 1).replace(/\[\n\s*(\d[\d,\s]*?)\n\s*\]/g, (_, list: string) => `[${list.replace(/\s+/g, '')}]`)}
`,
)
for (const [id, { durationSeconds }] of Object.entries(data)) console.log(`${id}: ${durationSeconds} s`)

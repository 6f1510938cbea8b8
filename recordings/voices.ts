import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pronounced } from './pronunciation'

/** A speaker: the synthesiser's voice and what makes it sound less like one. */
export interface Voice {
  engine: 'festival' | 'flite'
  name: string
  /** Effects of sox, applied to the synthesised speech. */
  effects: string[]
}

/** Raises the muffled treble of the HTS voice, lowers its bass, and evens out its loudness. */
const CLEAN = 'highpass 75 equalizer 220 0.8q -2.5 equalizer 3200 1.0q 3.5 treble 3 7000 0.6s'.split(' ')
const COMPAND = 'compand 0.01,0.18 6:-60,-45,-24,-14,-6,-6 -3 -80 0.01'.split(' ')
const TELEPHONE = 'sinc 300-3400 equalizer 1700 1.2q 3'.split(' ')

export const VOICES = {
  /** The agency's agent, everywhere. */
  agent: {
    engine: 'festival',
    name: 'cmu_us_slt_arctic_hts',
    effects: ['tempo', '-s', '1.07', ...CLEAN, ...COMPAND],
  },
  /** Callers, as a telephone carries them. */
  callerMan: { engine: 'flite', name: 'rms', effects: ['tempo', '-s', '1.06', ...TELEPHONE, ...COMPAND] },
  callerScot: { engine: 'flite', name: 'awb', effects: ['tempo', '-s', '1.02', ...TELEPHONE, ...COMPAND] },
  callerOlder: {
    engine: 'flite',
    name: 'rms',
    effects: ['pitch', '-160', 'tempo', '-s', '1.02', ...TELEPHONE, ...COMPAND],
  },
  callerWoman: {
    engine: 'flite',
    name: 'slt',
    effects: ['pitch', '120', 'tempo', '-s', '1.08', ...TELEPHONE, ...COMPAND],
  },
} as const satisfies Record<string, Voice>

export type VoiceName = keyof typeof VOICES

const PACKAGES = 'festival festvox-us-slt-hts flite sox lame'

/** Stops with the one command that helps when a synthesiser or encoder is not installed. */
export function requireTools(): void {
  const missing = ['text2wave', 'flite', 'sox', 'lame'].filter(
    (tool) => spawnSync('which', [tool], { stdio: 'ignore' }).status !== 0,
  )
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${PACKAGES}`)
}

/** Speaks a line into a WAV at the given rate, trimmed of silence and levelled. */
export function speak(text: string, voiceName: VoiceName, wavFile: string, sampleRate = 24_000): void {
  const voice: Voice = VOICES[voiceName]
  const folder = mkdtempSync(path.join(tmpdir(), 'recordings-'))
  try {
    const words = path.join(folder, 'line.txt')
    const raw = path.join(folder, 'raw.wav')
    writeFileSync(words, `${pronounced(text)}\n`)
    if (voice.engine === 'festival')
      execFileSync('text2wave', ['-eval', `(voice_${voice.name})`, words, '-o', raw], { stdio: 'pipe' })
    else execFileSync('flite', ['-voice', voice.name, '-f', words, '-o', raw], { stdio: 'pipe' })
    const trim = 'silence 1 0.02 0.4% reverse silence 1 0.02 0.4% reverse pad 0.04 0.09'.split(' ')
    execFileSync(
      'sox',
      [
        // Without random dither the same words give the same bytes.
        '-D',
        raw,
        '-r',
        String(sampleRate),
        '-c',
        '1',
        '-b',
        '16',
        wavFile,
        'gain',
        '-6',
        ...trim,
        ...voice.effects,
        'norm',
        '-3',
      ],
      { stdio: 'pipe' },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Brings a recorded line to the form of a synthesised one: mono, the given rate, trimmed of silence, levelled. */
export function takeIn(recordedFile: string, wavFile: string, sampleRate = 24_000): void {
  const trim = 'silence 1 0.02 0.4% reverse silence 1 0.02 0.4% reverse pad 0.04 0.09'.split(' ')
  const form = ['-r', String(sampleRate), '-c', '1', '-b', '16']
  execFileSync('sox', ['-D', recordedFile, ...form, wavFile, 'gain', '-6', ...trim, 'norm', '-3'], {
    stdio: 'pipe',
  })
}

/** Encodes to mono MP3, which Chromium, Firefox and Safari all decode. */
export function encode(wavFile: string, mp3File: string): void {
  const options = '--quiet -m m -b 32 -q 0 --noreplaygain'.split(' ')
  execFileSync('lame', [...options, wavFile, mp3File], { stdio: 'pipe' })
}

export function durationMs(file: string): number {
  return Math.round(Number(execFileSync('soxi', ['-D', file], { encoding: 'utf8' })) * 1000)
}

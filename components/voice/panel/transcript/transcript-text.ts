import { elapsedTimeFromMs, localTime } from '@/lib/timing/time-text'
import type { TranscriptLine } from '@/lib/voice/react'

/** What the plain text needs of a transcript line. */
type SpokenLine = Pick<TranscriptLine, 'role' | 'text' | 'atMs' | 'interrupted'>

interface TranscriptHeading {
  title: string
  /** How each speaker is called. */
  names: Record<SpokenLine['role'], string>
  startedAt: Date
  durationMs: number
  /** What is noted after a line that was spoken over. */
  interrupted: string
}

/** The conversation as plain text, to copy or to keep as a file. Times count from the start of the call. */
export function transcriptText(lines: readonly SpokenLine[], heading: TranscriptHeading): string {
  const { title, names, startedAt, durationMs, interrupted: interruptedNote } = heading
  const time = localTime(startedAt)
  const when = `${time.slice(0, 16).replace('T', ' ')} UTC${time.slice(19)}`
  const spoken = lines
    .filter(({ text }) => text.trim() !== '')
    .map(
      ({ role, text, atMs, interrupted }) =>
        `[${elapsedTimeFromMs(atMs)}] ${names[role]}: ${text.trim()}${interrupted ? ` (${interruptedNote})` : ''}`,
    )
  return [`${title}, ${when}, ${elapsedTimeFromMs(durationMs)}`, '', ...spoken, ''].join('\n')
}

/** "callwright-call-2026-03-09-1405.txt", by the visitor's clock. */
export const transcriptFileName = (prefix: string, startedAt: Date): string =>
  `${prefix}-${localTime(startedAt).slice(0, 16).replace('T', '-').replace(':', '')}.txt`

/** Puts text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Offers text as a file, without a server. */
export function downloadText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read the address only after this task, so it stays valid for a while.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

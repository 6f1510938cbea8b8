import { useEffect, useState } from 'react'
import type { TranscriptLine } from '@/lib/voice/react'
import { useTexts } from './texts'
import { withoutMarks } from './transcript/written-answer'

/** Lines kept in the live region, so that two that settle together are both read. */
const KEPT_LINES = 3

/** A line that becomes final late is still among so many: a call of half an hour has thousands, and each message renders. */
const RECENT_LINES = 20

/** Screen readers announce what changes in a live region, not the text that it is inserted with. */
const AFTER_INSERTION_MS = 100

/**
 * For screen readers: what was said once it is final (a line being spoken would be read again and again),
 * and where the call is.
 */
export function Announcer({ lines, status }: { lines: readonly TranscriptLine[]; status: string }) {
  const { names, interrupted: interruptedNote } = useTexts().connected
  const final = useLastFinal(lines)
  const [isInserted, setInserted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setInserted(true), AFTER_INSERTION_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="vw-hidden">
      <p role="status">{isInserted ? status : ''}</p>
      <div aria-live="polite" aria-relevant="additions" data-live-lines="">
        {final.map(({ id, role, text, interrupted }) => (
          <p
            key={id}
          >{`${names[role]}: ${role === 'assistant' ? withoutMarks(text) : text}${interrupted ? ` (${interruptedNote})` : ''}`}</p>
        ))}
      </div>
    </div>
  )
}

/** The lines that became final last. A late line is above others, but is announced as well. */
function useLastFinal(lines: readonly TranscriptLine[]) {
  /** Ids of the final lines, in the order in which they became final. */
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const recent = lines.filter(({ partial }) => !partial).slice(-RECENT_LINES)
  const final = new Map(recent.map((line) => [line.id, line]))
  const ids = new Set([...known].filter((id) => final.has(id)).concat(...final.keys()))
  if (ids.size !== known.size || [...ids].some((id) => !known.has(id))) setKnown(ids)
  return [...ids].slice(-KEPT_LINES).flatMap((id) => final.get(id) ?? [])
}

import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ConversationMode, TranscriptLine } from '@/lib/voice/react'
import { useTexts } from '../texts'
import { followsAfterScroll } from './follow-scroll'
import { linkify } from './linkify'
import { writtenBlocks, type WrittenPart } from './written-answer'

/** Lines in one block: the browser skips blocks out of sight, and React those that did not change. */
const BLOCK_LINES = 40

/** A line of a call, or of a conversation, which also says in which mode it was said. */
type ShownLine = TranscriptLine & { readonly mode?: ConversationMode }

interface TranscriptProps {
  lines: readonly ShownLine[]
  /** Shown before the first line. Default: the text of a call. */
  empty?: string
}

/** What is being said. It follows the conversation, unless the reader has scrolled up. */
export function Transcript({ lines: spoken, empty }: TranscriptProps) {
  const texts = useTexts().connected
  // A burst of words is drawn as fast as the page can, not word by word.
  const lines = useDeferredValue(spoken)
  const { boxRef, hasNewBelow, onScroll, toEnd } = useFollowing(lines)
  const blocks = Math.ceil(lines.length / BLOCK_LINES)
  return (
    <div className="vw-said">
      <div
        ref={boxRef}
        className="vw-transcript"
        role="region"
        aria-label={texts.transcript}
        tabIndex={0}
        onScroll={onScroll}
      >
        {lines.length === 0 ? <p className="vw-empty">{empty ?? texts.emptyTranscript}</p> : null}
        {Array.from({ length: blocks }, (_, index) => (
          <Block
            key={index}
            lines={lines.slice(index * BLOCK_LINES, (index + 1) * BLOCK_LINES)}
            previousRole={lines[index * BLOCK_LINES - 1]?.role}
            settled={index < blocks - 2}
          />
        ))}
      </div>
      {hasNewBelow ? (
        <button type="button" className="vw-new" onClick={toEnd}>
          {texts.newLines}
        </button>
      ) : null}
    </div>
  )
}

interface BlockProps {
  lines: readonly ShownLine[]
  previousRole: TranscriptLine['role'] | undefined
  /** Far enough up to be skipped while out of sight. */
  settled: boolean
}

const isSameBlock = (a: BlockProps, b: BlockProps) =>
  a.settled === b.settled &&
  a.previousRole === b.previousRole &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, index) => line === b.lines[index])

const Block = memo(function Block({ lines, previousRole, settled }: BlockProps) {
  return (
    <div className="vw-block" data-settled={settled || undefined}>
      {lines.map((line, index) => (
        <Line key={line.id} line={line} named={line.role !== (lines[index - 1]?.role ?? previousRole)} />
      ))}
    </div>
  )
}, isSameBlock)

const Line = memo(function Line({ line, named }: { line: ShownLine; named: boolean }) {
  const { names, interrupted } = useTexts().connected
  const isWritten = line.mode === 'chat' && line.role === 'assistant'
  const Text = isWritten ? 'div' : 'p'
  return (
    <div className="vw-turn" data-side={line.role}>
      {named ? <span className="vw-name">{names[line.role]}</span> : null}
      <Text
        data-role={line.role}
        data-partial={line.partial || undefined}
        data-interrupted={line.interrupted}
      >
        {isWritten ? <WrittenAnswer text={line.text} /> : <Parts parts={linkify(line.text)} />}
        {line.interrupted ? <span className="vw-cut">{interrupted}</span> : null}
      </Text>
    </div>
  )
})

/** The paragraphs and lists of a written answer. */
function WrittenAnswer({ text }: { text: string }) {
  return writtenBlocks(text).map((block, index) => {
    if (block.kind === 'paragraph')
      return (
        <p key={index}>
          <Parts parts={block.parts} />
        </p>
      )
    const items = block.items.map((parts, item) => (
      <li key={item}>
        <Parts parts={parts} />
      </li>
    ))
    return block.isOrdered ? (
      <ol key={index} start={block.start}>
        {items}
      </ol>
    ) : (
      <ul key={index}>{items}</ul>
    )
  })
}

/** What was said, with its web addresses and telephone numbers to click. Never HTML. */
function Parts({ parts }: { parts: readonly WrittenPart[] }) {
  return parts.map((part, index) => {
    if (part.kind === 'text') return <span key={index}>{part.text}</span>
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>
    const elsewhere = part.kind === 'link' ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
    return (
      <a key={index} href={part.href} {...elsewhere}>
        {part.text}
      </a>
    )
  })
}

function useFollowing(lines: readonly TranscriptLine[]) {
  const boxRef = useRef<HTMLDivElement>(null)
  const followsRef = useRef(true)
  const topRef = useRef(0)
  const [hasNewBelow, setHasNewBelow] = useState(false)

  const toEnd = () => {
    const box = boxRef.current
    followsRef.current = true
    setHasNewBelow(false)
    if (!box) return
    box.scrollTop = box.scrollHeight
    // The button that was pressed goes away.
    box.focus({ preventScroll: true })
  }

  const onScroll = () => {
    const box = boxRef.current
    if (!box) return
    followsRef.current = followsAfterScroll(box, topRef.current, followsRef.current)
    topRef.current = box.scrollTop
    if (followsRef.current) setHasNewBelow(false)
  }

  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box) return
    if (followsRef.current) box.scrollTop = box.scrollHeight
    else setHasNewBelow(true)
    topRef.current = box.scrollTop
  }, [lines])

  useEffect(() => {
    const box = boxRef.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (followsRef.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return { boxRef, hasNewBelow, onScroll, toEnd }
}

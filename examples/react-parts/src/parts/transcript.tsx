import { memo, useDeferredValue, type ComponentType } from 'react'
import { useFollowing } from './use-following'

/** One line of a call's `transcript`. */
export interface SaidLine {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly text: string
  /** Still being spoken: the text will change. */
  readonly partial: boolean
  /** Cut short by the other side. */
  readonly interrupted?: true
}

export interface TranscriptLabels {
  /** Name of the region. */
  transcript: string
  /** Shown before the first line. */
  empty: string
  /** The button that scrolls to lines which are out of view. */
  newLines: string
  /** Behind a line that was cut short. */
  interrupted: string
  /** Above the lines of a side. */
  names: Record<SaidLine['role'], string>
}

export interface LineProps<Line extends SaidLine> {
  line: Line
  /** Behind a line that was cut short. */
  interrupted: string
}

export interface TranscriptProps<Line extends SaidLine> {
  lines: readonly Line[]
  /** Keep it outside of the component: another object renders all lines again. */
  labels: TranscriptLabels
  /** Draws the words of a line. Default: a paragraph. */
  Line?: ComponentType<LineProps<Line>>
  /** For a chat: a long answer is read from the question on, and the reader pulls the rest. */
  holdsQuestion?: boolean
}

/** Lines in one block: the browser skips blocks out of sight, and React those that did not change. */
const BLOCK_LINES = 40

/** What is being said. It follows the conversation, unless the reader has scrolled up. */
export function Transcript<Line extends SaidLine>({
  lines: spoken,
  labels,
  Line = Words,
  holdsQuestion = false,
}: TranscriptProps<Line>) {
  // A burst of words is drawn as fast as the page can, not word by word.
  const lines = useDeferredValue(spoken)
  const { boxRef, hasNewBelow, onScroll, toEnd } = useFollowing(lines, holdsQuestion)
  const blocks = Math.ceil(lines.length / BLOCK_LINES)
  return (
    <div className="vw-said" data-more={(holdsQuestion && hasNewBelow) || undefined}>
      <div
        ref={boxRef}
        className="vw-transcript"
        role="region"
        aria-label={labels.transcript}
        tabIndex={0}
        onScroll={onScroll}
      >
        {lines.length === 0 ? <p className="vw-empty">{labels.empty}</p> : null}
        {[...Array(blocks).keys()].map((index) => (
          <Block
            key={index}
            lines={lines.slice(index * BLOCK_LINES, (index + 1) * BLOCK_LINES)}
            previousRole={lines[index * BLOCK_LINES - 1]?.role}
            settled={index < blocks - 2}
            labels={labels}
            // A component of a wider line draws a line of its own kind.
            Line={Line as ComponentType<LineProps<SaidLine>>}
          />
        ))}
      </div>
      {hasNewBelow ? (
        <button
          type="button"
          className="vw-new"
          aria-label={holdsQuestion ? labels.newLines : undefined}
          onClick={toEnd}
        >
          {holdsQuestion ? null : labels.newLines}
        </button>
      ) : null}
    </div>
  )
}

interface BlockProps {
  lines: readonly SaidLine[]
  previousRole: SaidLine['role'] | undefined
  /** Far enough up to be skipped while out of sight. */
  settled: boolean
  labels: TranscriptLabels
  Line: ComponentType<LineProps<SaidLine>>
}

const isSameBlock = (a: BlockProps, b: BlockProps) =>
  a.settled === b.settled &&
  a.previousRole === b.previousRole &&
  a.labels === b.labels &&
  a.Line === b.Line &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, index) => line === b.lines[index])

const Block = memo(function Block({ lines, previousRole, settled, labels, Line }: BlockProps) {
  return (
    <div className="vw-block" data-settled={settled || undefined}>
      {lines.map((line, index) => {
        const isNamed = line.role !== (lines[index - 1]?.role ?? previousRole)
        return (
          <Turn
            key={line.id}
            line={line}
            name={isNamed ? labels.names[line.role] : undefined}
            interrupted={labels.interrupted}
            Line={Line}
          />
        )
      })}
    </div>
  )
}, isSameBlock)

interface TurnProps extends LineProps<SaidLine>, Pick<BlockProps, 'Line'> {
  name: string | undefined
}

const Turn = memo(function Turn({ line, name, interrupted, Line }: TurnProps) {
  return (
    <div className="vw-turn" data-side={line.role}>
      {name === undefined ? null : <span className="vw-name">{name}</span>}
      <Line line={line} interrupted={interrupted} />
    </div>
  )
})

function Words({ line: { role, text, partial, interrupted: isCut }, interrupted }: LineProps<SaidLine>) {
  return (
    <p data-role={role} data-partial={partial || undefined} data-interrupted={isCut}>
      {text}
      {isCut ? <span className="vw-cut">{interrupted}</span> : null}
    </p>
  )
}

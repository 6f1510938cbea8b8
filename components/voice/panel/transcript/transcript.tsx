import { Fragment, useMemo } from 'react'
import { Transcript as TranscriptPart, type LineProps } from '@/examples/react-parts/src/parts/transcript'
import type { ConversationMode, TranscriptLine } from '@/lib/voice/react'
import { parsedUrl } from '@/lib/parsed-url'
import { usePanel } from '../panel-context'
import { useTexts } from '../texts'
import { linkify, withoutBegunAddress } from './linkify'
import { useMarks, type Mark } from './marks'
import { writtenBlocks, type WrittenPart } from './written-answer'

/** A line of a call, or of a conversation, which also says in which mode it was said. */
export type ShownLine = TranscriptLine & { readonly mode?: ConversationMode }

interface TranscriptProps {
  lines: readonly ShownLine[]
  /** Shown before the first line. Default: the text of a call. */
  empty?: string
  holdsQuestion?: boolean
}

/** What is being said, in the texts of the panel. */
export function Transcript({ lines, empty, holdsQuestion }: TranscriptProps) {
  const texts = useTexts().connected
  const labels = useMemo(() => ({ ...texts, empty: empty ?? texts.emptyTranscript }), [texts, empty])
  return <TranscriptPart lines={lines} labels={labels} Line={Line} holdsQuestion={holdsQuestion ?? false} />
}

function Line({ line, interrupted }: LineProps<ShownLine>) {
  const marks = useMarks(line.id)
  const isWritten = line.mode === 'chat' && line.role === 'assistant'
  const Text = isWritten ? 'div' : 'p'
  return (
    <Text
      data-role={line.role}
      data-partial={line.partial || undefined}
      data-interrupted={line.interrupted}
      data-cut={(!isWritten && isCut(line)) || undefined}
    >
      {isWritten ? <WrittenAnswer text={line.text} /> : <Said text={line.text} marks={marks} />}
      {line.interrupted ? <span className="vw-cut">{interrupted}</span> : null}
    </Text>
  )
}

/** The assistant was stopped within a sentence: something was typed, or the visitor went on in writing. */
const isCut = ({ role, partial, interrupted, text }: ShownLine) =>
  role === 'assistant' && !partial && !interrupted && /(?<!https?:\S*)[\p{L}\p{N},]$/u.test(text)

/** What was said, with what was understood of it underlined. */
function Said({ text, marks = [] }: { text: string; marks?: readonly Mark[] | undefined }) {
  const rest = marks.at(-1)?.end ?? 0
  return (
    <>
      {marks.map(({ field, start, end }, index) => (
        <Fragment key={field}>
          <Parts parts={linkify(text.slice(marks[index - 1]?.end ?? 0, start))} />
          <mark className="vw-fact" data-fact={field}>
            <Parts parts={linkify(text.slice(start, end))} />
          </mark>
        </Fragment>
      ))}
      <Parts parts={linkify(text.slice(rest))} />
    </>
  )
}

/** The paragraphs and lists of a written answer. */
function WrittenAnswer({ text }: { text: string }) {
  return writtenBlocks(text).map((block, index) => {
    if (block.kind === 'paragraph')
      return (
        <p key={index} className={block.isNote ? 'vw-aside' : undefined}>
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

/**
 * What was said, with its web addresses and telephone numbers to click. The address of a calendar is shown as the words of its
 * button, any other without `https://`. Never HTML.
 */
function Parts({ parts }: { parts: readonly WrittenPart[] }) {
  const { bookUrl, deepDiveUrl } = usePanel().contact
  const { book, deepDive } = useTexts().summary
  const isAt = (href: string, address: string | undefined) => address && parsedUrl(address)?.href === href
  const wordsOf = ({ href, text }: { href: string; text: string }) => {
    if (isAt(href, bookUrl)) return book
    if (isAt(href, deepDiveUrl)) return deepDive
    return text.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '')
  }
  return parts.map((part, index) => {
    if (part.kind === 'text') return <span key={index}>{withoutBegunAddress(part.text)}</span>
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>
    const elsewhere = part.kind === 'link' ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
    return (
      <a key={index} href={part.href} {...elsewhere}>
        {wordsOf(part)}
      </a>
    )
  })
}

import { briefCopy } from '@/content/brief'
import type { Brief } from '@/lib/booking/brief/brief'
import type { QuickRepliesProps } from '../panel/connected'
import { QuickReplyList } from '../quick-replies'
import { notesOf } from './note-card'

const { volume, rows, more, ownWords, label } = briefCopy.replies
const OFFERED_ROWS = Object.keys(rows) as (keyof typeof rows)[]
const OFFERS = [volume, ...Object.values(rows), more]

interface BriefRepliesProps extends QuickRepliesProps {
  brief: Brief
  /** What the consultant has just asked, as `questionIn` finds it. */
  question: string | undefined
}

/**
 * What the visitor may say next. After a question of the consultant's, these are answers to it, so that the visitor is asked
 * one thing at a time. Otherwise they are for the first empty row of the card, or a question when those rows are full.
 * There are always three, because the panel keeps its height.
 */
export function BriefReplies({ brief, question, onSend }: BriefRepliesProps) {
  const { intro, replies } = question === undefined ? forBrief(brief) : answersTo(question)
  return (
    <QuickReplyList
      className="vw-replies"
      label={label}
      intro={intro}
      replies={replies.map(({ label, ask }) => ({ label, onSelect: () => void onSend(ask) }))}
    />
  )
}

/** The last question in what the consultant has said, in small letters. */
export const questionIn = (said: string): string | undefined =>
  said
    .match(/[^.!?]+\?/g)
    ?.at(-1)
    ?.toLowerCase()

const answersTo = (question: string) =>
  OFFERS.find(({ asks }) => asks.some((words) => question.includes(words))) ?? { ...more, intro: ownWords }

function forBrief(brief: Brief) {
  const empty = notesOf(brief).filter(({ text }) => !text)
  const next = OFFERED_ROWS.find((row) => empty.some((note) => note.row === row))
  return next ? rows[next] : more
}

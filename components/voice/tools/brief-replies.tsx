import { briefCopy } from '@/content/brief'
import type { Brief } from '@/lib/booking/brief/brief'
import type { QuickRepliesProps } from '../panel/connected'
import { QuickReplyList } from '../quick-replies'
import { notesOf } from './note-card'

const { rows, more, label } = briefCopy.replies
type OfferedRow = keyof typeof rows
const OFFERED_ROWS = Object.keys(rows) as OfferedRow[]

/** What the visitor may say next: for the first empty row of the card, or a question when those rows are full. */
export function BriefReplies({ brief, onSend }: QuickRepliesProps & { brief: Brief }) {
  const empty = notesOf(brief).filter(({ text }) => !text)
  const next = OFFERED_ROWS.find((row) => empty.some((note) => note.row === row))
  const { intro, replies } = next ? rows[next] : more
  return (
    <QuickReplyList
      className="vw-replies"
      label={label}
      intro={intro}
      replies={replies.map(({ label, ask }) => ({ label, onSelect: () => void onSend(ask) }))}
    />
  )
}

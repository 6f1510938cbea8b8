import { Fragment, useLayoutEffect, useRef } from 'react'
import { briefCopy } from '@/content/brief'
import { fill } from '@/content/format'
import { schedulingUrl } from '@/lib/booking/brief/booking-url'
import type { Brief, BriefField } from '@/lib/booking/brief/brief'
import { BookingLink } from '../panel/booking-link'
import { BriefForm, type BriefFormProps } from './brief-form'
import { drawLeaders } from './note-leaders'
import './note-card.css'

/** The rows of the card, which show every field of the brief, so that each underlined fact has its row. */
const NOTE_ROWS = {
  name: ['name'],
  business: ['business', 'industry', 'place', 'size'],
  wish: ['service', 'problem', 'calls', 'software', 'timing', 'budget'],
  day: ['day'],
  contact: ['email', 'phone'],
  question: ['question'],
} as const satisfies Record<string, readonly BriefField[]>

type NoteRow = keyof typeof NOTE_ROWS
const ROW_NAMES = Object.keys(NOTE_ROWS) as NoteRow[]

/** The row that shows a field. */
export const rowOf = (field: BriefField): NoteRow =>
  ROW_NAMES.find((row) => NOTE_ROWS[row].some((each) => each === field)) ?? 'wish'

interface Note {
  row: NoteRow
  /** The fields of the row that are known. */
  fields: readonly BriefField[]
  text: string
}

/** The value of a field in words. A problem and a question are quoted, since they are noted as the visitor said them. */
export function shownValue(brief: Brief, field: BriefField): string {
  const value = brief[field].trim()
  if (field === 'service') return briefCopy.services[value as keyof typeof briefCopy.services]
  const isQuoted = field === 'problem' || field === 'question'
  return isQuoted && value ? fill(briefCopy.quotation, { words: value }) : value
}

/** Shown once they are known: the calendar asks how to reach the visitor, and not everybody has a question for the call. */
const OPTIONAL_ROWS: readonly NoteRow[] = ['contact', 'question']

/** What the card shows of a brief. */
export const notesOf = (brief: Brief): Note[] =>
  ROW_NAMES.map((row) => {
    const fields = NOTE_ROWS[row].filter((field) => brief[field].trim() !== '')
    return { row, fields, text: fields.map((field) => shownValue(brief, field)).join(', ') }
  }).filter(({ row, text }) => text || !OPTIONAL_ROWS.includes(row))

/** Everything that a person needs for the call: who, what for, and when. */
export const isCompleteBrief = (brief: Brief): boolean => notesOf(brief).every(({ text }) => text)

interface NoteCardProps extends BriefFormProps {
  /** `live`: during the conversation, with the whole brief folded into it. `ended`: a booking. */
  stage: 'live' | 'ended'
  /** What was noted last: the only row that a small window shows. */
  latest?: BriefField | undefined
}

/**
 * A slip to which each thing that the visitor says adds a line. Once it is complete, and after the conversation, it is the
 * booking.
 */
export function NoteCard({ brief, onEdit, stage, latest }: NoteCardProps) {
  const known = notesOf(brief).filter(({ text }) => text)
  const shownLast = known.find(({ row }) => latest && row === rowOf(latest)) ?? known.at(-1)
  const isComplete = isCompleteBrief(brief)
  const hasEnded = stage === 'ended'
  return (
    <div className="vw-note-card" data-surface="light" data-note-card={isComplete ? 'complete' : 'open'}>
      {stage === 'live' ? (
        <details>
          <summary>
            {briefCopy.title}
            <span>{briefCopy.edit}</span>
          </summary>
          <BriefForm brief={brief} onEdit={onEdit} />
        </details>
      ) : (
        <h3>{briefCopy.title}</h3>
      )}
      <dl>
        {known.map(({ row, fields, text }) => (
          <div key={row} data-fact-row={fields.join(' ')} data-latest={row === shownLast?.row || undefined}>
            <dt>{briefCopy.notes[row]}</dt>
            {/* A new value is another element, so that it is written again. */}
            <dd key={text}>
              <span>{withBreaks(text)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {hasEnded && known.length < 2 ? <p className="vw-note-rest">{briefCopy.rest}</p> : null}
      {hasEnded || isComplete ? (
        <BookWithBrief brief={brief} note={hasEnded ? briefCopy.bookNote : undefined} />
      ) : null}
    </div>
  )
}

/** An e-mail address that does not fit into a line breaks at its `@`. */
const withBreaks = (text: string) =>
  text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

const BookWithBrief = ({ brief, note }: { brief: Brief; note: string | undefined }) => (
  <p className="vw-note-booking">
    <BookingLink className="vw-solid" href={schedulingUrl('discovery', brief)}>
      {briefCopy.book}
    </BookingLink>
    {note ? <span>{note}</span> : null}
  </p>
)

/** Dotted lines from what was said, underlined in the transcript above, to the card. Decoration. */
export function NoteLeaders({ brief }: { brief: Brief }) {
  const ref = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => (ref.current ? drawLeaders(ref.current) : undefined), [brief])
  return <svg ref={ref} className="vw-leaders" aria-hidden="true" />
}

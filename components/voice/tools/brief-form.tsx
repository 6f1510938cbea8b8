import { useId, useState } from 'react'
import { briefCopy } from '@/content/brief'
import { imprint } from '@/content/imprint'
import { BRIEF_FIELDS, briefText, isEmail, type Brief, type BriefField } from '@/lib/booking/brief/brief'
import { copyText, downloadText } from '../panel/transcript/transcript-text'
import { SendLead } from './send-lead'

export interface BriefFormProps {
  brief: Brief
  onEdit: (field: BriefField, text: string) => void
}

/** The brief, filled by the consultant and corrected by the visitor. Nothing leaves the page without a click. */
export function BriefForm({ brief, onEdit }: BriefFormProps) {
  const id = useId()
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <p className="vw-small px-(--vw-pad) py-1.5">{briefCopy.note}</p>
      {BRIEF_FIELDS.map((field) => (
        <Field key={field} id={`${id}-${field}`} field={field} value={brief[field]} onEdit={onEdit} />
      ))}
      <SendLead brief={brief} />
      <SendBrief brief={brief} />
    </form>
  )
}

/** What the browser offers to fill in, and which keyboard a phone shows. */
const INPUT_KINDS: Partial<Record<BriefField, { type?: string; autoComplete: string }>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  name: { autoComplete: 'name' },
  business: { autoComplete: 'organization' },
}

/** Their values take more than one line. */
const LONG_FIELDS: readonly BriefField[] = ['size', 'problem']

interface FieldProps {
  id: string
  field: BriefField
  value: string
  onEdit: BriefFormProps['onEdit']
}

function Field({ id, field, value, onEdit }: FieldProps) {
  const [wasLeft, setWasLeft] = useState(false)
  const isInvalid = field === 'email' && wasLeft && value.trim() !== '' && !isEmail(value.trim())
  const shared = {
    id,
    value,
    onBlur: () => setWasLeft(true),
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? `${id}-error` : undefined,
  }
  return (
    <div className="vw-brief-field">
      <label htmlFor={id}>{briefCopy.labels[field]}</label>
      {field === 'service' ? (
        <select {...shared} className="vw-control" onChange={({ target }) => onEdit(field, target.value)}>
          {Object.entries(briefCopy.services).map(([service, label]) => (
            <option key={service} value={service}>
              {label}
            </option>
          ))}
        </select>
      ) : LONG_FIELDS.includes(field) ? (
        <textarea
          {...shared}
          className="vw-control vw-control-text"
          rows={2}
          maxLength={400}
          onChange={({ target }) => onEdit(field, target.value)}
        />
      ) : (
        <input
          {...shared}
          className="vw-control vw-control-text"
          {...INPUT_KINDS[field]}
          maxLength={254}
          onChange={({ target }) => onEdit(field, target.value)}
        />
      )}
      {isInvalid ? (
        <p id={`${id}-error`} className="vw-small col-start-2" role="alert">
          {briefCopy.emailInvalid}
        </p>
      ) : null}
    </div>
  )
}

function SendBrief({ brief }: { brief: Brief }) {
  const [copying, setCopying] = useState<'idle' | 'copied' | 'failed'>('idle')
  const text = briefText(brief)
  const copy = async () => setCopying((await copyText(text)) ? 'copied' : 'failed')
  // Unlike encodeURIComponent, it accepts a text that ends in the middle of an emoji.
  const mail = new URLSearchParams({ subject: briefCopy.mailSubject, body: text })
  const mailUrl = `mailto:${imprint.email}?${mail.toString().replaceAll('+', '%20')}`
  return (
    <div className="flex flex-wrap gap-2 px-(--vw-pad) py-3">
      <button type="button" className="vw-quiet" onClick={() => void copy()}>
        {copying === 'copied' ? briefCopy.copied : briefCopy.copy}
      </button>
      <button type="button" className="vw-quiet" onClick={() => downloadText(text, briefCopy.fileName)}>
        {briefCopy.download}
      </button>
      <a className="vw-quiet" href={mailUrl}>
        {briefCopy.mail}
      </a>
      <p className="vw-small vw-wide" role="status">
        {copying === 'failed' ? briefCopy.copyFailed : ''}
        {copying === 'copied' ? <span className="vw-hidden">{briefCopy.copied}</span> : null}
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import { briefCopy } from '@/content/brief'
import { schedulingUrl } from '@/lib/site/brief/booking-url'
import { BRIEF_FIELDS, isEmail, type Brief, type BriefField } from '@/lib/site/brief/brief'
import { briefText } from '@/lib/site/brief/brief-text'
import { copyText, downloadText } from '../panel/transcript/transcript-text'

export interface BriefFormProps {
  brief: Brief
  onEdit: (field: BriefField, text: string) => void
}

/** The brief, filled by the consultant and corrected by the visitor. Nothing leaves the page without a click. */
export function BriefForm({ brief, onEdit }: BriefFormProps) {
  const id = useId()
  return (
    <form className="vw-form" onSubmit={(event) => event.preventDefault()}>
      <p className="vw-small">{briefCopy.note}</p>
      {BRIEF_FIELDS.map((field) => (
        <Field key={field} id={`${id}-${field}`} field={field} value={brief[field]} onEdit={onEdit} />
      ))}
      <SendBrief brief={brief} />
    </form>
  )
}

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
    <div className="vw-field vw-brief-field">
      <label htmlFor={id}>{briefCopy.labels[field]}</label>
      {field === 'service' ? (
        <select {...shared} onChange={({ target }) => onEdit(field, target.value)}>
          {Object.entries(briefCopy.services).map(([service, label]) => (
            <option key={service} value={service}>
              {label}
            </option>
          ))}
        </select>
      ) : field === 'problem' ? (
        <textarea
          {...shared}
          rows={2}
          maxLength={400}
          onChange={({ target }) => onEdit(field, target.value)}
        />
      ) : (
        <input
          {...shared}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={field === 'email' ? 'email' : field === 'name' ? 'name' : 'off'}
          maxLength={254}
          onChange={({ target }) => onEdit(field, target.value)}
        />
      )}
      {isInvalid ? (
        <p id={`${id}-error`} className="vw-small" role="alert">
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
  const mail = `mailto:?subject=${encodeURIComponent(briefCopy.mailSubject)}&body=${encodeURIComponent(text)}`
  return (
    <div className="vw-send">
      <a
        className="vw-solid"
        href={schedulingUrl('discovery', brief)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {briefCopy.book}
      </a>
      <button type="button" className="vw-quiet" onClick={() => void copy()}>
        {copying === 'copied' ? briefCopy.copied : briefCopy.copy}
      </button>
      <button type="button" className="vw-quiet" onClick={() => downloadText(text, briefCopy.fileName)}>
        {briefCopy.download}
      </button>
      <a className="vw-quiet" href={mail}>
        {briefCopy.mail}
      </a>
      <p className="vw-small" role="status">
        {copying === 'failed' ? briefCopy.copyFailed : ''}
      </p>
    </div>
  )
}

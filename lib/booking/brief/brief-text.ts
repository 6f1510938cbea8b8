import { briefCopy } from '@/content/brief'
import { BRIEF_FIELDS, type Brief, type BriefField } from './brief'

/** A field's value as it is displayed. */
const shownValue = (brief: Brief, field: BriefField): string => {
  const value = brief[field].trim()
  return field === 'service' ? (briefCopy.services[value as keyof typeof briefCopy.services] ?? value) : value
}

/** The brief as lines of text, without the fields that are empty. */
export function briefText(brief: Brief, fields: readonly BriefField[] = BRIEF_FIELDS): string {
  return fields
    .filter((field) => brief[field].trim() !== '')
    .map((field) => `${briefCopy.labels[field]}: ${shownValue(brief, field)}`)
    .join('\n')
}

import { briefCopy } from '@/content/brief'

/** The fields of a brief, in the order in which they are shown. */
export const BRIEF_FIELDS = [
  'service',
  'industry',
  'business',
  'place',
  'size',
  'problem',
  'calls',
  'software',
  'timing',
  'budget',
  'name',
  'email',
  'phone',
  'day',
  'question',
] as const

export type BriefField = (typeof BRIEF_FIELDS)[number]

/** What a visitor wants; an unknown field is an empty text. */
export type Brief = Readonly<Record<BriefField, string>>

/** Fields to set; an empty text removes one. */
export type BriefChanges = { readonly [Field in BriefField]?: string | undefined }

export const emptyBrief = Object.fromEntries(BRIEF_FIELDS.map((field) => [field, ''])) as Brief

/** A brief, and the fields that the visitor has edited. */
export interface BriefState {
  brief: Brief
  /** The value that the visitor has replaced in a field, so that the consultant cannot restore it. */
  replaced: BriefChanges
}

export const newBrief: BriefState = { brief: emptyBrief, replaced: {} }

// One @, no spaces, and a dot in the domain, as in every e-mail address on the internet.
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)

/** A value in its stored form: trimmed, on one line, an e-mail address in lower case. */
const cleaned = (field: BriefField, text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  return field === 'email' ? line.toLowerCase() : line
}

/** Notes what the consultant understood. A value that the visitor has replaced is not restored. */
export function noteBrief(state: BriefState, changes: BriefChanges): BriefState {
  const next: Record<BriefField, string> = { ...state.brief }
  for (const field of BRIEF_FIELDS) {
    const given = changes[field]
    if (given === undefined) continue
    const value = cleaned(field, given)
    if (state.replaced[field] !== value) next[field] = value
  }
  return { ...state, brief: next }
}

export function editBrief(state: BriefState, field: BriefField, text: string): BriefState {
  const before = state.brief[field]
  const replaced = before !== '' && state.replaced[field] === undefined ? before : state.replaced[field]
  return { brief: { ...state.brief, [field]: text }, replaced: { ...state.replaced, [field]: replaced } }
}

export const changedFields = (before: Brief, after: Brief): BriefField[] =>
  BRIEF_FIELDS.filter((field) => before[field] !== after[field])

export const isEmptyBrief = (brief: Brief): boolean =>
  BRIEF_FIELDS.every((field) => brief[field].trim() === '')

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

import type { SampleMark } from './sample'

/** A paragraph, a list, a table of who receives what, or facts with their names. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { caption: string; entries: readonly { name: string; value: string }[] }

interface LegalSection {
  /** Anchor, part of the address. */
  id: string
  title: string
  /** The section in plain words, for the margin. */
  plain: string
  blocks: readonly LegalBlock[]
  /** The section is part of the document only where a setting of the site makes it true. */
  onlyIf?: LegalCondition
}

/** Briefs are sent to `NEXT_PUBLIC_LEAD_URL`; visits are counted by `NEXT_PUBLIC_ANALYTICS`, or are not. */
export type LegalCondition = 'leads' | 'analytics' | 'no-analytics'

/** Something that ends, drawn as a line as long as it lasts. */
interface LegalPeriod {
  what: string
  /** Where it is, or what it is for. */
  about: string
  /** How long it lasts, in words, and in days for the drawing. */
  until: string
  days: number
}

/** The periods that a document names, from the shortest to the longest. */
export interface LegalPeriods {
  /** Name of the section. */
  label: string
  title: string
  /** What the drawing shows. */
  lead: string
  /** Data fades as it is deleted; a promise holds to its last day. */
  shape: 'fades' | 'holds'
  rows: readonly LegalPeriod[]
}

export interface LegalDocument extends SampleMark {
  title: string
  lastUpdated: string
  /** The whole document in one sentence. */
  gist: string
  periods?: LegalPeriods
  sections: readonly LegalSection[]
}

export const legalCopy = {
  updated: 'Last updated',
  contents: 'Contents',
  sections: 'Sections',
  plainly: 'In plain words',
  back: 'Back to Home',
  sampleNotice: 'Sample text, to be reviewed by a lawyer before this site goes live.',
  otherDocument: 'See also',
}

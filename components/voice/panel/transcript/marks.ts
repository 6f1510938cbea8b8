import { createContext, use } from 'react'

/** A part of what was said that was understood: underlined, and named by what it is. */
export interface Mark {
  /** Such as the field of a brief. */
  readonly field: string
  readonly start: number
  readonly end: number
}

const MarksContext = createContext<ReadonlyMap<string, readonly Mark[]>>(new Map())

/** The marks of the transcript, by the id of the line; in the order of its text, and without overlaps. */
export const MarksProvider = MarksContext.Provider

export const useMarks = (lineId: string): readonly Mark[] | undefined => use(MarksContext).get(lineId)

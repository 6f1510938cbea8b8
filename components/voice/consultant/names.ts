import { createContext, use } from 'react'
import { voiceCopy } from '@/content/voice'

/** How the two sides are called in the transcript. */
export type Names = Record<'assistant' | 'user', string>

const NamesContext = createContext<Names>(voiceCopy.connected.names)

export const NamesProvider = NamesContext.Provider
export const useNames = (): Names => use(NamesContext)

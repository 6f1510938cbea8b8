import { createContext, use } from 'react'
import { voiceCopy } from '@/content/voice'
import type { VoiceError } from '@/lib/voice/react'

/** What happened, and what to do about it. */
export type ErrorCopy = VoiceError['visitorText']

/** Everything that the panel says. */
export type PanelTexts = typeof voiceCopy & {
  /** Replaces the call library's own texts, by the code of the error. */
  errors?: Partial<Record<VoiceError['code'], ErrorCopy>>
}

const TextsContext = createContext<PanelTexts>(voiceCopy)

export const TextsProvider = TextsContext.Provider
export const useTexts = (): PanelTexts => use(TextsContext)

/** Part of a tree of texts. */
export type PartialTexts<T> = { [Key in keyof T]?: PartialTexts<T[Key]> }

/** The texts with some of them replaced. */
export function withTexts<T extends object>(texts: T, replaced: PartialTexts<T> | undefined): T {
  const result = { ...texts } as Record<string, unknown>
  for (const [name, value] of Object.entries(replaced ?? {})) {
    const known = result[name]
    const isGroup = typeof known === 'object' && known !== null && typeof value === 'object' && value !== null
    if (value !== undefined) result[name] = isGroup ? withTexts(known, value) : value
  }
  return result as T
}

import { createContext, use, type ReactNode, type RefObject } from 'react'
import type { BrowserFamily } from './browser-family'
import type { Contact } from './card'
import type { RecordingState } from './recording-consent'

/** The values that several views of the panel need, in every state of the call. */
export interface PanelContextValue {
  browser: BrowserFamily
  contact: Contact
  recording: RecordingState
  /** When a line may be free, by `performance.now()`; undefined if none was busy. */
  lineFreeAt?: number | undefined
  privacyLink?: ReactNode
  /** Shown below the transcript during a conversation. */
  belowTranscript?: ReactNode
  /** Ref of the view's title, which takes the focus. */
  titleRef: RefObject<HTMLHeadingElement | null>
  onRecording: (isAllowed: boolean) => void
  /** False when the text was refused. */
  onSend: (text: string) => boolean
  /** Starts another call, which continues the conversation. */
  onCallAgain: () => void
  /** Continues the conversation as a text chat, or by voice; undefined if only the current mode is available. */
  onType: (() => void) | undefined
  onTalk: (() => void) | undefined
  /** Closes the card of a conversation that has ended. */
  onDismiss: () => void
  /** The panel of a conversation shows only what the conversation needs. */
  isFolded: boolean
  onFold: (isFolded: boolean) => void
}

const PanelContext = createContext<PanelContextValue | undefined>(undefined)

export const PanelProvider = PanelContext.Provider

export function usePanel(): PanelContextValue {
  const value = use(PanelContext)
  if (!value) throw new Error('A view of the panel is rendered outside of it.')
  return value
}

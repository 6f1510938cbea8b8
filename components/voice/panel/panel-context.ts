import { createContext, use, type ReactNode, type RefObject } from 'react'
import type { BrowserFamily } from './browser-family'
import type { Contact } from './card'
import type { RecordingState } from './recording-consent'

/** What more than one view of the panel needs, whatever the call is doing. */
export interface PanelContextValue {
  browser: BrowserFamily
  contact: Contact
  recording: RecordingState
  /** The way to read about privacy. */
  privacyLink?: ReactNode
  /** Shown under what is said, while the conversation goes on. */
  belowTranscript?: ReactNode
  /** Of the view's title, which takes the focus. */
  titleRef: RefObject<HTMLHeadingElement | null>
  onRecording: (isAllowed: boolean) => void
  /** False when the text was refused. */
  onSend: (text: string) => boolean
  /** Another call, which goes on with the conversation. */
  onCallAgain: () => void
  /** Go on in writing, or by voice, with the conversation so far; undefined where there is only the other. */
  onType: (() => void) | undefined
  onTalk: (() => void) | undefined
  /** Closes the card of a conversation that is over. */
  onDismiss: () => void
}

const PanelContext = createContext<PanelContextValue | undefined>(undefined)

export const PanelProvider = PanelContext.Provider

export function usePanel(): PanelContextValue {
  const value = use(PanelContext)
  if (!value) throw new Error('A view of the panel is rendered outside of it.')
  return value
}

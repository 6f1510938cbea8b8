import type { CreateWebCallBody } from '../../api'
import type { OpenChat } from '../conversation/ports'
import type { SessionPorts } from '../session/ports'

/** What a call needs of the browser, the network and the media library. Replaced in tests by `createFakePlatform`. */
export interface CallEnvironment extends Pick<
  SessionPorts,
  'transports' | 'microphone' | 'audio' | 'isOnline'
> {
  /** Creates the web call that the body asks for; resolves with the platform's answer. */
  createWebCall(signal: AbortSignal, body: CreateWebCallBody): Promise<unknown>
  /** Answers the turns of a chat. Without it a chat goes to the platform. */
  openChat?: OpenChat
}

import type { CreateWebCallBody } from '../../api'
import type { ErrorTexts } from '../errors'
import type { OpenChat } from '../conversation/ports'
import type { SessionPorts } from '../session/ports'

/** What a call needs of the browser, the network and the media library. Replaced in tests by `createFakeEnvironment`. */
export interface CallEnvironment extends Pick<
  SessionPorts,
  'transports' | 'microphone' | 'audio' | 'isOnline'
> {
  /** Creates the web call that the body asks for; resolves with the platform's answer. */
  createWebCall(signal: AbortSignal, body: CreateWebCallBody): Promise<unknown>
  /** Answers the turns of a chat. Without it a chat goes to the platform. */
  openChat?: OpenChat
}

/** Options of the class, the client and the hooks alike. */
export interface CallOptions {
  /** Texts of your own for the visitor, in `visitorText` and `visitorMessage` of every error. Default: English ones. */
  errorTexts?: ErrorTexts | undefined
  /** Replaces network, media library and microphone in tests; see `createFakeEnvironment` in `voice/testing`. */
  environment?: CallEnvironment | undefined
  /** @deprecated Is `environment` now. */
  platform?: CallEnvironment | undefined
}

/** The environment that an app has given, under either name. */
export const environmentOf = ({ environment, platform }: CallOptions): CallEnvironment | undefined =>
  environment ?? platform

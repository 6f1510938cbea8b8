import type { DailyCall } from '../daily/types'
import type { CallControls } from './controls'

/** First argument of a method of the media library's call object. */
export type CallArgument<M extends keyof DailyCall> = DailyCall[M] extends (...args: infer A) => unknown
  ? A[0]
  : never

/** What a method of the media library's call object resolves to. */
export type CallResult<M extends keyof DailyCall> = DailyCall[M] extends (...args: never[]) => infer R
  ? Awaited<R>
  : never

/** The methods of `CallControls`, which the code that is loaded with the first call implements. */
export type ControlMethods = Pick<CallControls, keyof CallControls>

/** Play state of a media file that is played into the room. */
export type RemotePlayerState = 'play' | 'pause'

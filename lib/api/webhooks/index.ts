/**
 * Answers what the voice platform sends to your server.
 *
 * - `createServerMessageHandler({ verify, handlers })` is a function from `Request` to `Response`: it runs on
 *   edge runtimes, Cloudflare Workers and as a Next.js route handler.
 * - `toNodeListener(handler)` is the same for `http.createServer` and Express.
 * - `parseServerMessage(body)` reads a body that your own code has already verified.
 */
export {
  ASSISTANT_REQUEST_TIMEOUT_MS,
  createServerMessageHandler,
  DEFAULT_HANDLER_TIMEOUT_MS,
  DEFAULT_MAX_BYTES,
  type HandlerContext,
  type ServerMessageHandler,
  type ServerMessageHandlerOptions,
  type ServerMessageHandlers,
} from './handler'
export {
  parseServerMessage,
  type ServerMessage,
  type ServerMessageAnswers,
  type ServerMessageOf,
  type ServerMessageType,
  type UnknownServerMessage,
} from './messages'
export { answerToolCalls, toolCallArguments, type ServerTool } from './tool-calls'
export type { VoiceAudio } from './answer'
export { HandlerTimeoutError, RefusedMessageError } from './errors'
export { toNodeListener } from './node'
export type { ReplayStore } from './replay'
export type { Verify } from './verify'
export { verifyHmac, type HmacPlan } from './verify-hmac'
export { verifyBearer, verifySecret, type BearerPlan } from './verify-secret'
export type { Clock } from '../../timing/clock'
export type { Unrecognized } from '../schema.generated'

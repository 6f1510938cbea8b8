/**
 * The voice platform's management API.
 *
 * - `createManagementClient({ token })` has every operation: `client.assistants.create({ … })`,
 *   `client.testSuites.runs.get(testSuiteId, id)`, `for await (… of client.calls.iterate())`, and the raw
 *   verbs, `client.GET('/assistant/{id}', { params: { path: { id } } })`.
 * - `createClientFor({ calls }, { token })` has those resources only; each is an export of its own.
 *
 * The call library uses only `createWebCall` and the errors:
 *
 * - `createWebCall({ token, body, baseUrl?, fetch?, signal?, timeoutMs? })` resolves to the created call.
 * - Everything that goes wrong is an `ApiFailure`; its `code` says what:
 *   `api-error` (ApiError: status, body, response, requestId), `network`, `timeout`, `aborted`,
 *   `bad-response` (2xx whose body is empty, not JSON, an error or not a call; ApiStreamError where the error
 *   comes in the middle of a stream).
 *
 * The token is in no message, cause or property of an error.
 */
export {
  createWebCall,
  WEB_CALL_TIMEOUT_MS,
  type CreateWebCallBody,
  type CreateWebCallOptions,
  type WebCall,
} from './create-web-call'
export {
  createWebChat,
  type CreateWebChatBody,
  type CreateWebChatOptions,
  type WebChatMessage,
} from './create-web-chat'
export { editable } from './editable'
export {
  ApiAbortError,
  ApiBadResponseError,
  ApiError,
  ApiFailure,
  ApiNetworkError,
  ApiStreamError,
  ApiTimeoutError,
} from './errors'
export type { ChatEvent, ResponseEvent } from './chat-events'
export type { ChatStream } from './chat-types'
export type { Clock } from '../timing/clock'
export type { Fetch, FetchInit, FetchResponse } from './fetch'
export { createClientFor, createManagementClient, type ManagementClient } from './management-client'
export * from './operations.generated'
export type { CallOptions, ClientOptions, UploadOptions } from './options'
export type { OnProgress, Progress, StreamFile, Upload } from './upload'
export { DEFAULT_BASE_URL } from './server.generated'
export type { components, operations, paths, Unrecognized } from './schema.generated'
// Exported by name, because these win over schemas of the same name.
export type {
  Assistant,
  AssistantOverrides,
  Call,
  Campaign,
  Chat,
  ClientInboundMessage,
  ClientMessage,
  CreateAssistant,
  CreateCall,
  CreateTool,
  EndedReason,
  Model,
  PhoneNumber,
  ServerMessage,
  ServerMessageResponse,
  Session,
  Squad,
  StoredFile,
  StructuredOutput,
  Tool,
  Transcriber,
  UpdateAssistant,
  Voice,
} from './types'
export type * from './schema-names.generated'

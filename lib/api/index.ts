/**
 * The voice platform's management API. What the call core needs of it is `createWebCall` and the errors:
 *
 * - `createWebCall({ token, body, baseUrl?, fetch?, signal?, timeoutMs? })` resolves to the created call.
 * - Everything that goes wrong is an `ApiFailure`; its `code` says what:
 *   `api-error` (ApiError: status, body, response, requestId), `network`, `timeout`, `aborted`,
 *   `bad-response` (2xx whose body is empty, not JSON, an error or not a call).
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
  ApiAbortError,
  ApiBadResponseError,
  ApiError,
  ApiFailure,
  ApiNetworkError,
  ApiTimeoutError,
} from './errors'
export type { Fetch } from './exchange'
export { DEFAULT_BASE_URL } from './operations.generated'
export type { components, operations, paths } from './schema.generated'

import { ApiAbortError } from './errors'
import { describeRequest, failureOf, parsed, type ExchangeOptions, type Reader } from './exchange'

/**
 * How the body of a 2xx answer is read if it is not required to be JSON. `anything` is the JSON value, else the text;
 * undefined if the body is empty.
 */
export type ReadAs = 'anything' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

/** The reader for one of these. The signal ends a stream that is still being read. */
export const readerOf =
  (as: ReadAs, { signal, token }: Pick<ExchangeOptions, 'signal' | 'token'>): Reader =>
  async (response, request) => {
    if (as === 'stream') return abortable(response.body ?? new Blob().stream(), request, { signal, token })
    if (as !== 'anything') return response[as]()
    const text = await response.text()
    return parsed(text) ?? (text || undefined)
  }

/** The same stream, with the errors of this client; it fails when the signal fires. It removes its listener when it ends, fails or is cancelled. */
function abortable(
  body: ReadableStream<Uint8Array>,
  request: Request,
  { signal, token }: Pick<ExchangeOptions, 'signal' | 'token'>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let release = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const abort = () => {
        release()
        controller.error(new ApiAbortError(describeRequest(request), signal?.reason))
        // A body that has failed rejects here too; its reader already has that error.
        reader.cancel().catch(() => undefined)
      }
      release = () => signal?.removeEventListener('abort', abort)
      signal?.addEventListener('abort', abort)
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(failureOf(error, request, token, true))
      }
      release()
    },
    async cancel(reason) {
      release()
      await reader.cancel(reason)
    },
  })
}

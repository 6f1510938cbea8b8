import { ApiAbortError } from './errors'
import { failureOf, parsed, type ExchangeOptions, type Reader } from './exchange'
import { isStream, readerOf, type ApiRequest, type FetchResponse, type PieceReader } from './fetch'
import { describeRequest } from './request'

/**
 * How the body of a 2xx answer is read if it is not required to be JSON. `anything` is the JSON value, else the text;
 * undefined if the body is empty.
 */
export type ReadAs = 'anything' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

/** The reader for one of these. The signal ends a stream that is still being read. */
export const readerFor =
  (as: ReadAs, { signal, token }: Pick<ExchangeOptions, 'signal' | 'token'>): Reader =>
  async (response, request) => {
    if (as === 'blob') return blobOf(response)
    if (as === 'arrayBuffer') return response.arrayBuffer()
    if (as === 'stream') {
      const body = isStream(response.body) ? response.body : (await blobOf(response)).stream()
      return abortable(readerOf(body), request, { signal, token })
    }
    const text = await response.text()
    return as === 'text' ? text : (parsed(text) ?? (text || undefined))
  }

/** The `Blob` of this runtime. Another implementation of `fetch` may use another class. */
async function blobOf(response: FetchResponse): Promise<Blob> {
  if (response instanceof Response) return response.blob()
  const type = response.headers.get('content-type') ?? ''
  return new Blob([await response.arrayBuffer()], { type })
}

/** A stream with the errors of this client; it fails when the signal fires. It removes its listener when it ends, fails or is cancelled. */
function abortable(
  reader: PieceReader,
  request: ApiRequest,
  { signal, token }: Pick<ExchangeOptions, 'signal' | 'token'>,
): ReadableStream<Uint8Array> {
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
        if (!done && value) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(failureOf(error, request, token, 'answered'))
      }
      release()
    },
    async cancel() {
      release()
      await reader.cancel()
    },
  })
}

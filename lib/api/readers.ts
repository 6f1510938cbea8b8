import { ApiAbortError } from './errors'
import { describe, parsed, type ExchangeOptions, type Reader } from './exchange'

/**
 * How the body of a good answer is read where it is not JSON that must be there. `anything` is JSON, or the text
 * where it is none, or undefined where there is nothing.
 */
export type ReadAs = 'anything' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

/** Reads a body so. The signal ends a stream that is still being read. */
export const readerOf =
  (as: ReadAs, { signal }: Pick<ExchangeOptions, 'signal'>): Reader =>
  async (response, request) => {
    if (as === 'stream') return abortable(response.body ?? new Blob().stream(), request, signal)
    if (as !== 'anything') return response[as]()
    const text = await response.text()
    return parsed(text) ?? (text || undefined)
  }

/** The same stream. It listens to the signal until it ends, fails or is cancelled, and no longer. */
function abortable(
  body: ReadableStream<Uint8Array>,
  request: Request,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let release = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const abort = () => {
        release()
        controller.error(new ApiAbortError(describe(request), signal?.reason))
        // A body that failed by itself rejects here too, which its reader has seen.
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
        controller.error(error)
      }
      release()
    },
    async cancel(reason) {
      release()
      await reader.cancel(reason)
    },
  })
}

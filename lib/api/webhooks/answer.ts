/** Audio for `voice-request`: 16-bit PCM of one channel at the rate that the message asks for, in one piece or as a stream. */
export type VoiceAudio =
  Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | Response

/** The answer to `voice-request`. A stream is passed on piece by piece, so that the caller hears it early. */
export function audioResponse(audio: unknown): Response {
  if (audio instanceof Response) return audio
  const body = bodyOf(audio)
  if (!body)
    throw new TypeError(
      'voice-request is answered with audio: bytes, a Blob, a stream or a Response, never JSON.',
    )
  return new Response(body, { headers: { 'content-type': 'application/octet-stream' } })
}

function bodyOf(audio: unknown): BodyInit | undefined {
  if (ArrayBuffer.isView(audio)) return audio as Uint8Array<ArrayBuffer>
  if (audio instanceof ArrayBuffer || audio instanceof Blob || audio instanceof ReadableStream) return audio
  if (typeof audio !== 'object' || audio === null || !(Symbol.asyncIterator in audio)) return undefined
  const pieces = (audio as AsyncIterable<Uint8Array<ArrayBuffer>>)[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

/** An answer that can be given again. */
export interface KeptAnswer {
  status: number
  headers: [name: string, value: string][]
  bytes: ArrayBuffer
}

/** Converts the return value of a handler: a `Response` is sent unchanged, anything else as JSON. */
export const jsonResponse = (returned: unknown): Response =>
  returned instanceof Response ? returned : Response.json(returned ?? {})

/** A response, read so that it can be given again. */
export const keptAnswer = async (response: Response): Promise<KeptAnswer> => ({
  status: response.status,
  headers: [...response.headers],
  bytes: await response.arrayBuffer(),
})

/** Whether the answer makes the platform send the message again. */
export const isFailure = ({ status }: KeptAnswer) => status >= 500

/** A new response, whose body no other code reads. */
export const responseOf = ({ status, headers, bytes }: KeptAnswer): Response =>
  new Response(bytes.byteLength > 0 ? bytes.slice(0) : null, { status, headers })

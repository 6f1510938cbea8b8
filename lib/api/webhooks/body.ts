import { RefusedMessageError } from './errors'

/** Reads a body of at most `maxBytes`; rejects with a 413, and stops reading, as soon as there are more. */
export async function readBody({ headers, body }: Request, maxBytes: number): Promise<Blob> {
  const reader = body?.getReader()
  const chunks: BlobPart[] = []
  let bytes = 0
  let chunk: Uint8Array<ArrayBuffer> | undefined
  do {
    if (bytes > maxBytes || Number(headers.get('content-length')) > maxBytes) {
      await reader?.cancel()
      throw new RefusedMessageError(413, `The body has more than ${maxBytes} bytes.`)
    }
    chunk = (await reader?.read())?.value
    bytes += chunk?.length ?? 0
    chunks.push(chunk ?? '')
  } while (chunk)
  return new Blob(chunks)
}

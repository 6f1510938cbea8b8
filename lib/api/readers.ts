import { parsed, type Reader } from './exchange'

/**
 * How the body of a good answer is read where it is not JSON that must be there. `anything` is JSON, or the text
 * where it is none, or undefined where there is nothing.
 */
export type ReadAs = 'anything' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

const readerOf =
  (as: ReadAs): Reader =>
  async (response) => {
    if (as === 'stream') return response.body
    if (as !== 'anything') return response[as]()
    const text = await response.text()
    return parsed(text) ?? (text || undefined)
  }

/** The options of an exchange that takes the body so; a stream is still under the caller's signal later. */
export const readingAs = (as: ReadAs) => ({ read: readerOf(as), staysOpen: as === 'stream' })

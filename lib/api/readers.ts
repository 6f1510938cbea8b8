import { parsed, type Reader } from './exchange'

/** How the body of a good answer is taken where it is not JSON that must be there. */
export type ReadAs = 'anything' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

const readers: Record<ReadAs, Reader> = {
  /** JSON, or the text where it is none, or undefined where there is nothing. */
  anything: async (response) => {
    const text = await response.text()
    return parsed(text) ?? (text || undefined)
  },
  text: (response) => response.text(),
  blob: (response) => response.blob(),
  arrayBuffer: (response) => response.arrayBuffer(),
  stream: async (response) => response.body,
}

/** The options of an exchange that takes the body so; a stream is still under the caller's signal later. */
export const readingAs = (as: ReadAs) => ({ read: readers[as], staysOpen: as === 'stream' })

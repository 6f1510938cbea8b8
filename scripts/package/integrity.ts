import { createHash } from 'node:crypto'

/** The value of `integrity` with which a browser refuses a file that was changed (sub-resource integrity). */
export const integrityOf = (contents: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(contents).digest('base64')}`

import { recordings, tradeRecordings, type Recording } from './recordings'

/** Every voice demonstration: those of the page, then those of trades. A file of its own, because Home loads only the others. */
export const allRecordings: readonly Recording[] = [...recordings, ...tradeRecordings]

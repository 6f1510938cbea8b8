import { systemClock } from './clock'
import { withDeadline } from './deadline'

/** In milliseconds: a download that stalls never fails by itself. */
const LOAD_LIMIT_MS = 20_000

/** What a dynamic import resolves to. Rejects when it fails or takes longer than 20 s. */
export const withLoadLimit = <T>(code: Promise<T>): Promise<T> =>
  withDeadline(code, { clock: systemClock, limitMs: LOAD_LIMIT_MS }, (): never => {
    throw new Error(`It took more than ${LOAD_LIMIT_MS / 1000} s.`)
  })

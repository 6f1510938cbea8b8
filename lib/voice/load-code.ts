import { systemClock } from '../timing/clock'
import { withDeadline } from '../timing/deadline'
import { LoadError } from './errors'

/** In milliseconds: a download that stalls never fails by itself. */
const LOAD_LIMIT_MS = 20_000

/** What a dynamic import resolves to. Rejects with a `LoadError` when it fails or takes longer than 20 s. */
export async function loadCode<T>(code: Promise<T>): Promise<T> {
  try {
    return await withDeadline(code, { clock: systemClock, limitMs: LOAD_LIMIT_MS }, (): never => {
      throw new Error(`It took more than ${LOAD_LIMIT_MS / 1000} s.`)
    })
  } catch (cause) {
    throw new LoadError(cause)
  }
}

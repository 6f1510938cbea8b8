import { withLoadLimit } from '../../timing/load-limit'
import { LoadError } from '../errors'

/** What a dynamic import resolves to. Rejects with a `LoadError` when it fails or takes longer than 20 s. */
export async function loadCode<T>(code: Promise<T>): Promise<T> {
  try {
    return await withLoadLimit(code)
  } catch (cause) {
    throw new LoadError(cause)
  }
}

import { isRecord } from './errors'

/** Error messages of the runtimes about a wrong address, header or option, or about a mistake in the program. */
const MISTAKE =
  /failed to (execute|construct)|request ?(init|constr)|(parse|valid|absolute|unknown) (url|scheme|protocol|header)|is (undefined|null|not (an? |defined|iterable))|can(not|'t) (read|access|destruct|set|convert|use)|constant variable|circular/i

/**
 * Whether `fetch` rejected because of the request or of a mistake in its code, and not because of the network. Both are
 * a TypeError in most runtimes, so that the code or the message tells them apart. A retry would fail in the same way.
 */
export function isSetUpError(thrown: unknown): boolean {
  // Not `instanceof`, because errors of another realm, for example in a test environment, have other classes.
  if (!isRecord(thrown)) return false
  if (thrown.name !== 'TypeError') return /^(Reference|Range|Syntax)Error$/.test(String(thrown.name))
  return [thrown, thrown.cause].some(
    (error) =>
      isRecord(error) &&
      (/^(UND_)?ERR_INVALID/.test(String(error.code)) || MISTAKE.test(String(error.message))),
  )
}

/** An argument or a setting that the user of a command has to change, in a sentence. */
export class UsageError extends Error {}

/**
 * Runs a command; resolves with its exit code. An error that its user can correct is logged as a sentence and is 1: a
 * {@link UsageError}, an unknown option, and what `expected` adds. Any other is a fault of the command and is thrown.
 */
export async function exitCodeOf(
  run: () => Promise<number>,
  logError: (line: string) => void,
  expected: readonly (abstract new (...args: never[]) => Error)[] = [],
): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const isUnknownOption = error instanceof TypeError && 'code' in error
    const isExpected = [UsageError, ...expected].some((kind) => error instanceof kind)
    if (!isUnknownOption && !isExpected) throw error
    logError((error as Error).message)
    return 1
  }
}

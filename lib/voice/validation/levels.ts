import { ValidationError } from '../errors'
import { kindOf } from './kind'

/** Shortest interval between level reports, in milliseconds (specification, section 5). */
export const MIN_LEVEL_INTERVAL_MS = 100

export function checkLevelInterval(intervalMs: unknown): void {
  if (typeof intervalMs === 'number' && intervalMs >= MIN_LEVEL_INTERVAL_MS) return
  throw new ValidationError({
    field: 'intervalMs',
    limit: `a number of at least ${MIN_LEVEL_INTERVAL_MS} ms`,
    received: kindOf(intervalMs),
  })
}

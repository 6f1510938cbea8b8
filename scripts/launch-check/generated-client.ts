import { generate, isStale } from '../api/generated-files'
import { OPENAPI_ROOT, readSpec } from '../api/load'
import type { CheckResult } from './finding'

/** Whether the API client is what its specification generates today. */
export async function checkGeneratedClient(): Promise<CheckResult> {
  const [stale] = await isStale(await generate(await readSpec(OPENAPI_ROOT)))
  if (stale === undefined) return { findings: [] }
  return {
    findings: [
      {
        check: 'generated client',
        level: 'must',
        file: stale,
        what: 'The API client is older than its specification.',
        todo: 'Run `npm run api:generate` and keep what it writes.',
      },
    ],
  }
}

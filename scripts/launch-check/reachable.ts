import type { CheckResult, Finding } from './finding'

const TIMEOUT_MS = 10_000
const SCHEDULING = ['NEXT_PUBLIC_DISCOVERY_CALL_URL', 'NEXT_PUBLIC_DEEP_DIVE_URL'] as const

export interface ReachableInput {
  environment: Record<string, string | undefined>
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>
  /** Resolves when this machine is online, rejects when it is not. */
  online: () => Promise<unknown>
}

/** Whether the scheduling pages answer, when this machine is online to ask. */
export async function checkReachable({ environment, fetch, online }: ReachableInput): Promise<CheckResult> {
  const pages = SCHEDULING.flatMap((name) => {
    const url = environment[name]?.trim()
    return url && URL.canParse(url) ? [{ name, url }] : []
  })
  if (pages.length === 0) return { findings: [] }
  try {
    await online()
  } catch {
    return { findings: [], skipped: [{ check: 'scheduling pages', why: 'This machine is offline.' }] }
  }
  const findings = await Promise.all(
    pages.map(async ({ name, url }): Promise<Finding[]> => {
      const answer = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (typeof answer !== 'string' && answer.ok) return []
      const why = typeof answer === 'string' ? answer : `status ${answer.status}`
      return [
        {
          check: 'scheduling pages',
          level: 'must',
          file: '.env',
          what: `${name} does not answer (${why}): ${url}`,
          todo: 'Open it in a browser; correct the address or publish the page.',
        },
      ]
    }),
  )
  return { findings: findings.flat() }
}

import type { CheckResult, Finding } from './finding'
import type { Link } from './links'

const TIMEOUT_MS = 10_000
const SCHEDULING = ['NEXT_PUBLIC_DISCOVERY_CALL_URL', 'NEXT_PUBLIC_DEEP_DIVE_URL'] as const

interface ReachableInput {
  environment: Record<string, string | undefined>
  /** Links of the site to other hosts. */
  links?: readonly Link[]
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>
  /** Resolves when this machine is online, rejects when it is not. */
  online: () => Promise<unknown>
}

/** Whether the scheduling pages and the site's links answer, when this machine is online to ask. */
export async function checkReachable(input: ReachableInput): Promise<CheckResult> {
  const { environment, links = [], fetch, online } = input
  const pages = SCHEDULING.flatMap((name) => {
    const url = environment[name]?.trim()
    return url && URL.canParse(url) ? [{ name, url }] : []
  })
  if (pages.length + links.length === 0) return { findings: [] }
  try {
    await online()
  } catch {
    return {
      findings: [],
      skipped: [{ check: 'scheduling pages and other hosts', why: 'This machine is offline.' }],
    }
  }
  const ask = async (url: string): Promise<number | string> =>
    fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok, status }) => (ok ? 200 : status),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  const findings = await Promise.all([
    ...pages.map(async ({ name, url }): Promise<Finding[]> => {
      const answer = await ask(url)
      if (answer === 200) return []
      const what = `${name} does not answer (${said(answer)}): ${url}`
      const todo = 'Open it in a browser; correct the address or publish the page.'
      return [{ check: 'scheduling pages', level: 'must', file: '.env', what, todo }]
    }),
    ...links.map(async ({ url, name = url, goneStatuses = [404, 410], file, line }): Promise<Finding[]> => {
      const answer = await ask(url)
      // Some hosts refuse every client that is not a browser, so only an address that is certainly gone is a finding.
      if (typeof answer === 'number' && !goneStatuses.includes(answer)) return []
      const what = `Broken link: ${name} does not answer (${said(answer)}).`
      return [
        { check: 'links', level: 'must', file, line, what, todo: 'Correct the address, or take it away.' },
      ]
    }),
  ])
  return { findings: findings.flat() }
}

const said = (answer: number | string) => (typeof answer === 'number' ? `status ${answer}` : answer)

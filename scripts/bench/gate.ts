import { createCallGate, memoryCounters } from '../../examples/call-gate/gate'
import { serve } from '../local/serve'

const RUNS = 1_000
const ORIGIN = 'https://agency.example'
/** The longest that a visitor may wait for a token, in milliseconds, as the median. */
const LIMIT_MS = 100

/** Measures how long a page waits for its token, with the gate on this machine, and that pages of other origins get none. */
export async function run(): Promise<undefined> {
  const gate = createCallGate({
    orgId: 'org',
    privateKey: 'private-key',
    assistantIds: ['assistant'],
    origins: [ORIGIN],
    budget: { perVisitorPerDay: RUNS, perHour: RUNS * 2, perDay: RUNS * 2 },
    counters: memoryCounters(),
  })

  const server = await serve(async (request, response) => {
    const { origin = '' } = request.headers
    const answer = await gate(
      new Request(`http://gate.example${request.url}`, {
        method: request.method ?? 'POST',
        headers: { origin },
      }),
      // Each visitor has an address of its own.
      request.headers['x-address']?.toString() ?? '203.0.113.7',
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })

  async function ask(origin: string, run: number) {
    const before = performance.now()
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { origin, 'x-address': `198.51.100.${run}` },
    })
    await response.text()
    return { tookMs: performance.now() - before, status: response.status }
  }

  const times: number[] = []
  let tokensElsewhere = 0
  for (let run = 0; run < RUNS; run++) {
    const { tookMs, status } = await ask(ORIGIN, run)
    if (status !== 200) throw new Error(`The gate answered ${status}.`)
    times.push(tookMs)
    if ((await ask('https://elsewhere.example', run)).status === 200) tokensElsewhere++
  }
  await server.close()

  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(RUNS * share)] ?? NaN
  console.log(`A token takes ${at(0.5).toFixed(1)} ms (p50), ${at(0.95).toFixed(1)} ms (p95), of ${RUNS}.`)
  console.log(`Tokens for another origin: ${tokensElsewhere} of ${RUNS}.`)
  if (at(0.5) > LIMIT_MS || tokensElsewhere > 0) process.exitCode = 1
}

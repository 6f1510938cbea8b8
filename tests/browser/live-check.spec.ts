import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { serve } from '@/scripts/local/serve'
import { createSandbox } from '@/scripts/sandbox/server'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'

/** Runs the command against a sandbox at another address, which stands for the live platform. */
async function liveCheck(behaviour: string, ...args: string[]) {
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY })
  const server = await serve((request, response) => void sandbox.handle(request, response), 'localhost')
  const env = {
    ...process.env,
    NEXT_PUBLIC_VOICE_PUBLIC_KEY: SANDBOX_PUBLIC_KEY,
    NEXT_PUBLIC_VOICE_ASSISTANT_ID: SANDBOX_ASSISTANT_ID,
    NEXT_PUBLIC_VOICE_API_URL: `${server.url}/sandbox/platform/${behaviour}/scenario/live-check/api`,
    NEXT_PUBLIC_VOICE_CALL_BUNDLE_URL: `${server.url}/sandbox/call-machine-object-bundle.js`,
  }
  const cli = spawn(process.execPath, ['--import', 'tsx', 'scripts/live-check.ts', ...args], { env })
  let output = ''
  for (const stream of [cli.stdout, cli.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise((resolve) => cli.on('close', resolve))
  await server.close()
  const [, record] = /is in (\S+\.json)\./.exec(output) ?? []
  if (record) rmSync(record)
  return { code, output }
}

test('without a flag it says what it would cost, and does nothing', async () => {
  const { code, output } = await liveCheck('documented')
  expect(code).toBe(1)
  expect(output).toMatch(/one call of at most 3 minutes and 8 turns of chats .* at most about \$0\.\d\d\./)
  expect(output).toContain('Nothing was done. Run it again with -- --yes.')
})

test('against an unkind platform it names what differs from the documents, and what plays it', async () => {
  test.setTimeout(240_000)
  const { code, output } = await liveCheck('unkind', '--yes')
  expect(code, output).toBe(2)
  for (const behaviour of ['object-arguments', 'doubled-calls', 'no-result', 'no-status', 'no-goodbye'])
    expect(output).toContain(`the sandbox plays it as “${behaviour}”`)
  expect(output).toContain('/chat/web/responses, streamed: as the sandbox')
  expect(output).not.toContain(SANDBOX_PUBLIC_KEY)
})

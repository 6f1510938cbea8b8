import spawn from 'cross-spawn'
import { freePort } from '@/tests/support/free-port'
import { endProgram } from '@/tests/support/run-program'

it('npm run sandbox serves the sandbox without the site, and prints what another app needs to use it', async () => {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/sandbox.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const printed = await new Promise<string>((resolve, reject) => {
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('scenarios ')) resolve(output)
      })
      child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)))
    })
    const valueOf = (name: string) => new RegExp(`${name} +(\\S+)`).exec(printed)?.[1] ?? ''
    const answer = await fetch(`${valueOf('API')}/call/web`, {
      method: 'POST',
      headers: { authorization: `Bearer ${valueOf('public key')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ assistantId: valueOf('assistant id') }),
    })
    expect(answer.status).toBe(201)
    expect((await answer.json()) as object).toMatchObject({
      webCallUrl: expect.stringContaining(`:${port}/sandbox/room/`),
    })
  } finally {
    await endProgram(child)
  }
})

import { createServerMessageHandler, toNodeListener, verifyHmac } from '@/lib/api/webhooks'
import { serve } from '@/scripts/local/serve'
import { createSandbox } from '@/scripts/sandbox/server'
import {
  PACE_COOKIE,
  SANDBOX_PUBLIC_KEY,
  SANDBOX_SERVER_SECRET,
  SCENARIO_COOKIE,
} from '@/scripts/sandbox/settings'
import { placeCall, platformMessages } from '@/tests/support/daily-call'
import { serveDailyPage } from '@/tests/support/daily-page'
import { expect, test } from './sandbox-test'

test('a handler of server messages answers a call', { tag: '@exhaustive' }, async ({ page, context }) => {
  const heard: string[] = []
  let transcript: string | undefined
  const handle = createServerMessageHandler({
    verify: verifyHmac({ secretKey: SANDBOX_SERVER_SECRET, algorithm: 'sha256' }),
    handlers: {
      'status-update': ({ status }) => void heard.push(status),
      'tool-calls': ({ toolCallList }) => {
        heard.push('tool-calls')
        return {
          results: toolCallList.map(({ id, function: { name } }) => ({
            toolCallId: id,
            name,
            result: 'Booked',
          })),
        }
      },
      'end-of-call-report': ({ endedReason, artifact }) => {
        heard.push(endedReason)
        transcript = artifact.transcript
      },
    },
  })
  const server = await serve(toNodeListener(handle))
  const local = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY, serverUrl: server.url })
  const sandbox = await serve((request, response) => void local.handle(request, response))
  const dailyPage = await serveDailyPage(sandbox.url)
  try {
    await context.addCookies([
      { name: SCENARIO_COOKIE, value: 'server-messages', url: dailyPage.url },
      { name: PACE_COOKIE, value: '4', url: dailyPage.url },
    ])
    await page.goto(dailyPage.url)
    await placeCall(page)
    await expect.poll(() => heard).toContain('assistant-ended-call')
    expect(heard).toEqual(['in-progress', 'tool-calls', 'ended', 'assistant-ended-call'])
    expect(transcript).toBe('AI: I am here.\nAI: Go on, I am listening.')
    expect(await platformMessages(page)).toContainEqual(
      expect.objectContaining({
        type: 'tool-calls-result',
        toolCallResult: expect.objectContaining({ name: 'bookTable', result: 'Booked' }),
      }),
    )
  } finally {
    await dailyPage.close()
    await sandbox.close()
    await server.close()
  }
})

import { test as base, expect } from '@playwright/test'
import { DAILY_VERSIONS, type DailyVersion } from '@/tests/support/daily-page'
import { serveVoicePage } from '@/tests/support/voice-page'
import { leftovers, openProbe, recordOf, startCall, untilState } from '@/tests/support/voice-probe'
import type { CallTimeouts } from '@/lib/voice'

const test = base.extend<object, { pages: Record<DailyVersion, string> }>({
  pages: [
    async ({}, provide) => {
      const [oldest, newest] = await Promise.all([serveVoicePage('0.83.1'), serveVoicePage('0.92.2')])
      await provide({ '0.83.1': oldest.url, '0.92.2': newest.url })
      await Promise.all([oldest.close(), newest.close()])
    },
    { scope: 'worker' },
  ],
})

/** Short enough to wait for, long enough for a loaded machine. */
const quick: Partial<CallTimeouts> = {
  webCallMs: 6000,
  mediaMs: 12_000,
  joinMs: 3000,
  listeningMs: 3000,
  setupMs: 3000,
  assistantAudioMs: 1500,
  assistantReturnMs: 1500,
  reconnectMs: 1500,
  farewellMs: 1000,
}

/** A start that fails: its code, and the type of its one error event. */
const refused: [scenario: string, code: string, type: string][] = [
  ['api-400', 'bad-request', 'start-method-error'],
  ['api-401', 'unauthorized', 'start-method-error'],
  ['api-402', 'payment-required', 'start-method-error'],
  ['api-403', 'forbidden', 'start-method-error'],
  ['api-404', 'not-found', 'start-method-error'],
  ['api-429', 'rate-limited', 'start-method-error'],
  ['api-500', 'server', 'start-method-error'],
  ['api-503', 'server', 'start-method-error'],
  ['api-malformed-json', 'bad-response', 'start-method-error'],
  ['api-empty-body', 'bad-response', 'start-method-error'],
  ['api-error-body', 'bad-response', 'start-method-error'],
  ['api-no-url', 'bad-response', 'start-method-error'],
  ['api-null', 'bad-response', 'start-method-error'],
  ['api-html', 'bad-response', 'start-method-error'],
  ['api-hang', 'timeout', 'start-method-error'],
  ['api-reset', 'network', 'start-method-error'],
  ['bundle-404', 'media-load', 'daily-call-object-creation-error'],
  ['bundle-reset', 'media-load', 'daily-call-object-creation-error'],
  ['bundle-not-a-script', 'media-load', 'daily-call-object-creation-error'],
  ['join-hang', 'timeout', 'daily-call-join-error'],
  ['join-ejected', 'ejected', 'daily-call-join-error'],
  ['join-nbf-room', 'room-not-open', 'daily-call-join-error'],
  ['join-nbf-token', 'room-not-open', 'daily-call-join-error'],
  ['join-exp-room', 'room-expired', 'daily-call-join-error'],
  ['join-exp-token', 'room-expired', 'daily-call-join-error'],
  ['join-no-room', 'room-missing', 'daily-call-join-error'],
  ['join-meeting-full', 'room-full', 'daily-call-join-error'],
]

/** A call that begins and ends by itself: how it reads, and whether it failed. */
const ending: [scenario: string, state: string, error: string | undefined][] = [
  ['ejected', 'ended ejected', 'daily-error ejected'],
  ['ejected-then-left', 'ended ejected', 'daily-error ejected'],
  ['room-expires', 'ended room-expired', 'daily-error room-expired'],
  ['connection-error', 'ended connection-lost', 'daily-error connection-lost'],
  ['network-lost', 'ended connection-lost', 'daily-error connection-lost'],
  ['network-lost-with-error', 'ended connection-lost', 'daily-error connection-lost'],
  ['silence-timeout', 'ended silence', undefined],
  ['left-by-server', 'ended customer', undefined],
  ['assistant-ends-call', 'ended assistant', undefined],
  ['assistant-ends-call-quietly', 'ended assistant', undefined],
  ['assistant-leaves', 'ended assistant-left', 'call-error assistant-left'],
  ['assistant-never-comes', 'failed assistant-missing', 'call-error assistant-missing'],
  ['assistant-no-audio', 'failed assistant-no-audio', 'call-error assistant-no-audio'],
  ['listening-never', 'failed assistant-silent', 'call-error assistant-silent'],
  // A guest may say "listening" and "ended": neither has a consequence.
  ['guest-in-room', 'failed assistant-silent', 'call-error assistant-silent'],
]

/** A call that goes on, and what it says of what went wrong. */
const surviving: [scenario: string, errors: string[], event?: string][] = [
  ['api-slow', []],
  ['bundle-slow', []],
  ['bundle-fails-once', []],
  ['join-slow', []],
  ['assistant-late', []],
  ['assistant-already-there', []],
  ['assistant-returns', []],
  ['assistant-track-interrupted', []],
  ['assistant-video', [], 'video'],
  ['listening-late', []],
  ['guest-beside-assistant', []],
  ['camera-permissions', [], 'camera-error'],
  ['camera-not-found', [], 'camera-error'],
  ['camera-mic-in-use', [], 'camera-error'],
  ['camera-unknown', [], 'camera-error'],
  ['noise-cancellation-fails', []],
  ['noise-cancellation-rejected', ['audio-processing-setup-error audio-processing']],
  ['level-observer-rejected', ['audio-observer-setup-error audio-observer']],
  ['recording-fails', []],
  ['unparseable-messages', []],
  ['large-message', []],
  ['leave-twice', []],
  ['network-interrupted', [], 'network-connection'],
]

/** On the oldest version one of each kind will do; `VOICE_FAULTS=all` plays them all on both. */
const onOldest =
  /^(api-401|bundle-404|join-(hang|exp-room)|ejected|room-expires|left-by-server|network-.+|assistant-(ends-call|leaves)|noise-.+|unparseable-messages)$/
const isPlayed = (scenario: string, version: DailyVersion) =>
  version === '0.92.2' || process.env.VOICE_FAULTS === 'all' || onOldest.test(scenario)

const unreadable = /\[object|undefined|sandbox-public-key/

for (const version of Object.keys(DAILY_VERSIONS) as DailyVersion[]) {
  test.describe(`on version ${version} of the media library`, () => {
    for (const [scenario, code, type] of refused.filter(([name]) => isPlayed(name, version)))
      test(`${scenario} fails the start as ${code}, with one error and nothing left`, async ({
        page,
        context,
        pages,
      }) => {
        await openProbe(page, context, pages[version], { scenario })
        expect(await startCall(page, quick)).toBe(code)
        const record = await recordOf(page)
        expect(record.errors).toEqual([`${type} ${code}`])
        expect(record.events.slice(-3)).toEqual([`[failed]`, 'error', 'call-start-failed'])
        expect(record.events).not.toContain('call-end')
        expect(record.texts).not.toMatch(unreadable)
        expect(await leftovers(page)).toEqual({
          audioElements: 0,
          liveMicrophones: 0,
          listeners: expect.any(Number),
        })
      })

    for (const [scenario, state, error] of ending.filter(([name]) => isPlayed(name, version)))
      test(`${scenario} ends as "${state}", once, with nothing left`, async ({ page, context, pages }) => {
        await openProbe(page, context, pages[version], { scenario })
        expect(await startCall(page, quick)).toBe('started')
        await untilState(page, state)
        const record = await recordOf(page)
        expect(record.errors).toEqual(error ? [error] : [])
        expect(record.events.filter((event) => event === 'call-end')).toHaveLength(1)
        expect(record.events.filter((event) => event === 'ended')).toHaveLength(
          scenario === 'guest-in-room' ? 2 : 1,
        )
        expect(record.events.indexOf('speech-end')).toBeLessThan(record.events.indexOf('call-end'))
        expect(record.texts).not.toMatch(unreadable)
        expect(await leftovers(page)).toMatchObject({ audioElements: 0, liveMicrophones: 0 })
      })

    for (const [scenario, errors, event] of surviving.filter(([name]) => isPlayed(name, version)))
      test(`${scenario} does not keep the call from going on`, async ({ page, context, pages }) => {
        await openProbe(page, context, pages[version], { scenario })
        expect(
          await startCall(page, {
            ...quick,
            listeningMs: 15_000,
            assistantReturnMs: 5000,
            joinMs: 10_000,
            webCallMs: 10_000,
          }),
        ).toBe('started')
        await untilState(page, 'live')
        if (event) await page.waitForFunction((name) => window.probe.record.events.includes(name), event)
        // Long enough for what the scenario does after the first words.
        await page.waitForFunction(
          () =>
            window.probe.record.transcript.some((line) => line.includes('I am here.')) ||
            window.probe.record.transcript.length > 0,
          undefined,
          { timeout: 15_000 },
        )
        await expect.poll(async () => (await recordOf(page)).errors).toEqual(errors)
        // An interruption that has just begun is over in a second.
        await untilState(page, 'live')
        await page.evaluate(() => window.probe.vapi.stop())
        expect((await recordOf(page)).state).toBe('ended customer')
        expect(await leftovers(page)).toMatchObject({ audioElements: 0, liveMicrophones: 0 })
      })
  })
}

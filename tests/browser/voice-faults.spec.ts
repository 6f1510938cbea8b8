import type { CallTimeouts } from '@/lib/voice'
import { TESTED_VERSIONS } from '@/tests/support/daily-page'
import { ENDING_CALLS, REFUSED_STARTS, SURVIVING_CALLS } from '@/tests/support/fault-scenarios'
import { leftovers, nextScenario, recordOf, startCall, untilState } from '@/tests/support/voice-probe'
import { expect, test } from '@/tests/support/voice-test'

/** Room for a loaded machine; what should run out is set shorter with its scenario. */
const patient: Partial<CallTimeouts> = { listeningMs: 15_000, joinMs: 10_000, webCallMs: 10_000 }

const unreadable = /\[object|undefined|sandbox-public-key/
const nothing = { audioElements: 0, liveMicrophones: 0 }

/** Groups small enough to be shared out between workers. */
const inGroupsOf = <T>(size: number, list: T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

const played = <T extends { scenario: string }>(list: T[]) =>
  inGroupsOf(16, list).map((group) => [group.map(({ scenario }) => scenario).join(', '), group] as const)

for (const version of TESTED_VERSIONS)
  test.describe(`on version ${version} of the media library`, () => {
    for (const [names, group] of played(REFUSED_STARTS))
      test(`a start that fails has one error with a code of its own, and releases everything: ${names}`, async ({
        page,
        open,
      }) => {
        test.setTimeout(90_000)
        await open(version)
        for (const { scenario, type, timeouts, ...codes } of group)
          await test.step(scenario, async () => {
            const code = (version === '0.83.1' && codes.codeOnOldest) || codes.code
            await nextScenario(page, scenario)
            expect(await startCall(page, { ...patient, ...timeouts })).toBe(code)
            const record = await recordOf(page)
            expect(record.errors).toEqual([`${type} ${code}`])
            expect(record.events.slice(-3)).toEqual(['[failed]', 'error', 'call-start-failed'])
            expect(record.events).not.toContain('call-end')
            expect(record.texts).not.toMatch(unreadable)
            expect(await leftovers(page)).toMatchObject(nothing)
          })
      })

    for (const [names, group] of played(ENDING_CALLS))
      test(`a call that ends says why, once, and releases everything: ${names}`, async ({ page, open }) => {
        test.setTimeout(90_000)
        await open(version)
        for (const { scenario, state, error, timeouts } of group)
          await test.step(scenario, async () => {
            await nextScenario(page, scenario)
            expect(await startCall(page, { ...patient, ...timeouts })).toBe('started')
            await untilState(page, state)
            const record = await recordOf(page)
            expect(record.errors).toEqual(error ? [error] : [])
            expect(record.events.filter((event) => event === 'call-end')).toHaveLength(1)
            expect(record.events.filter((event) => event === 'ended')).toHaveLength(
              scenario === 'guest-in-room' ? 2 : 1,
            )
            expect(record.events.indexOf('speech-end')).toBeLessThan(record.events.indexOf('call-end'))
            expect(record.texts).not.toMatch(unreadable)
            expect(await leftovers(page)).toMatchObject(nothing)
          })
      })

    for (const [names, group] of played(SURVIVING_CALLS))
      test(`a call goes on in spite of: ${names}`, async ({ page, open }) => {
        test.setTimeout(90_000)
        await open(version)
        for (const { scenario, errors = [], event, until = '' } of group)
          await test.step(scenario, async () => {
            await nextScenario(page, scenario)
            expect(await startCall(page, patient)).toBe('started')
            await page.waitForFunction(
              ([words, name]) =>
                window.probe.record.transcript.some((line) => line.includes(words)) &&
                (name === '' || window.probe.record.events.includes(name)),
              [until, event ?? ''] as const,
              { timeout: 15_000 },
            )
            await expect.poll(async () => (await recordOf(page)).errors).toEqual(errors)
            // An interruption that has just begun is over in a moment.
            await untilState(page, 'live')
            await page.evaluate(() => window.probe.vapi.stop())
            expect((await recordOf(page)).state).toBe('ended customer')
            expect(await leftovers(page)).toMatchObject(nothing)
          })
      })
  })

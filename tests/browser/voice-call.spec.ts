import { TESTED_VERSIONS } from '@/tests/support/daily-page'
import { leftovers, recordOf, startCall, untilState } from '@/tests/support/voice-probe'
import { expect, test } from '@/tests/support/voice-test'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'

declare global {
  interface Window {
    /** Ends the call of the test that starts one with a signal. */
    controller?: AbortController
  }
}

for (const version of TESTED_VERSIONS) {
  test.describe(`a call on version ${version} of the media library`, () => {
    test('begins, speaks, is heard and ends, with the official events in order', async ({ page, goLive }) => {
      await goLive(version)
      await page.waitForFunction(() => window.probe.record.transcript.length > 0)
      // A word may arrive ahead of the first level.
      await page.waitForFunction(() => window.probe.record.events.includes('speech-start'))
      await page.evaluate(() => window.probe.vapi.stop())
      const { events, stages, transcript } = await recordOf(page)
      const official = events.filter((event) => !event.startsWith('['))
      expect(official.filter((event) => event !== 'call-start-success' && event !== 'audio')).toEqual([
        'call-start',
        'speech-start',
        'speech-end',
        'call-end',
        'ended',
      ])
      expect(transcript[0]).toMatch(/^assistant: Hello/)
      expect(stages.filter((stage) => stage.endsWith('completed'))).toEqual([
        'initialization completed',
        'web-call-creation completed',
        'daily-call-object-creation completed',
        'mobile-permissions completed',
        'daily-call-join completed',
        'video-recording-setup completed',
        'audio-observer-setup completed',
        'audio-processing-setup completed',
      ])
    })

    const moments = [
      ['as soon as it has begun', 0],
      ['while the web call is being created', 60],
      ['while the call machine loads', 400],
      ['while joining', 900],
    ] as const
    for (const [when, delayMs] of moments)
      test(
        `hung up ${when} is over within 2 s, and the next one works`,
        { tag: when === 'while joining' ? [] : '@exhaustive' },
        async ({ page, open }) => {
          await open(version, { latency: '300,400,700' })
          const outcome = await page.evaluate(
            async ([assistantId, delay]) => {
              const { vapi } = window.probe
              const started = vapi.startOrThrow(assistantId).then(
                () => 'started',
                (error: { code: string }) => error.code,
              )
              await new Promise((resolve) => setTimeout(resolve, delay))
              const before = performance.now()
              await Promise.all([vapi.stop(), vapi.stop()])
              const stoppedMs = performance.now() - before
              return { stoppedMs, code: await started, settledMs: performance.now() - before }
            },
            [SANDBOX_ASSISTANT_ID, delayMs] as const,
          )
          expect(outcome.code).toBe('aborted')
          expect(outcome.settledMs).toBeLessThan(2000)
          const record = await recordOf(page)
          expect(record.errors).toEqual([])
          expect(record.events).not.toContain('call-end')
          expect(record.events.filter((event) => event === 'call-start-failed')).toHaveLength(1)

          expect(await startCall(page)).toBe('started')
          await untilState(page, 'live')
          expect(await leftovers(page)).toMatchObject({ audioElements: 0, liveMicrophones: 0 })
        },
      )

    test('stopped and started in one tick ends once; the next one lasts', async ({ page, goLive }) => {
      await goLive(version)
      const before = (await recordOf(page)).events.length
      const again = await page.evaluate(async (assistantId) => {
        const { vapi } = window.probe
        void vapi.stop()
        const controller = new AbortController()
        const started = await vapi.start({ assistantId, signal: controller.signal })
        window.controller = controller
        return Boolean(started)
      }, SANDBOX_ASSISTANT_ID)
      expect(again).toBe(true)
      await untilState(page, 'live')
      const events = (await recordOf(page)).events.slice(before)
      expect(events.indexOf('call-end')).toBeLessThan(events.indexOf('call-start-success'))
      expect(events.filter((event) => event === 'call-end')).toHaveLength(1)
      // The signal of a call is as good as stop() for as long as the call lasts.
      await page.evaluate(() => window.controller?.abort())
      await untilState(page, 'ended customer')
      expect(await leftovers(page)).toMatchObject({ audioElements: 0, liveMicrophones: 0 })
    })

    test('whose leaving is never confirmed ends in 2 s, and the next one works', async ({ page, goLive }) => {
      await goLive(version, { scenario: 'leave-hang' })
      const tookMs = await page.evaluate(async () => {
        const before = performance.now()
        await window.probe.vapi.stop()
        return performance.now() - before
      })
      expect(tookMs).toBeLessThan(2000)
      expect(await page.evaluate(() => window.probe.leftovers())).toMatchObject({
        audioElements: 0,
        liveMicrophones: 0,
      })
      expect(await startCall(page)).toBe('started')
      await untilState(page, 'live')
    })

    for (const [scenario, endsItself] of [
      ['leave-ignored', false],
      ['joined-again-left-twice', true],
      ['microphone-kept', false],
      ['microphone-reopened', false],
    ] as const)
      for (const permission of ['granted', 'prompt'])
        test(
          `leaves no microphone open, whatever the media service does with it: ${scenario}, ${permission}`,
          { tag: scenario === 'microphone-reopened' && permission === 'granted' ? [] : '@exhaustive' },
          async ({ page, open }) => {
            if (permission === 'prompt')
              await page.addInitScript(() => {
                navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
              })
            await open(version, { scenario })
            const held = () => page.evaluate(() => window.heldResources())
            for (let call = 1; call <= 2; call++) {
              const { openedMicrophones } = await held()
              await startCall(page)
              if (!endsItself) {
                await untilState(page, 'live')
                await page.evaluate(() => window.probe.vapi.stop())
              }
              await untilState(page, 'ended customer')
              if (scenario === 'microphone-reopened')
                await expect.poll(async () => (await held()).openedMicrophones).toBe(openedMicrophones + 2)
              await expect.poll(async () => (await held()).liveMicrophones).toBe(0)
              await page.evaluate(() => window.probe.reset())
            }
          },
        )

    test('muted before it began can be unmuted, and sends nothing until then', async ({ page, open }) => {
      await open(version)
      const level = () => page.evaluate(() => window.sandboxFarEnd?.callerLevel() ?? 0)
      const mute = (muted: boolean) => page.evaluate((value) => window.probe.vapi.setMuted(value), muted)
      const amplify = (factor: number) =>
        page.evaluate((value) => window.probe.vapi.increaseMicLevel(value), factor)
      await mute(true)
      await startCall(page)
      await untilState(page, 'live')
      expect(await page.evaluate(() => window.probe.vapi.isMuted())).toBe(true)
      expect(await page.evaluate(() => window.sandboxFarEnd?.callerMuted())).toBe(true)
      await mute(false)
      await page.waitForFunction(() => window.sandboxFarEnd?.callerMuted() === false)

      await amplify(4)
      await expect.poll(level).toBeGreaterThan(0.02)
      await mute(true)
      await expect.poll(level).toBeLessThan(0.005)
      await amplify(6)
      await expect.poll(level).toBeLessThan(0.005)
      await mute(false)
      await expect.poll(level).toBeGreaterThan(0.02)
    })

    test('follows the microphone that becomes the system’s own', async ({ page, goLive }) => {
      await goLive(version)
      const chosen = await page.evaluate(async () => {
        const { mediaDevices } = navigator
        const found = (await mediaDevices.enumerateDevices()).map(
          (device) => device.toJSON() as MediaDeviceInfo,
        )
        const microphones = found.filter(({ kind }) => kind === 'audioinput')
        const own = microphones.find(({ deviceId }) => deviceId === 'default')
        const other = microphones.find((device) => device !== own && device.groupId !== own?.groupId)
        if (!own || !other) throw new Error('The browser has only one microphone.')
        mediaDevices.enumerateDevices = async () =>
          found.map((device) =>
            device.deviceId === 'default' && device.kind === 'audioinput'
              ? { ...device, groupId: other.groupId }
              : device,
          )
        mediaDevices.dispatchEvent(new Event('devicechange'))
        return other.deviceId
      })
      const used = () =>
        page.evaluate(
          () =>
            window.probe.vapi
              .getDailyCallObject()
              ?.participants()
              .local.tracks.audio.persistentTrack?.getSettings().deviceId,
        )
      await expect.poll(used).toBe(chosen)
      await expect
        .poll(() => page.evaluate(() => window.sandboxFarEnd?.callerLevel() ?? 0))
        .toBeGreaterThan(0)
      expect((await page.evaluate(() => window.heldResources())).openMicrophones).toBe(1)
      expect(await leftovers(page)).toMatchObject({ liveMicrophones: 0 })
    })

    test('of a page that supplies a track sends it, the second time too, and opens no microphone', async ({
      page,
      open,
    }) => {
      await open(version)
      await page.evaluate((key) => {
        const context = new AudioContext()
        const tone = context.createOscillator()
        const destination = context.createMediaStreamDestination()
        tone.connect(destination)
        tone.start()
        const [audioSource] = destination.stream.getAudioTracks()
        if (!audioSource) throw new Error('The browser made no track.')
        window.probe.vapi = new window.voice.Vapi(
          key,
          '/sandbox/api',
          {
            bundlePathOverride: `${location.origin}/sandbox`,
            callObjectBundleUrlOverride: `${location.origin}/sandbox/call-machine-object-bundle.js`,
          },
          { audioSource },
        )
      }, SANDBOX_PUBLIC_KEY)
      // The tone is much louder than the browser's microphone.
      const isTone = () => page.evaluate(() => (window.sandboxFarEnd?.callerLevel() ?? 0) > 0.5)
      for (const _call of [1, 2]) {
        expect(await startCall(page)).toBe('started')
        await expect.poll(isTone).toBe(true)
        await page.evaluate(() => window.probe.vapi.stop())
      }
      expect(await leftovers(page)).toMatchObject({ openedMicrophones: 0 })
    })

    test('asks for the microphone once, and begins without it if dismissed', async ({ page, goLive }) => {
      await page.addInitScript(() => {
        navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
        navigator.mediaDevices.getUserMedia = async () => {
          document.documentElement.dataset.asked = String(
            Number(document.documentElement.dataset.asked ?? 0) + 1,
          )
          throw new DOMException('Permission dismissed', 'NotAllowedError')
        }
      })
      await goLive(version)
      await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
    })

    test('whose connection is lost while joining is reconnecting after the join', async ({ page, open }) => {
      await open(version, { latency: '0,0,700' })
      const started = startCall(page)
      await untilState(page, 'joining')
      const perform = (event: 'interrupted' | 'connected') =>
        page.evaluate((networkEvent) => {
          const step = { networkConnection: { type: 'signaling', event: networkEvent } } as const
          return window.sandboxFarEnd?.perform(step)
        }, event)
      await page.waitForFunction(() => 'sandboxFarEnd' in window)
      await perform('interrupted')
      await untilState(page, 'reconnecting')
      expect(await started).toBe('started')
      await perform('connected')
      await untilState(page, 'live')
    })

    for (const [how, choose] of [
      ['by the method of the class', "vapi.setInputDevicesAsync({ audioDeviceId: 'default' })"],
      [
        'on the call object itself',
        "vapi.getDailyCallObject().setInputDevicesAsync({ audioDeviceId: 'default' })",
      ],
      ['by amplifying it', 'vapi.increaseMicLevel(2)'],
    ])
      test(
        `a microphone that replaces the one of the prompt, ${how}, is the only one that is open`,
        { tag: how === 'by amplifying it' ? [] : '@exhaustive' },
        async ({ page, open }) => {
          await page.addInitScript(() => {
            navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
          })
          await open(version)
          const openCount = () => page.evaluate(() => window.probe.leftovers().openMicrophones)
          await startCall(page)
          await untilState(page, 'live')
          expect(await openCount()).toBe(1)
          await page.evaluate(`((vapi) => ${choose})(window.probe.vapi)`)
          await expect.poll(openCount).toBe(1)
          expect(await leftovers(page)).toMatchObject({ liveMicrophones: 0 })
        },
      )
  })
}

test('after prewarm() a click opens the microphone and downloads nothing', async ({
  page,
  context,
  open,
}) => {
  await open('0.92.2')
  await page.evaluate(() => window.probe.vapi.prewarm())
  expect(await page.evaluate(() => window.probe.leftovers())).toMatchObject({ liveMicrophones: 0 })
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const downloaded: string[] = []
  network.on('Network.responseReceived', ({ type, response }) => {
    // Whether a script that is there has changed may be asked.
    if (type === 'Script' && response.status !== 304) downloaded.push(response.url)
  })
  await startCall(page)
  await untilState(page, 'live')
  await page.evaluate(() => window.probe.vapi.stop())
  await startCall(page)
  await untilState(page, 'live')
  expect(downloaded).toEqual([])
})

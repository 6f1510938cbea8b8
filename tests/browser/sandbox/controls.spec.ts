import { placeCall } from '@/tests/support/daily-call'
import { expect, test } from './sandbox-test'

test(
  'the devices in use are reported, both can be changed, network statistics are available, and the devices can be opened before a call is joined',
  { tag: '@exhaustive' },
  async ({ page, open }) => {
    await open('assistant-late')
    await placeCall(page)
    const answers = await page.evaluate(async () => ({
      input: await window.call.getInputDevices(),
      output: await window.call.setOutputDeviceAsync({ outputDeviceId: 'default' }),
      network: await window.call.getNetworkStats(),
    }))
    expect(answers).toMatchObject({
      input: { mic: { kind: 'audioinput' } },
      network: { quality: 100, stats: { latest: { timestamp: expect.any(Number) } } },
    })
    expect(answers.output).toHaveProperty('speaker')
    const sent = await page.evaluate(async () => {
      const context = new AudioContext()
      const { stream } = context.createMediaStreamDestination()
      const [track] = stream.getAudioTracks()
      await window.call.setInputDevicesAsync({ audioSource: track })
      const { local } = window.call.participants()
      return track !== undefined && local?.tracks.audio.persistentTrack?.id === track.id
    })
    expect(sent).toBe(true)
    await expect.poll(() => page.evaluate(() => window.sandboxFarEnd?.callerLevel() ?? 1)).toBeLessThan(0.01)

    await page.evaluate(() => window.call.destroy())
    const started = await page.evaluate(async () => {
      window.call = window.Daily.createCallObject({
        audioSource: true,
        videoSource: false,
        dailyConfig: {
          callObjectBundleUrlOverride: `${location.origin}/sandbox/call-machine-object-bundle.js`,
          avoidEval: true,
        },
      })
      return window.call.startCamera({})
    })
    expect(started.mic).toMatchObject({ kind: 'audioinput' })
    await page.evaluate(() =>
      window.call.join({ url: `${location.origin}/sandbox/room/1?scenario=assistant-late` }),
    )
    await page.evaluate(() => window.call.leave())
  },
)

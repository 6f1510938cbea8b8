import { dailyLog, placeCall } from '@/tests/support/daily-call'
import { expect, test } from './sandbox-test'

test.beforeEach(async ({ open, page }) => {
  await open('assistant-late')
  await placeCall(page)
})

test('the devices in use are reported, and the microphone can be changed to the page’s own track', async ({
  page,
}) => {
  const before = await page.evaluate(() => window.call.getInputDevices())
  expect(before.mic).toMatchObject({ kind: 'audioinput' })
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
})

test('the far end hears nothing while the caller is muted, and the caller again afterwards', async ({
  page,
}) => {
  const level = () => page.evaluate(() => window.sandboxFarEnd?.callerLevel() ?? 0)
  await expect.poll(level).toBeGreaterThan(0.02)
  await page.evaluate(() => window.call.setLocalAudio(false))
  await expect.poll(level).toBeLessThan(0.01)
  await page.evaluate(() => window.call.setLocalAudio(true))
  await expect.poll(level).toBeGreaterThan(0.02)
})

test('an output device can be chosen, and network statistics are available', async ({ page }) => {
  const answers = await page.evaluate(async () => ({
    output: await window.call.setOutputDeviceAsync({ outputDeviceId: 'default' }),
    network: await window.call.getNetworkStats(),
    topology: await window.call.getNetworkTopology(),
  }))
  expect(answers.output).toHaveProperty('speaker')
  expect(answers.network).toMatchObject({
    quality: 100,
    stats: { latest: { timestamp: expect.any(Number) } },
  })
  expect(answers.topology).toMatchObject({ topology: 'sfu' })
})

test('the same call object can leave and join again', async ({ page }) => {
  await page.evaluate(async () => {
    await window.call.leave()
    window.dailyLog.events.length = 0
    const response = await fetch('/sandbox/api/call/web', {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-public-key', 'content-type': 'application/json' },
      body: JSON.stringify({ assistant: {} }),
    })
    const { webCallUrl } = (await response.json()) as { webCallUrl: string }
    await window.call.join({ url: webCallUrl, subscribeToTracksAutomatically: true })
  })
  await expect
    .poll(async () => (await dailyLog(page)).events)
    .toContainEqual({ name: 'track-started', detail: 'Vapi Speaker playable audio' })
})

test('a call can be prepared and its camera started before it is joined', async ({ page }) => {
  await page.evaluate(() => window.call.destroy())
  const devices = await page.evaluate(async () => {
    const call = window.Daily.createCallObject({
      audioSource: true,
      videoSource: false,
      dailyConfig: {
        callObjectBundleUrlOverride: `${location.origin}/sandbox/call-machine-object-bundle.js`,
        avoidEval: true,
      },
    })
    window.call = call
    const access = await call.preAuth({
      url: `${location.origin}/sandbox/room/1?scenario=assistant-late`,
    })
    const started = await call.startCamera({})
    return { access, started }
  })
  expect(devices.access).toMatchObject({ access: { level: 'full' } })
  expect(devices.started.mic).toMatchObject({ kind: 'audioinput' })
  await page.evaluate(() =>
    window.call.join({ url: `${location.origin}/sandbox/room/1?scenario=assistant-late` }),
  )
  await page.evaluate(() => window.call.leave())
})

test('a call destroyed right after its start gives the microphone back', async ({ page }) => {
  await page.evaluate(() => window.call.destroy())
  const live = await page.evaluate(async () => {
    const tracks: MediaStreamTrack[] = []
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
    const call = window.Daily.createCallObject({
      audioSource: true,
      videoSource: false,
      dailyConfig: {
        callObjectBundleUrlOverride: `${location.origin}/sandbox/call-machine-object-bundle.js`,
        avoidEval: true,
      },
    })
    void call
      .join({ url: `${location.origin}/sandbox/room/1?scenario=assistant-late` })
      .catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 30))
    await Promise.race([call.destroy(), new Promise((resolve) => setTimeout(resolve, 2_000))])
    await new Promise((resolve) => setTimeout(resolve, 500))
    return tracks.filter(({ readyState }) => readyState === 'live').length
  })
  expect(live).toBe(0)
})

test('a scenario can leave the client’s requests unanswered', async ({ page, open }) => {
  await open('requests-unanswered')
  await placeCall(page)
  const answered = await page.evaluate(() =>
    Promise.race([
      window.call.updateInputSettings({ audio: { processor: { type: 'none' } } }).then(() => true),
      new Promise((resolve) => setTimeout(() => resolve(false), 1_000)),
    ]),
  )
  expect(answered).toBe(false)
})

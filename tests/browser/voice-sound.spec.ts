import type { Page } from '@playwright/test'
import { TESTED_VERSIONS } from '@/tests/support/daily-page'
import { recordOf, startCall, untilState } from '@/tests/support/voice-probe'
import { expect, test } from '@/tests/support/voice-test'

const PLAYER = 'audio[data-participant-id]'

/** The time of the player, in seconds, while the assistant's sound plays from an element of the document. */
const playedSeconds = (page: Page) =>
  page.evaluate((selector) => {
    const player = document.querySelector<HTMLAudioElement>(selector)
    const stream = player?.srcObject as MediaStream | undefined | null
    return player && !player.paused && stream?.active ? player.currentTime : undefined
  }, PLAYER)

const isPlaying = async (page: Page) => (await playedSeconds(page)) !== undefined

const loudspeakers = (page: Page) =>
  page.evaluate(async () => {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices
      .filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== '' && deviceId !== 'default')
      .map(({ deviceId }) => deviceId)
  })

const speakerInUse = (page: Page) =>
  page.evaluate((selector) => document.querySelector<HTMLAudioElement>(selector)?.sinkId, PLAYER)

/** Ways in which a page or a device stops a player that does not belong to it. */
const STOPPED_BY: [how: string, stop: (selector: string) => void][] = [
  [
    'a media key or another script',
    (selector) => document.querySelector<HTMLAudioElement>(selector)?.pause(),
  ],
  ['a router that replaces the body', () => document.body.replaceWith(document.body.cloneNode(false))],
  [
    'a page that takes the element out and puts it back',
    (selector) => {
      const player = document.querySelector(selector)
      player?.remove()
      setTimeout(() => player && document.body.append(player), 50)
    },
  ],
  ['a page that empties itself', () => document.body.replaceChildren()],
  [
    'a script that takes its source away',
    (selector) => {
      const player = document.querySelector<HTMLAudioElement>(selector)
      if (player) player.srcObject = null
    },
  ],
  [
    'a script that removes the track from its stream',
    (selector) => {
      const stream = document.querySelector<HTMLAudioElement>(selector)?.srcObject as MediaStream
      for (const track of stream.getTracks()) stream.removeTrack(track)
    },
  ],
  [
    'a script that loads the element again',
    (selector) => document.querySelector<HTMLAudioElement>(selector)?.load(),
  ],
]

/** The loudest band of each side now. */
const loudest = (page: Page) =>
  page.evaluate(() => {
    const { vapi } = window.probe
    return {
      assistant: Math.max(0, ...vapi.frequencies('assistant')),
      user: Math.max(0, ...vapi.frequencies('user')),
    }
  })

for (const version of TESTED_VERSIONS)
  test.describe(`the assistant's sound on version ${version} of the media library`, () => {
    test('has frequencies to draw while a side speaks, and none after the call', async ({ page, open }) => {
      await open(version)
      // A page that was clicked may open an audio context.
      await page.click('button')
      await startCall(page)
      await untilState(page, 'live')
      await expect.poll(async () => (await loudest(page)).assistant).toBeGreaterThan(50)
      await expect.poll(async () => (await loudest(page)).user).toBeGreaterThan(50)
      await page.evaluate(() => window.probe.vapi.stop())
      expect(await loudest(page)).toEqual({ assistant: 0, user: 0 })
      expect(await page.evaluate(() => window.probe.vapi.frequencies('assistant').length)).toBe(0)
    })

    for (const [how, stop] of STOPPED_BY)
      test(
        `plays again after it was stopped by ${how}`,
        { tag: how.startsWith('a router') ? [] : '@exhaustive' },
        async ({ page, goLive }) => {
          await goLive(version)
          await expect.poll(() => isPlaying(page)).toBe(true)
          await page.evaluate(stop, PLAYER)
          // The browser pauses an element that was removed a moment later, so the sound has to go on for some time.
          let from = Infinity
          const goesOnFor = async () => {
            const now = await playedSeconds(page)
            from = now === undefined ? Infinity : Math.min(from, now)
            return now === undefined ? 0 : now - from
          }
          await expect.poll(goesOnFor).toBeGreaterThan(0.3)
          expect((await recordOf(page)).events).not.toContain('audio-blocked')
        },
      )

    test('is received again after a script has stopped its track, such as one that ends a recording', async ({
      page,
      goLive,
    }) => {
      await goLive(version)
      await expect.poll(() => isPlaying(page)).toBe(true)
      const stopped = await page.evaluate(() => {
        const { assistant, user } = window.probe.vapi.audioTracks
        for (const track of [assistant, user]) track?.stop()
        return assistant?.id
      })
      await page.waitForFunction((id) => {
        const { assistant, user } = window.probe.vapi.audioTracks
        return assistant && assistant.id !== id && [assistant, user].every((of) => of?.readyState === 'live')
      }, stopped)
      await expect.poll(() => isPlaying(page)).toBe(true)
      expect((await recordOf(page)).errors).toEqual([])
    })

    for (const isLent of [false, true])
      test(`is received again in a room that the media library joins again, in which the visitor stays muted${isLent ? ', also where the page has the call object' : ''}`, async ({
        page,
        goLive,
      }) => {
        await goLive(version)
        await expect.poll(() => isPlaying(page)).toBe(true)
        await page.evaluate((lend) => {
          if (lend) window.probe.vapi.getDailyCallObject()
          window.probe.vapi.setMuted(true)
        }, isLent)
        await page.waitForFunction(() => window.sandboxFarEnd?.callerMuted())
        const before = await page.evaluate(async () => {
          const { assistant } = window.probe.vapi.audioTracks
          await window.sandboxFarEnd?.perform({ joinedAgain: true })
          return assistant?.id
        })
        await page.waitForFunction((id) => {
          const { assistant } = window.probe.vapi.audioTracks
          return assistant !== null && assistant.id !== id && window.sandboxFarEnd?.callerMuted()
        }, before)
        expect(await page.evaluate(() => window.probe.vapi.isMuted())).toBe(true)
        if (!isLent) return
        // The page itself unmutes on its call object.
        await page.evaluate(() => window.probe.vapi.getDailyCallObject()?.setLocalAudio(true))
        await page.waitForFunction(() => !window.sandboxFarEnd?.callerMuted())
        expect(await page.evaluate(() => window.probe.vapi.isMuted())).toBe(false)
      })

    test('comes from the loudspeaker that was chosen before the first sound, also from the track that replaces it', async ({
      page,
      context,
      open,
    }) => {
      await context.grantPermissions(['microphone'])
      await open(version)
      await page.evaluate(async () => {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        for (const track of stream.getTracks()) track.stop()
      })
      const chosen = (await loudspeakers(page)).at(-1) ?? ''
      expect(chosen).not.toBe('')
      await page.evaluate((outputDeviceId) => {
        const { vapi } = window.probe
        vapi.on('call-start', () => vapi.setOutputDeviceAsync({ outputDeviceId }))
      }, chosen)
      await startCall(page)
      await untilState(page, 'live')
      await expect.poll(() => speakerInUse(page)).toBe(chosen)
      await page.evaluate((selector) => {
        const daily = window.probe.vapi.getDailyCallObject()
        const player = document.querySelector<HTMLAudioElement>(selector)
        const sent = (player?.srcObject as MediaStream).getAudioTracks()[0]
        const participant = Object.values(daily?.participants() ?? {}).find(({ local }) => !local)
        player?.setAttribute('data-before', '')
        const emitter = daily as unknown as { emit(name: string, event: object): void }
        emitter.emit('track-started', { participant, track: sent?.clone(), type: 'audio' })
      }, PLAYER)
      await page.waitForFunction(
        (selector) => document.querySelector(`${selector}:not([data-before])`) !== null,
        PLAYER,
      )
      await expect.poll(() => speakerInUse(page)).toBe(chosen)
      await expect.poll(() => isPlaying(page)).toBe(true)
    })
  })

test('The check of the microphone opens the device, and closes it again', async ({ page, context, open }) => {
  await context.grantPermissions(['microphone'])
  await open('0.92.2')
  const checked = await page.evaluate(async () => {
    const client = window.voice.createVoiceClient({ publicKey: 'key', assistantId: 'assistant' })
    const isUsable = await client.actions.checkMicrophone()
    return [isUsable, client.snapshot().microphone]
  })
  expect(checked).toEqual([true, 'granted'])
  expect(await page.evaluate(() => window.probe.leftovers())).toMatchObject({
    openedMicrophones: 1,
    liveMicrophones: 0,
  })
})

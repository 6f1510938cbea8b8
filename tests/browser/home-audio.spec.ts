import { audioPlayer } from '@/content/audio-player'
import { voiceDemos } from '@/content/home/voice-demos'
import { recordings } from '@/content/recordings'
import { createDeferred } from '../support/deferred'
import { axeFindings, openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'
import type { Locator, Page } from '@playwright/test'
import { withEntries } from '../support/while-sample'

// Nothing here is about the other parts of Home, which move all the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
freshPageTest.use({ contextOptions: { reducedMotion: 'reduce' } })

const demo = (page: Page, index: number) => page.locator('[data-audio-demo]').nth(index)
const button = (page: Page, index: number) => demo(page, index).getByRole('button')

withEntries(
  test,
  recordings,
  2,
)('The recordings have title, player and link, and one plays at a time', async ({ page }) => {
  await openPage(page, 'home')
  const section = page.locator('[data-section="voice-demos"]')
  const isNow = (index: number, state: string) =>
    expect(demo(page, index)).toHaveAttribute('data-state', state)
  const audio = demo(page, 0).locator('audio')

  await test.step('what each shows', async () => {
    await expect(section.getByRole('article')).toHaveCount(recordings.length)
    for (const [index, recording] of recordings.entries()) {
      const card = section.getByRole('article').nth(index)
      await expect(card).toContainText(recording.title)
      await expect(card).toContainText(recording.scenario)
      await expect(card).toContainText(recording.outcome)
      await expect(
        card.getByRole('button', { name: `${audioPlayer.play}: ${recording.title}` }),
      ).toBeVisible()
      await expect(card.locator('audio[controls]')).toBeVisible()
      await expect(card.getByRole('link', { name: voiceDemos.button })).toBeVisible()
    }
  })
  await test.step('it plays, pauses, and stops when another one starts; axe finds nothing meanwhile', async () => {
    await isNow(0, 'idle')
    await button(page, 0).click()
    await isNow(0, 'playing')
    await expect(button(page, 0)).toHaveText(new RegExp(`^${audioPlayer.pause}`))
    expect(await axeFindings(page, [1440, 360], { include: '[data-section="voice-demos"]' })).toEqual([])
    await button(page, 1).click()
    await isNow(1, 'playing')
    await isNow(0, 'paused')
    await button(page, 1).click()
    await isNow(1, 'paused')
  })
  await test.step('the browser’s own controls and the drawn ones show the same', async () => {
    await audio.evaluate((element: HTMLAudioElement) => element.play())
    await isNow(0, 'playing')
    await audio.evaluate((element: HTMLAudioElement) => element.pause())
    await isNow(0, 'paused')
    await demo(page, 0).getByRole('slider').fill('20')
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBe(20)
  })
  await test.step('the line being said makes the wave no wider', async () => {
    const rightEdge = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
    await page.setViewportSize({ width: 1440, height: 900 })
    const longest = recordings[0]!.lines.reduce((a, b) => (b.text.length > a.text.length ? b : a))
    await demo(page, 0)
      .getByRole('slider')
      .fill(String(Math.ceil(longest.startSeconds)))
    await expect(demo(page, 0).locator('q')).toHaveText(longest.text)
    expect(await rightEdge(demo(page, 0).getByRole('slider'))).toBe(await rightEdge(demo(page, 0)))
  })
  await test.step('at its end it is idle again, at 0:00', async () => {
    await button(page, 0).click()
    await isNow(0, 'playing')
    await audio.evaluate((element: HTMLAudioElement) => {
      element.currentTime = element.duration - 0.2
    })
    await isNow(0, 'idle')
    await expect(demo(page, 0).locator('[data-time]')).toHaveText(/^0:00/)
  })
})

withEntries(
  test,
  recordings,
  2,
)('A recording that arrives late does not take the sound from a newer one', async ({ page }) => {
  const release = createDeferred()
  await page.route(`**${recordings[0]!.url}`, async (route) => {
    await release.promise
    await route.continue()
  })
  await openPage(page, 'home')
  await button(page, 0).click()
  await expect(demo(page, 0)).toHaveAttribute('data-state', 'loading')
  await button(page, 1).click()
  await expect(demo(page, 1)).toHaveAttribute('data-state', 'playing')
  release.resolve()
  await expect(demo(page, 0)).toHaveAttribute('data-state', /idle|paused/)
  await expect(demo(page, 1)).toHaveAttribute('data-state', 'playing')
})

withEntries(freshPageTest, recordings)(
  'A recording that may not play says what to do, logged',
  async ({ page, allowConsole }) => {
    allowConsole(/The recording could not be played/)
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await openPage(page, 'home')
    await button(page, 0).click()
    await expect(demo(page, 0).getByRole('alert')).toHaveText(audioPlayer.errors.play)
    await expect(demo(page, 0).locator('audio[controls]')).toBeVisible()
  },
)

import { PAGE_NAMES, type PageName } from '@/content/pages'
import { videos } from '@/content/videos'
import { thumbnailUrl } from '@/lib/listening/video-embed'
import {
  axeFindings,
  expectHeadingsInOrder,
  expectNothingCutOff,
  openPage,
  sectionNames,
} from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

/** The sections of each page, from top to bottom. */
const SECTIONS: Record<PageName, readonly string[]> = {
  home: [
    'hero',
    'why-choose',
    'trusted-by',
    'services',
    'process',
    'booking',
    'faq',
    'closing-cta',
    'experience',
    'voice-demos',
    'testimonials',
  ],
  services: [
    'hero',
    'process',
    'voice-automation',
    'examples',
    'mvp-advantages',
    'architectures',
    'industries',
    'stack',
    'contact',
  ],
  'case-studies': [
    'hero',
    'flagship-cases',
    'monthly-calls',
    'enterprise',
    'snapshots',
    'testimonials',
    'playbook',
    'closing-cta',
  ],
  content: ['hero', 'library', 'ask'],
  pricing: [
    'hero',
    'plans',
    'dates',
    'running-cost',
    'all-plans-include',
    'your-data',
    'add-ons',
    'faq',
    'closing-cta',
  ],
  team: ['hero', 'stats', 'focus', 'journey', 'call-steps'],
  socials: ['hero', 'channels', 'latest', 'wins', 'closing-cta'],
  terms: ['hero', 'document'],
  privacy: ['hero', 'document'],
}

/** What a visitor can unfold, and several of which may be open at once. */
const UNFOLDABLE: Partial<Record<PageName, string>> = {
  services: '[data-section="examples"] button[aria-expanded="false"]',
  'case-studies': '[data-section="monthly-calls"] button[aria-expanded="false"]',
  pricing: '[data-section="plans"] button[aria-expanded="false"]',
}

for (const name of PAGE_NAMES)
  test.describe(`The page ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, name)
    })

    test('has its sections in order, each with a name, and skips no level of heading', async ({ page }) => {
      expect(await sectionNames(page)).toEqual(SECTIONS[name])
      await expectHeadingsInOrder(page)
    })

    test('breaks no rule of axe, unfolded, at three widths and in dark mode', async ({ page }) => {
      test.slow()
      const folds = page.locator(UNFOLDABLE[name] ?? 'no-such-element')
      while (await folds.count()) await folds.first().click()
      expect(await axeFindings(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
      expect(await axeFindings(page, [1440])).toEqual([])
    })

    test('cuts nothing off at 320 px, and never scrolls sideways', async ({ page }) => {
      const folds = page.locator(UNFOLDABLE[name] ?? 'no-such-element')
      while (await folds.count()) await folds.first().click()
      await expectNothingCutOff(page)
      for (const width of [320, 360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0)
      }
    })

    test('asks nothing of another host, down to its end', async ({ page, foreignRequests }) => {
      await page.reload()
      await page.locator('footer').scrollIntoViewIfNeeded()
      for (const video of await page.locator('[data-video]:visible').all()) await video.hover()
      // The pictures of an agency's own videos are on the host of the videos.
      const allowed = videos.filter(({ sample }) => !sample).map(({ youtubeId }) => thumbnailUrl(youtubeId))
      expect(foreignRequests.filter((url) => !allowed.includes(url))).toEqual([])
    })
  })

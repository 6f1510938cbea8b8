import type { Page } from '@playwright/test'
import { PAGE_NAMES, pages, type PageName } from '@/content/pages'
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
import { hasSection } from '../support/shown-sections'

/** The sections of each page, from top to bottom. */
const SECTIONS: Record<PageName, string> = {
  home: 'hero why-choose trusted-by services process booking faq closing-cta experience voice-demos testimonials',
  services: 'hero process voice-automation examples mvp-advantages architectures industries stack contact',
  'case-studies': 'hero flagship-cases monthly-calls enterprise snapshots testimonials playbook closing-cta',
  content: 'hero library ask',
  pricing: 'hero plans dates running-cost all-plans-include your-data add-ons faq closing-cta',
  team: 'hero stats focus journey call-steps',
  socials: 'hero channels latest wins closing-cta',
  terms: 'hero periods document',
  privacy: 'hero periods document',
}
const sectionsOf = (name: PageName) =>
  SECTIONS[name].split(' ').filter((section) => hasSection(name, section))

/** What a visitor can unfold, and several of which may be open at once. */
const UNFOLDABLE: Partial<Record<PageName, string>> = {
  services: '[data-section="examples"] button[aria-expanded="false"]',
  'case-studies': '[data-section="monthly-calls"] button[aria-expanded="false"]',
  pricing: '[data-section="plans"] button[aria-expanded="false"]',
}

/** The rules of axe that another colour scheme may break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Opens all that can be unfolded. */
async function unfold(page: Page, name: PageName): Promise<void> {
  const folds = page.locator(UNFOLDABLE[name] ?? 'no-such-element')
  while (await folds.count()) await folds.first().click()
}

for (const name of PAGE_NAMES) {
  test(`The address of ${name} opens it, with its title and its sections in order. The page skips no level of heading, breaks no rule of axe and cuts nothing off, and asks nothing of another host`, async ({
    page,
    foreignRequests,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, name)

    await test.step('title, sections and headings', async () => {
      await expect(page).toHaveTitle(pages[name].title)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await sectionNames(page)).toEqual(sectionsOf(name))
      // Their addresses can be shared.
      for (const section of sectionsOf(name).slice(1))
        await expect(page.locator(`section#${section}`)).toHaveAttribute('data-section', section)
      await expectHeadingsInOrder(page)
    })

    await test.step('no other host, down to the end', async () => {
      await page.locator('footer').scrollIntoViewIfNeeded()
      for (const video of await page.locator('[data-video]:visible').all()) await video.hover()
      // The pictures of an agency's own videos are on the host of the videos.
      const allowed = videos.filter(({ sample }) => !sample).map(({ youtubeId }) => thumbnailUrl(youtubeId))
      expect(foreignRequests.filter((url) => !allowed.includes(url))).toEqual([])
    })

    await unfold(page, name)
    await test.step('nothing cut off, and nothing to scroll sideways', async () => {
      await expectNothingCutOff(page)
      for (const width of [256, 320, 360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0)
      }
    })

    await test.step('axe on a phone and on a desk, and the colours of dark mode', async () => {
      expect(await axeFindings(page, [360, 1440])).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
      expect(await axeFindings(page, [1440], { rules: COLOUR_RULES })).toEqual([])
    })
  })

  test(
    `The page ${name} breaks no rule of axe at any of three widths, in light and in dark mode`,
    {
      tag: '@exhaustive',
    },
    async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, name)
      await unfold(page, name)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        expect(await axeFindings(page)).toEqual([])
      }
    },
  )
}

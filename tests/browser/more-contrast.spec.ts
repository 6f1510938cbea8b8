import { PAGE_NAMES } from '@/content/pages'
import { hydrated } from '../support/hydrated'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } })

for (const colorScheme of ['light', 'dark'] as const)
  test(`For a visitor who asks for more contrast, small print has the ink of text, and lines can be seen: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const name of PAGE_NAMES) {
      await openPage(page, name)
      // React takes an element that the test adds for a difference from the server's page.
      await hydrated(page)
      const weak = await page.evaluate(() => {
        const probe = document.createElement('i')
        const colour = (surface: Element, name: string) => {
          surface.append(probe)
          probe.style.color = `var(--${name})`
          return getComputedStyle(probe).color
        }
        const opacity = (value: string) => Number(/\/ ([\d.]+)\)$/.exec(value)?.[1] ?? 1)
        const surfaces = [document.body, ...document.querySelectorAll('main [data-surface], footer')]
        return surfaces
          .filter(
            (surface) =>
              ['ink-2', 'ink-3'].some((name) => colour(surface, name) !== colour(surface, 'ink')) ||
              ['line', 'line-2'].some((name) => opacity(colour(surface, name)) < 0.6),
          )
          .map((surface) => surface.outerHTML.slice(0, 60))
      })
      expect(weak).toEqual([])
    }
  })

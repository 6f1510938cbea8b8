import { PAGE_NAMES } from '@/content/pages'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/site-test'

// Without scripts: what is asked is the style sheets' business, and nine pages are open sooner.
test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' }, javaScriptEnabled: false })

test('For a visitor who asks for more contrast, small print has the ink of text, and lines can be seen, in both schemes', async ({
  page,
}) => {
  for (const name of PAGE_NAMES) {
    await openPage(page, name)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
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
      expect(weak, `${name}, ${colorScheme}`).toEqual([])
    }
  }
})

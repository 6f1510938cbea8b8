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
        const names = ['ink', 'ink-2', 'ink-3', 'line', 'line-2']
        const surfaces = [document.body, ...document.querySelectorAll('main [data-surface], footer')]
        // All of them before a colour is read: after each change of the document the browser works out its styles again.
        const probes = surfaces.map((surface) =>
          names.map((name) => {
            const probe = document.createElement('i')
            probe.style.color = `var(--${name})`
            return surface.appendChild(probe)
          }),
        )
        const opacity = (value: string) => Number(/\/ ([\d.]+)\)$/.exec(value)?.[1] ?? 1)
        const colours = probes.map((ofSurface) => ofSurface.map((probe) => getComputedStyle(probe).color))
        for (const probe of probes.flat()) probe.remove()
        return surfaces
          .filter((_surface, index) => {
            const [ink, ink2, ink3, ...lines] = colours[index]!
            return ink2 !== ink || ink3 !== ink || lines.some((line) => opacity(line) < 0.6)
          })
          .map((surface) => surface.outerHTML.slice(0, 60))
      })
      expect(weak, `${name}, ${colorScheme}`).toEqual([])
    }
  }
})

import { PAGE_NAMES } from '@/content/pages'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const name of PAGE_NAMES)
  test(
    `Nothing covers a link or a button of ${name}, on a phone or on a desk`,
    { tag: ['home', 'services', 'pricing'].includes(name) ? [] : '@exhaustive' },
    async ({ page }) => {
      await openPage(page, name)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(coveredControls), `at ${width} px`).toEqual([])
      }
    },
  )

/** Links and buttons that a pointer on their middle does not reach, by name and what is in the way. */
function coveredControls(): string[] {
  const covered: string[] = []
  for (const control of document.querySelectorAll(
    'main a[href], main button, footer a[href], footer button',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = control.getClientRects()[0]
    if (!box || box.width === 0 || (control as HTMLButtonElement).disabled) continue
    if (getComputedStyle(control).clipPath !== 'none') continue
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (hit && (control.contains(hit) || hit.contains(control) || hit.closest('[data-voice-widget]')))
      continue
    covered.push(`${control.textContent?.trim().slice(0, 40)} is under ${hit?.tagName} ${hit?.className}`)
  }
  return covered
}

/** On a phone the header is lower; each address is tried at the other width, too, in `npm run test:all`. */
const FRAGMENTS = [
  ['/terms/#ownership', 360],
  ['/pricing/#plans-mvp', 1440],
  ['/pricing/#worked-example', 360],
  ['/#faq', 1440],
] as const

for (const tag of ['', '@exhaustive'])
  test(
    `An address with a fragment opens with its place right below the header, on a phone and on a desk${tag && ', the other way round'}`,
    { tag: tag ? [tag] : [] },
    async ({ page }) => {
      for (const [address, usual] of FRAGMENTS) {
        const width = tag ? 1800 - usual : usual
        await page.setViewportSize({ width, height: 800 })
        // Without another document between them, the browser would only follow the fragment.
        await page.goto('/robots.txt')
        await page.goto(address)
        const distance = () =>
          page.locator(address.slice(address.indexOf('#'))).evaluate((element) => {
            const header = document.querySelector('header')!
            return element.getBoundingClientRect().top - header.getBoundingClientRect().bottom
          })
        await expect.poll(distance, `${address} at ${width} px`).toBeGreaterThanOrEqual(0)
        await expect.poll(distance, `${address} at ${width} px`).toBeLessThan(40)
      }
    },
  )

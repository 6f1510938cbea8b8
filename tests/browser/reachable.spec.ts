import { PAGE_NAMES } from '@/content/pages'
import { expect, test } from '../support/shared-page-test'

for (const name of PAGE_NAMES) {
  for (const width of [360, 1440]) {
    test(`Nothing covers a link or a button of ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(name === 'home' ? '/' : `/?page=${name}`)
      await expect(page.locator(`main[data-page="${name}"] h1`)).toBeVisible()
      expect(await page.evaluate(coveredControls)).toEqual([])
    })
  }
}

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

import type { Locator, Page } from '@playwright/test'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { axeViolations } from '../support/axe'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

type Control = 'tab' | 'choice' | 'toggle' | 'fold' | 'menu' | 'dialog'

/** Everything that shows something else once it is chosen. */
const SELECTORS: Record<Control, string> = {
  tab: 'main [role="tab"]',
  choice: 'main [role="radio"]',
  toggle: 'main [aria-pressed]',
  fold: 'main [aria-expanded], main summary',
  menu: 'header [aria-expanded]',
  dialog: 'main [aria-haspopup="dialog"]',
}

/** The controls that each page has at both widths, so that this test fails when it no longer finds them. */
const CONTROLS: Record<PageName, readonly Control[]> = {
  home: ['tab', 'fold'],
  services: ['toggle', 'fold'],
  'case-studies': ['fold'],
  content: ['tab', 'choice', 'dialog'],
  pricing: ['tab', 'fold'],
  team: ['toggle'],
  socials: ['dialog'],
  terms: [],
  privacy: [],
}
const ONLY_NARROW: Partial<Record<PageName, readonly Control[]>> = { terms: ['fold'], privacy: ['fold'] }

/** Rules broken by what the control stands in, or by the dialog that it opened, light and dark. */
async function findingsAround(page: Page, control: Locator, state: string): Promise<string[]> {
  const dialog = page.getByRole('dialog')
  const shown =
    (await dialog.count()) > 0
      ? dialog
      : control.locator('xpath=ancestor::*[self::section or self::header or self::nav][last()]')
  await shown.evaluate((element) => element.setAttribute('data-checked', ''))
  const findings: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // All that a scheme changes is colour.
    const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {}
    const found = await axeViolations(page, { include: '[data-checked]', exclude: 'iframe', ...rules })
    findings.push(...found.map((finding) => `${state}, ${colorScheme}: ${finding}`))
  }
  await shown.evaluate((element) => element.removeAttribute('data-checked'))
  return findings
}

for (const name of PAGE_NAMES)
  for (const widthPx of [360, 1280])
    test(`Every state of ${name} that a visitor can open at ${widthPx} px breaks no rule of axe`, async ({
      page,
    }) => {
      test.slow()
      await page.route(/youtube-nocookie\.com|ytimg\.com/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Player</title><body>' }),
      )
      await page.setViewportSize({ width: widthPx, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, name)

      const findings: string[] = []
      const opened = new Set<Control>()
      for (const [kind, selector] of Object.entries(SELECTORS) as [Control, string][]) {
        const controls = page.locator(selector)
        for (let index = 0; index < (await controls.count()); index++) {
          const control = controls.nth(index)
          if (!(await control.isVisible())) continue
          await control.click()
          opened.add(kind)
          findings.push(...(await findingsAround(page, control, `${kind} ${index + 1}`)))
          if (kind === 'menu') await control.click()
          if (kind === 'dialog') await page.keyboard.press('Escape')
        }
      }
      expect(findings).toEqual([])
      const expected = [...CONTROLS[name], ...(widthPx < 1000 ? ['menu', ...(ONLY_NARROW[name] ?? [])] : [])]
      expect([...opened]).toEqual(expect.arrayContaining(expected))
    })

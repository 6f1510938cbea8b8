import type { Locator, Page } from '@playwright/test'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { axeViolations } from '../support/axe'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

type Control = 'tab' | 'choice' | 'toggle' | 'fold' | 'menu' | 'dialog'

/** Everything that shows something else in its part of the page once it is chosen. */
const IN_PLACE: Partial<Record<Control, string>> = {
  tab: '[role="tab"]',
  choice: '[role="radio"]',
  toggle: '[aria-pressed]',
  fold: '[aria-expanded], summary',
}
/** Everything that opens something over the page. */
const OVER_THE_PAGE: Partial<Record<Control, string>> = {
  menu: 'header [aria-expanded]',
  dialog: 'main [aria-haspopup="dialog"]',
}
const LANDMARKS = ':is(section, nav, header)'
/** The parts of a page. What is opened in one changes nothing in another, so that one check covers a state of each. */
const PARTS = `main ${LANDMARKS}:not(${LANDMARKS} *)`

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

/** Rules broken in these parts of the page, light and dark. */
async function findingsIn(page: Page, parts: readonly Locator[], state: string): Promise<string[]> {
  for (const part of parts) await part.evaluate((element) => element.setAttribute('data-checked', ''))
  const findings: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // All that a scheme changes is colour.
    const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {}
    const found = await axeViolations(page, { include: '[data-checked]', exclude: 'iframe', ...rules })
    findings.push(...found.map((finding) => `${state}, ${colorScheme}: ${finding}`))
  }
  for (const part of parts) await part.evaluate((element) => element.removeAttribute('data-checked'))
  return findings
}

/** The first control of a part that can be seen and has not been chosen. Asked in one call: it is asked often. */
async function nextControl(part: Locator, chosen: ReadonlySet<string>) {
  const found = await part.evaluate(
    (element, [selectors, names]) => {
      for (const [kind, selector] of selectors)
        for (const [index, control] of [...element.querySelectorAll(selector)].entries())
          if (
            !names.includes(`${kind} ${index + 1}`) &&
            control.checkVisibility({ visibilityProperty: true })
          )
            return { kind, selector, index }
      return undefined
    },
    [Object.entries(IN_PLACE) as [Control, string][], [...chosen]] as const,
  )
  if (!found) return undefined
  const { kind, selector, index } = found
  return { kind, name: `${kind} ${index + 1}`, control: part.locator(selector).nth(index) }
}

for (const name of PAGE_NAMES)
  for (const widthPx of [360, 1280])
    test(`Every state to open on ${name} at ${widthPx} px breaks no rule of axe`, async ({ page }) => {
      test.slow()
      await page.route(/youtube-nocookie\.com|ytimg\.com/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Player</title><body>' }),
      )
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, name, { width: widthPx, height: 900 })

      const findings: string[] = []
      const opened = new Set<Control>()
      const inPlace = Object.values(IN_PLACE).join(', ')
      await expect(page.locator('main').locator(inPlace)).toHaveCount(
        await page.locator(PARTS).locator(inPlace).count(),
      )
      const parts = (
        await page
          .locator(PARTS)
          .filter({ has: page.locator(inPlace) })
          .all()
      ).map((part) => ({
        part,
        chosen: new Set<string>(),
      }))
      for (let shown = parts; shown.length > 0;) {
        shown = []
        const states: string[] = []
        for (const each of parts) {
          const next = await nextControl(each.part, each.chosen)
          if (!next) continue
          await next.control.click()
          opened.add(next.kind)
          each.chosen.add(next.name)
          shown.push(each)
          states.push(`${await each.part.getAttribute('data-section')}: ${next.name}`)
        }
        if (shown.length > 0)
          findings.push(
            ...(await findingsIn(
              page,
              shown.map(({ part }) => part),
              states.join(', '),
            )),
          )
      }

      for (const [kind, selector] of Object.entries(OVER_THE_PAGE) as [Control, string][]) {
        const controls = page.locator(selector)
        for (let index = 0; index < (await controls.count()); index++) {
          const control = controls.nth(index)
          if (!(await control.isVisible())) continue
          await control.click()
          opened.add(kind)
          const shown =
            kind === 'dialog' ? page.getByRole('dialog') : control.locator('xpath=ancestor::header')
          findings.push(...(await findingsIn(page, [shown], `${kind} ${index + 1}`)))
          if (kind === 'menu') await control.click()
          if (kind === 'dialog') await page.keyboard.press('Escape')
        }
      }
      expect(findings).toEqual([])
      const expected = [...CONTROLS[name], ...(widthPx < 1000 ? ['menu', ...(ONLY_NARROW[name] ?? [])] : [])]
      expect([...opened]).toEqual(expect.arrayContaining(expected))
    })

import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { PageName } from '@/content/pages'
import { pagePath } from '@/lib/navigation/page-address'
import { axeViolations } from './axe'

/** Opens a page of the site by its address and waits for its heading. */
export async function openPage(page: Page, name: PageName): Promise<void> {
  await page.goto(pagePath(name))
  await expect(page.locator(`main[data-page="${name}"] h1`)).toBeVisible()
}

/** Lets scheduling pages, and all else on other hosts, answer with a word. */
export const answerOtherHosts = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: 'Elsewhere' }),
  )

/** One `h1`, and no level skipped on the way down. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => (heading as HTMLElement).checkVisibility())
        .map((heading) => Number(heading.tagName.slice(1))),
    )
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
  expect(skips).toEqual([])
}

/** Every section of the page is named for assistive technology. Returns their `data-section`s. */
export async function sectionNames(page: Page): Promise<(string | null)[]> {
  const sections = page.locator('main section[data-section]')
  for (const section of await sections.all()) await expect(section).toHaveAccessibleName(/\S/)
  return sections.evaluateAll((all) => all.map((section) => section.getAttribute('data-section')))
}

/** Rules that the page breaks at these widths, with where; none is the aim. */
export async function axeFindings(
  page: Page,
  widthsPx: readonly number[] = [360, 768, 1440],
): Promise<string[]> {
  const findings: string[] = []
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 })
    await transitionsEnded(page)
    findings.push(...(await axeViolations(page)).map((finding) => `${width} px: ${finding}`))
  }
  return findings
}

/** A colour on its way from one scheme to another has the contrast of neither. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  )
}

/**
 * At 320 px, which is also 1280 px at 400 % zoom, nothing sticks out sideways. What is meant to be swiped
 * says so with `data-scrolls`.
 */
export async function expectNothingCutOff(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const main = page.locator('main')
  const tooWide = () =>
    main.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, input, td, blockquote')]
        .filter(
          (part) => part.checkVisibility() && !part.closest('[aria-hidden="true"], .sr-only, [data-scrolls]'),
        )
        .filter((part) => {
          const { left, right, width } = part.getBoundingClientRect()
          return width > 1 && (left < -1 || right > window.innerWidth + 1)
        })
        .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`),
    )
  // What is measured by script follows the window a frame later.
  await expect.poll(tooWide).toEqual([])
}

/** Visible texts that reach past an edge of the window, without those in a row that scrolls sideways. */
export function textsOutside(): string[] {
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const isForScreenReaders = (element: Element) =>
    element.clientWidth === 1 && getComputedStyle(element).position === 'absolute'
  const outside: string[] = []
  const width = document.documentElement.clientWidth
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!element || !text.data.trim()) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('[aria-hidden="true"], [inert], script, style, noscript')) continue
    let parent: HTMLElement | null = element
    while (parent && !scrolls(parent) && !isForScreenReaders(parent)) parent = parent.parentElement
    if (parent) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects())
      if (box.width > 2 && (box.right > width + 1 || box.left < -1)) {
        outside.push(`${text.data.trim().slice(0, 40)}: ${Math.round(box.left)} to ${Math.round(box.right)}`)
        break
      }
  }
  return outside
}

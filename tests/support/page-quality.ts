import { expect, type BrowserContext, type Locator, type Page, type ViewportSize } from '@playwright/test'
import type { PageName } from '@/content/pages'
import { pagePath } from '@/lib/navigation/page-address'
import { axeViolations, type Scope } from './axe'
import { nextFrames } from './hydrated'

/** Opens a page of the site by its address, in a window of this size, and waits for its heading. */
export async function openPage(page: Page, name: PageName, size?: ViewportSize): Promise<void> {
  if (size) await page.setViewportSize(size)
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

/** Rules that the page breaks at these widths, with where; none is the aim. `rules` are those of axe that are tried, default: all. */
export async function axeFindings(
  page: Page,
  widthsPx: readonly number[] = [360, 768, 1440],
  scope: Scope = {},
): Promise<string[]> {
  const findings: string[] = []
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 })
    // What depends on the width by script, such as a row that is swiped, is rendered in the frame after it.
    await nextFrames(page)
    findings.push(...(await axeViolations(page, scope)).map((finding) => `${width} px: ${finding}`))
  }
  return findings
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

/**
 * Visible texts that reach past an edge of the window, or of a part that cuts off what leaves it. Without those in a row that
 * scrolls sideways.
 */
export function textsOutside(): string[] {
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isForScreenReaders = (element: Element) =>
    element.clientWidth === 1 && getComputedStyle(element).position === 'absolute'
  const width = document.documentElement.clientWidth

  /** The edges that a text must keep to; none if it is read by scrolling sideways, or by a screen reader alone. */
  function edgesOf(element: Element) {
    const edges = { left: 0, right: width, top: -Infinity, bottom: Infinity }
    for (
      let parent: Element | null = element;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      if (scrolls(overflowX) || isForScreenReaders(parent)) return undefined
      // Beyond this, what is below can be scrolled to.
      if (scrolls(overflowY)) break
      const box = parent.getBoundingClientRect()
      if (cuts(overflowX)) {
        edges.left = Math.max(edges.left, box.left)
        edges.right = Math.min(edges.right, box.right)
      }
      if (cuts(overflowY)) {
        edges.top = Math.max(edges.top, box.top)
        edges.bottom = Math.min(edges.bottom, box.bottom)
      }
    }
    return edges
  }

  const outside: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!element || !text.data.trim()) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('[aria-hidden="true"], [inert], script, style, noscript')) continue
    // `checkVisibility` is true for a folded part itself, whose text is not shown either.
    if (getComputedStyle(element).contentVisibility === 'hidden') continue
    // The name beside the mark gives way where there is no space for it.
    if (element.closest('[data-logo]')) continue
    const edges = edgesOf(element)
    if (!edges) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      // The box of letters is taller than the letters.
      const spare = box.height * 0.3
      if (
        box.width > 2 &&
        (box.left < edges.left - 1 ||
          box.right > edges.right + 1 ||
          box.top < edges.top - spare ||
          box.bottom > edges.bottom + spare)
      ) {
        const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map(Math.round)
        outside.push(`${text.data.trim().slice(0, 40)}: ${left} to ${right}, ${top} to ${bottom}`)
        break
      }
    }
  }
  return outside
}

/**
 * Opens what is `hidden="until-found"` around this text, as the browser’s search does. A test cannot use that search, but a
 * fragment opens the same elements, fires the same event and scrolls there as well.
 */
export async function revealAsSearchDoes(text: Locator): Promise<void> {
  await text.evaluate((element) => {
    element.id = `searched-${document.querySelectorAll('[id^="searched-"]').length}`
    location.hash = `#${element.id}`
  })
}

/** What a reader may set, by success criterion 1.4.12 of WCAG, without losing anything. */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

import AxeBuilder from '@axe-core/playwright'
import axeCore from 'axe-core'
import type { Page } from '@playwright/test'

const NAME_RULE = 'label-content-name-mismatch'

export interface Scope {
  /** Selector of the part that is checked; default: the whole page. */
  include?: string
  exclude?: string
  /** Only these rules; default: all of axe, and that a control's name contains the words that are seen on it. */
  rules?: string[]
}

/** A colour on its way to another, as of a pressed button or of another scheme, has the contrast of neither. */
async function coloursSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          !(animation instanceof CSSTransition) ||
          animation.playState !== 'running' ||
          !/color|opacity|fill|stroke/.test(animation.transitionProperty),
      ),
  )
}

/** Where a page breaks rules of axe, as `rule: selector`; none is the aim. */
export async function axeViolations(page: Page, { include, exclude, rules }: Scope = {}): Promise<string[]> {
  await coloursSettled(page)
  // Parsing axe, half a megabyte, takes as long as a check with it, so each document loads it once.
  const isRead = await page.evaluate(() => 'axe' in window)
  const alone = page.frames().length === 1 || exclude === 'iframe'
  const axe = new AxeBuilder({ page, axeSource: isRead && alone ? ';' : axeCore.source })
  // Where no frame is checked both modes find the same, and this one opens no second page.
  if (alone) axe.setLegacyMode()
  axe.options({
    // What passes is not described, which takes longer than the check.
    resultTypes: ['violations'],
    // WCAG 2.5.3, which axe leaves out by default because its rule counts as experimental.
    ...(rules ? { runOnly: rules } : { rules: { [NAME_RULE]: { enabled: true } } }),
  })
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

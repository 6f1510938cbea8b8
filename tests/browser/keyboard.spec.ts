import type { Page } from '@playwright/test'
import { hero } from '@/content/home/hero'
import { sampleCall } from '@/content/home/sample-call'
import { PAGE_NAMES } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { callNote, pill } from '../support/call'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

/** What WCAG 2.5.8 asks of a target that is not in a line of text. */
const SMALLEST_TARGET_PX = 24
/** More stops than any page has. */
const MOST_STOPS = 200

/** What is wrong with the element that has the focus; `end` where none has it. */
function focusFindings(smallestPx: number): { stop: string; findings: string[] } | 'end' {
  const stop = document.activeElement
  if (!stop || stop === document.body) return 'end'
  const { left, top, right, bottom, width, height } = stop.getBoundingClientRect()
  const findings: string[] = []
  const hasRing = (element: Element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return outlineStyle !== 'none' || (element === stop && boxShadow !== 'none')
  }
  // A slider that is not seen has its ring around what it moves, a round button within.
  const around = [stop, stop.parentElement, ...stop.querySelectorAll('*')].filter(
    (element) => element !== null,
  )
  if (!around.some(hasRing)) findings.push('has no ring')
  if (getComputedStyle(stop).display !== 'inline' && Math.min(width, height) < smallestPx)
    findings.push(`is ${width} by ${height} px`)
  const seen = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, innerWidth),
    bottom: Math.min(bottom, innerHeight),
  }
  if (seen.left >= seen.right || seen.top >= seen.bottom) findings.push('is out of sight')
  else {
    const parts = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(
          seen.left + x * (seen.right - seen.left),
          seen.top + y * (seen.bottom - seen.top),
        ),
      ),
    )
    if (!parts.some((part) => part && (stop.contains(part) || part.contains(stop))))
      findings.push(`is covered by ${parts[0]?.tagName} ${parts[0]?.className}`)
  }
  if ((stop as HTMLElement).tabIndex > 0) findings.push('comes before its turn')
  if (stop.closest('[inert], [aria-hidden="true"]')) findings.push('is hidden from screen readers')
  const stopName = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40)}`
  return { stop: stopName, findings: findings.map((finding) => `${stopName} ${finding}`) }
}

/** Walks through the page by a key. Returns how many stops there are, and what is wrong with them. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = MOST_STOPS) {
  const findings: string[] = []
  let stops = 0
  for (; stops < most; stops++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(focusFindings, SMALLEST_TARGET_PX)
    if (found === 'end') break
    findings.push(...found.findings)
  }
  return { stops, findings }
}

for (const name of PAGE_NAMES)
  for (const widthPx of [360, 1440])
    test(`Every Tab stop on ${name} at ${widthPx} px is in sight, ringed and large`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, name, { width: widthPx, height: 740 })
      const there = await walk(page, 'Tab')
      expect(there.stops).toBeGreaterThan(15)
      expect(there.stops).toBeLessThan(MOST_STOPS)
      expect(there.findings).toEqual([])
      const back = await walk(page, 'Shift+Tab', there.stops)
      expect(back.findings).toEqual([])
    })

const NAMED = ['button', 'link', 'tab', 'heading', 'radio', 'slider']

for (const name of PAGE_NAMES)
  test(`The accessible names on ${name} have the words of their controls`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, name)
    const devtools = await context.newCDPSession(page)
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    const named = nodes.filter(({ role, ignored }) => !ignored && NAMED.includes(String(role?.value)))
    expect(named.length).toBeGreaterThan(10)
    const joined: string[] = []
    for (const { name: heard, backendDOMNodeId } of named) {
      const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId ?? 0 })
      const { result } = await devtools.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        functionDeclaration:
          'function () { return this.matches("[aria-label], [aria-labelledby]") ? "" : this.innerText ?? "" }',
      })
      const words = (text: unknown): readonly string[] =>
        String(text)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      const heardWords = words(heard?.value)
      if (!words(result.value).every((word) => heardWords.includes(word)))
        joined.push(`“${result.value}” is heard as “${heard?.value}”`)
    }
    expect(joined).toEqual([])
    await devtools.detach()
  })

for (const widthPx of [360, 1440])
  test(`“${hero.listen.play}” at ${widthPx} px focuses the button that stops the call`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 'home', { width: widthPx, height: 740 })
    await page.getByRole('button', { name: hero.listen.play }).first().focus()
    await page.keyboard.press('Enter')
    const stop = page.getByRole('button', { name: sampleCall.button.stop, exact: true })
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: sampleCall.button.play })).toBeFocused()
  })

for (const widthPx of [360, 1440])
  test(`No stop of the page is under the panel of an open chat at ${widthPx} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 'terms', { width: widthPx, height: 740 })
    await page.getByRole('button', { name: voiceButton.type }).press('Enter')
    await expect(page.getByRole('textbox', { name: voiceCopy.connected.type })).toBeFocused()
    await page.getByRole('link', { name: shellCopy.skipToContent }).focus()
    const { stops, findings } = await walk(page, 'Tab')
    expect(stops).toBeGreaterThan(20)
    expect(findings).toEqual([])
  })

test('With the text spacing of WCAG 1.4.12 the note of a call stays on a phone', async ({ page }) => {
  await openPage(page, 'terms', { width: 360, height: 740 })
  // The note is above the buttons while one of them has the focus.
  await page.getByRole('button', { name: voiceButton.talk }).focus()
  const line = callNote(page).locator('span').filter({ visible: true }).first()
  const widthOfLine = async () => (await line.boundingBox())?.width
  const before = await widthOfLine()
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  })
  await expect.poll(widthOfLine).not.toBe(before)
  await expect(line).toBeInViewport({ ratio: 1 })
  await expect(pill(page)).toBeInViewport({ ratio: 1 })
})

import { callQuickly, hangUp, talk, widget } from '../support/call'
import { expect, test } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

callQuickly(test, 'finals-only')

test(
  'Captions in the panel grow while the assistant speaks, even where the platform sends no partial transcript',
  { tag: '@exhaustive' },
  async ({ page }) => {
    await page.goto('/terms/')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seenCaptions: seen })
      new MutationObserver(() => {
        const line = document.querySelector('[data-voice-widget] [data-role="assistant"]')
        const text = line?.textContent ?? ''
        if (text && text !== seen.at(-1)) seen.push(text)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await talk(page)
    const line = widget(page).locator('[data-role="assistant"]').first()
    await expect(line).toHaveAttribute('data-partial', 'true')
    await expect(line).not.toHaveAttribute('data-partial', 'true')
    const text = (await line.textContent()) ?? ''
    const seen = await page.evaluate(() => (window as unknown as { seenCaptions: string[] }).seenCaptions)
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.filter((each) => !text.startsWith(each))).toEqual([])
    await hangUp(page)
  },
)

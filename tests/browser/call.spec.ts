import { CALL_PAGE, hangUp, setPace, talk, widget } from '../support/call'
import { countResources } from '../support/held-resources'
import { expect, test } from '../support/site-test'

test.beforeEach(({ context, baseURL }) => setPace(context, baseURL))

test('The consultant hears the visitor and answers', async ({ page }) => {
  await page.goto(CALL_PAGE)
  await talk(page)
  await expect(widget(page).locator('[data-role="user"]').first()).toContainText(/\w{3,}/)
  await expect(widget(page).locator('[data-role="assistant"]').nth(1)).toContainText(/\w{3,}/)
})

test('No media code is in the page until the visitor shows intent', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    // What is fetched ahead has no text before it is used.
    if (response.request().resourceType() === 'script')
      response.text().then(
        (code) => scripts.push(code),
        () => undefined,
      )
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const isMediaCode = (code: string) => code.includes('callObjectBundleUrlOverride')
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  expect(scripts.some(isMediaCode)).toBe(false)
  await page.getByRole('button', { name: 'Talk to AI' }).hover()
  await expect.poll(() => scripts.some(isMediaCode)).toBe(true)
})

test(
  'Ten calls in a row leave no audio element, no live microphone track and no listener',
  { tag: '@exhaustive' },
  async ({ page }) => {
    test.setTimeout(120_000)
    const heldResources = await countResources(page)
    await page.goto(CALL_PAGE)
    await talk(page)
    await hangUp(page)
    const afterFirst = await heldResources()
    for (let call = 2; call <= 10; call += 1) {
      await talk(page)
      await hangUp(page)
    }
    // Fewer listeners than after the first call are no leak.
    await expect.poll(heldResources).toEqual({
      ...afterFirst,
      openedMicrophones: expect.any(Number),
      listeners: expect.any(Number),
    })
    await expect.poll(async () => (await heldResources()).listeners).toBeLessThanOrEqual(afterFirst.listeners)
    expect(afterFirst).toMatchObject({ liveMicrophones: 0, openConnections: 0 })
  },
)

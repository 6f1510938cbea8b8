import { CALL_PAGE, hangUp, setPace, talk } from '../support/call'
import { countResources } from '../support/held-resources'
import { expect, test } from '../support/site-test'

test.beforeEach(({ context, baseURL }) => setPace(context, baseURL))

test('Ten calls leave no sound, microphone or listener behind', { tag: '@exhaustive' }, async ({ page }) => {
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
})

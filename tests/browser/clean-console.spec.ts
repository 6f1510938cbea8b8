import { test as sharedPageTest } from '../support/shared-page-test'
import { test } from '../support/site-test'

/* Expected to fail: each page logs a problem that its test did not announce. */

test.fail('A test fails when its page writes an unexpected error to the console', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => console.error('unexpected'))
})

test.fail('A test fails when its page throws an error that nothing catches', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('unexpected')
    })
    return new Promise((resolve) => setTimeout(resolve))
  })
})

sharedPageTest.fail(
  'A test fails when the page that it shares writes an unexpected warning to the console',
  async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => console.warn('unexpected'))
  },
)

test('A test passes when its page writes what the test has announced', async ({ page, allowConsole }) => {
  allowConsole(/announced/)
  await page.goto('/')
  await page.evaluate(() => console.error('announced'))
})

import { leaveAsFound } from './shared-page'
import { expect, test as siteTest } from './site-test'

/**
 * As the `test` of site-test, but the tests of a worker share one page: a reload instead of a new browser
 * profile, which takes a third of the time. Not for tests that add init scripts or weigh a cold cache.
 */
export const test = siteTest.extend({
  context: async ({ sharedPage }, provide) => provide(sharedPage.context()),
  page: async ({ sharedPage }, provide) => {
    await provide(sharedPage)
    await leaveAsFound(sharedPage)
  },
})

export { expect }

import { resetPage } from './shared-page'
import { expect, test as siteTest, watched } from './site-test'

/**
 * As the `test` of site-test, but the tests of a worker share one page: a reload instead of a new browser
 * profile, which takes a third of the time. Not for tests that add init scripts or weigh a cold cache.
 */
export const test = siteTest.extend({
  context: async ({ sharedPage }, provide) => {
    await provide(sharedPage.context())
    await resetPage(sharedPage)
  },
  page: async ({ context: _, sharedPage }, provide, { testId }) =>
    watched(sharedPage, testId, () => provide(sharedPage)),
})

export { expect }

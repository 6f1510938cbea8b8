import type { PageName } from '@/content/pages'
import { openPage } from './page-quality'
import { closeLeftOpen, leftOpen, resetPage } from './shared-page'
import { expect, test as siteTest, watched } from './site-test'

interface SharedPageOptions {
  /** The page that the tests of a group only read, see {@link describeReading}. */
  reads: PageName | undefined
}

/**
 * As the `test` of site-test, but the tests of a worker share one page: a reload instead of a new browser
 * profile, which takes a third of the time. Not for tests that add init scripts or weigh a cold cache.
 */
export const test = siteTest.extend<SharedPageOptions>({
  reads: [undefined, { option: true }],
  closesLeftOpen: async ({}, provide) => provide(),
  context: async ({ contextOptions, sharedPage, reads }, provide) => {
    const { reducedMotion = null } = contextOptions
    const wanted = reads && `${reads} ${reducedMotion}`
    if (leftOpen.shown !== wanted) await closeLeftOpen()
    await sharedPage.emulateMedia({ reducedMotion })
    await provide(sharedPage.context())
    if (wanted) Object.assign(leftOpen, { page: sharedPage, shown: wanted })
    else await resetPage(sharedPage)
  },
  page: async ({ context: _, sharedPage, reads }, provide, { testId }) =>
    watched(sharedPage, testId, async () => {
      if (reads && !leftOpen.page) await openPage(sharedPage, reads)
      await provide(sharedPage)
    }),
})

/**
 * A group of tests that read a page and change nothing of it. One after another they look at the same document, opened
 * once: opening it takes most of the time of such a test. They may scroll and hover.
 */
export function describeReading(name: PageName, title: string, tests: () => void): void {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' })
    test.use({ reads: name })
    tests()
  })
}

export { expect }

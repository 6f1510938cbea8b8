import type { PageName } from '@/content/pages'
import { openPage } from './page-quality'
import { resetPage } from './shared-page'
import { expect, test as siteTest, watched } from './site-test'

interface SharedPageOptions {
  /** The page that the tests of a group only read, see {@link describeReading}. */
  reads: PageName | undefined
}

/** The page that the last test of this worker has left open for the next one to read, and whether it moves. */
let leftOpen: string | undefined

/**
 * As the `test` of site-test, but the tests of a worker share one page: a reload instead of a new browser
 * profile, which takes a third of the time. Not for tests that add init scripts or weigh a cold cache.
 */
export const test = siteTest.extend<SharedPageOptions>({
  reads: [undefined, { option: true }],
  context: async ({ contextOptions, sharedPage, reads }, provide) => {
    const { reducedMotion = null } = contextOptions
    const wanted = reads && `${reads} ${reducedMotion}`
    if (leftOpen && leftOpen !== wanted) await resetPage(sharedPage)
    await sharedPage.emulateMedia({ reducedMotion })
    if (leftOpen !== wanted) leftOpen = undefined
    await provide(sharedPage.context())
    leftOpen = wanted
    if (!reads) await resetPage(sharedPage)
  },
  page: async ({ context: _, sharedPage, reads }, provide, { testId }) =>
    watched(sharedPage, testId, async () => {
      if (reads && !leftOpen) await openPage(sharedPage, reads)
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

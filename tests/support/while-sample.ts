import { locale } from '@/content/locale'

/** What the site comes with, in the language that it comes in. Content of somebody's own has no mark, also not in its type. */
export const isOurs = (content: object | undefined) =>
  content !== undefined &&
  'sample' in content &&
  content.sample === true &&
  (locale.language as string) === 'en'

/** A test of the browser of what the site comes with, or a group of them, left out once that content is somebody's own. */
export const whileSample = <Test extends { skip: unknown }>(test: Test, content: object | undefined): Test =>
  isOurs(content) ? test : (test.skip as Test)

/** A test of the browser of a list, left out where the content has fewer entries of it. */
export const withEntries = <Test extends { skip: unknown }>(
  test: Test,
  list: readonly unknown[],
  count = 1,
): Test => (list.length >= count ? test : (test.skip as Test))

/** A test of what the site comes with, left out once that content is somebody's own. */
export const itWhileSample = (content: object | undefined) => (isOurs(content) ? it : it.skip)

/** The same for a group of tests. */
export const describeWhileSample = (content: object | undefined) =>
  isOurs(content) ? describe : describe.skip

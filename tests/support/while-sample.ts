import type { SampleMark } from '@/content/sample'

/** A test of the browser of what the site comes with, or a group of them, left out once that content is somebody's own. */
export const whileSample = <Test extends { skip: unknown }>(
  test: Test,
  content: object & SampleMark,
): Test => (content.sample ? test : (test.skip as Test))

/** A test of what the site comes with, left out once that content is somebody's own. */
export const itWhileSample = (content: object & SampleMark) => (content.sample ? it : it.skip)

/** The same for a group of tests. */
export const describeWhileSample = (content: object & SampleMark) =>
  content.sample ? describe : describe.skip

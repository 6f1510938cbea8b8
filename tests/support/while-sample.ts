import type { SampleMark } from '@/content/sample'

/** A test of what the site comes with, left out once that content is somebody's own. */
export const itWhileSample = (content: object & SampleMark) => (content.sample ? it : it.skip)

/** The same for a group of tests. */
export const describeWhileSample = (content: object & SampleMark) =>
  content.sample ? describe : describe.skip

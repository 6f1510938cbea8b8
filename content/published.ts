/**
 * When something was published: its day, as in `2026-03-14`. Samples say how many days before the build, so that they
 * stay as recent as what they stand for.
 */
export type Published = string | { daysBeforeBuild: number }

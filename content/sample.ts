/**
 * Invented content (names, testimonials, numbers, recordings) carries this mark in the data, so that
 * `npm run launch-check` can list what is still to be replaced before going live.
 */
export interface SampleMark {
  sample?: true
}

/** Marks one item of content as sample. */
export const sample = <Item extends object>(item: Item): Item & { sample: true } => ({
  ...item,
  sample: true,
})

/** What a screen reader says beside invented content, and what the ring there means. */
export const sampleLegend = { mark: 'Sample', meaning: 'Marks a made-up example.' }

/** A playback volume between 0 and 1; undefined for what is not a finite number, which is ignored. */
export const clampVolume = (volume: number): number | undefined =>
  Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : undefined

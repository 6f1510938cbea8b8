/**
 * Begins to fetch the media library beside the engine, which will ask for it in a moment. A failure is the
 * engine's to tell, when it asks.
 */
export const fetchMediaCode = (): void => {
  import('./daily/media-library').catch(() => undefined)
}

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asks for less motion. The one place where scripts decide it. Browser only. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches

/** Calls back when the visitor changes that wish. Returns the undo. */
export function onReducedMotionChange(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

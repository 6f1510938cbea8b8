import type { FeatureBundle } from 'framer-motion'

/** Loads the code that animates every `m`. It is a separate chunk of 18 kB (br). */
export const loadMotionCode = async (): Promise<FeatureBundle> => (await import('./features')).domAnimation

let request = () => {}
const requested = new Promise<void>((resolve) => {
  request = resolve
})

export const requestMotionCode = (): void => request()

/**
 * Like `loadMotionCode`, but waits for `requestMotionCode`: without an interaction a page does not need the code, which is
 * a tenth of its scripts.
 */
export async function loadRequestedMotionCode(): Promise<FeatureBundle> {
  await requested
  return loadMotionCode()
}

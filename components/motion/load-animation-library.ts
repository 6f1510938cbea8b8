import type * as library from './animation-library'

/** What the animation library offers. */
export type AnimationLibrary = typeof library

/** Loads the animation library. It is fetched with the first movement that needs it. */
export const loadAnimationLibrary = (): Promise<AnimationLibrary> => import('./animation-library')

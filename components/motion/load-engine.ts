import type * as engine from './engine'

/** What the animation engine offers. */
export type Engine = typeof engine

/** Loads the animation engine. It is fetched with the first movement that needs it. */
export const loadEngine = (): Promise<Engine> => import('./engine')

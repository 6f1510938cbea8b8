import type { CallControls } from '../controls/types'

interface Engine {
  controls(): Promise<CallControls>
}

/** The controls as they will be: each method loads them, and then is called. */
export const lazyControls = (load: () => Promise<Engine>): CallControls =>
  new Proxy({} as CallControls, {
    get(_target, name) {
      // Promises ask whether it is one of them, and who prints the instance how it is written.
      if (name === 'then' || name === 'toJSON') return undefined
      return async (...args: never[]) => {
        const controls = await (await load()).controls()
        const method = controls[name as keyof CallControls] as (...given: never[]) => unknown
        return method(...args)
      }
    },
  })

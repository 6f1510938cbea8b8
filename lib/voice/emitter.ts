/** Event names mapped to the arguments of their listeners. */
export type EventMap = { [event: string]: readonly unknown[] }

type Listener<Args extends readonly unknown[]> = (...args: Args) => void
interface Entry {
  readonly listener: Listener<never>
  readonly once: boolean
}

/**
 * A small event emitter with the surface and the listener limit of Node's, but for two kindnesses: a listener
 * that throws hurts no other listener and no caller, and `error` without a listener is not thrown.
 */
export class Emitter<Events extends EventMap> {
  #entries = new Map<keyof Events, readonly Entry[]>()
  #maxListeners = 10

  #add(event: keyof Events, listener: Listener<never>, once: boolean, first: boolean): this {
    const entry = { listener, once }
    const before = this.#entries.get(event) ?? []
    this.#entries.set(event, first ? [entry, ...before] : [...before, entry])
    // Node warns once for each event, when the limit is first passed.
    if (this.#maxListeners > 0 && before.length === this.#maxListeners)
      console.warn(
        `MaxListenersExceededWarning: ${before.length + 1} ${String(event)} listeners added. ` +
          'Use emitter.setMaxListeners() to increase limit',
      )
    return this
  }

  on<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#add(event, listener, false, false)
  }

  once<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#add(event, listener, true, false)
  }

  addListener<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.on(event, listener)
  }

  prependListener<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#add(event, listener, false, true)
  }

  prependOnceListener<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#add(event, listener, true, true)
  }

  off<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    const entries = this.#entries.get(event) ?? []
    const index = entries.findLastIndex((entry) => entry.listener === listener)
    if (index >= 0) this.#entries.set(event, entries.toSpliced(index, 1))
    return this
  }

  removeListener<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.off(event, listener)
  }

  removeAllListeners(event?: keyof Events): this {
    if (event === undefined) this.#entries.clear()
    else this.#entries.delete(event)
    return this
  }

  /** Calls every listener in order; true if there was one. */
  emit<E extends keyof Events>(event: E, ...args: Events[E]): boolean {
    const entries = this.#entries.get(event) ?? []
    for (const entry of entries) {
      const listener = entry.listener as Listener<Events[E]>
      if (entry.once) this.off(event, listener)
      try {
        listener(...args)
      } catch (error) {
        // Where the page's error reporting sees it.
        if (typeof reportError === 'function') reportError(error)
        else console.error(error)
      }
    }
    return entries.length > 0
  }

  listenerCount(event: keyof Events): number {
    return this.#entries.get(event)?.length ?? 0
  }

  listeners<E extends keyof Events>(event: E): Listener<Events[E]>[] {
    return (this.#entries.get(event) ?? []).map((entry) => entry.listener as Listener<Events[E]>)
  }

  rawListeners<E extends keyof Events>(event: E): Listener<Events[E]>[] {
    return this.listeners(event)
  }

  eventNames(): (keyof Events)[] {
    return [...this.#entries].filter(([, entries]) => entries.length > 0).map(([event]) => event)
  }

  /** 0 means no limit. Default 10, as Node's. */
  setMaxListeners(count: number): this {
    this.#maxListeners = count
    return this
  }

  getMaxListeners(): number {
    return this.#maxListeners
  }
}

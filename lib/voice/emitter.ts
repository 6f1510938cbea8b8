/** Event names mapped to the arguments of their listeners. */
export type EventMap = { [event: string]: readonly unknown[] }

type Listener<Args extends readonly unknown[]> = (...args: Args) => void
/** A listener, and whether it is for one time only. */
type Entry = readonly [listener: Listener<never>, once?: true]

/**
 * A small event emitter with the surface and the listener limit of Node's, but for two kindnesses: a listener
 * that throws hurts no other listener and no caller, and `error` without a listener is not thrown.
 */
export class Emitter<Events extends EventMap> {
  #entries = new Map<keyof Events, readonly Entry[]>()
  #limit = 10

  #of(event: keyof Events): readonly Entry[] {
    return this.#entries.get(event) ?? []
  }

  #set(event: keyof Events, entries: readonly Entry[]): this {
    this.#entries.set(event, entries)
    // Node warns once for each event, when the limit is first passed.
    if (this.#limit && entries.length === this.#limit + 1) console.warn('MaxListenersExceededWarning:', event)
    return this
  }

  on<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#set(event, [...this.#of(event), [listener]])
  }

  once<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#set(event, [...this.#of(event), [listener, true]])
  }

  addListener<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#set(event, [...this.#of(event), [listener]])
  }

  prependListener<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#set(event, [[listener], ...this.#of(event)])
  }

  prependOnceListener<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    return this.#set(event, [[listener, true], ...this.#of(event)])
  }

  off<E extends keyof Events>(event: E, listener: Listener<Events[E]>): this {
    const entries = this.#of(event)
    const index = entries.findLastIndex(([known]) => known === listener)
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
    const entries = this.#of(event)
    for (const entry of entries) {
      const listener = entry[0] as Listener<Events[E]>
      if (entry[1]) this.off(event, listener)
      try {
        listener.call(this, ...args)
      } catch (error) {
        // Where the page's error reporting sees it.
        ;(globalThis.reportError ?? console.error)(error)
      }
    }
    return entries.length > 0
  }

  listenerCount(event: keyof Events): number {
    return this.#of(event).length
  }

  listeners<E extends keyof Events>(event: E): Listener<Events[E]>[] {
    return this.#of(event).map(([listener]) => listener as Listener<Events[E]>)
  }

  rawListeners<E extends keyof Events>(event: E): Listener<Events[E]>[] {
    return this.#of(event).map(([listener]) => listener as Listener<Events[E]>)
  }

  eventNames(): (keyof Events)[] {
    return [...this.#entries.keys()].filter((event) => this.listenerCount(event))
  }

  /** 0 means no limit. Default 10, as Node's. */
  setMaxListeners(count: number): this {
    this.#limit = count
    return this
  }

  getMaxListeners(): number {
    return this.#limit
  }
}

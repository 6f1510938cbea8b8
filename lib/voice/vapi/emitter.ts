import { reportError } from '../errors'

export type EventMap = { [event: string]: readonly unknown[] }

type Listener<Args extends readonly unknown[]> = (...args: Args) => void
type AnyListener = (...args: never) => void

/** As Node declares it: an interface that extends the class may declare `off` in Node's words. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type NodeListener = (...args: any[]) => void

/**
 * A listener of any one of the events named; of an `Untyped` event, with a payload type of the app's own. `any`, as in
 * the official typings: apps derive the type of a listener from it (`Parameters<typeof vapi.on<'message'>>[1]`).
 */
type OneListener<Events extends EventMap, Untyped, E extends keyof Events> = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [Name in E]: Name extends Untyped ? (payload: any) => void : Listener<Events[Name]>
}[E]

interface Entry {
  readonly listener: AnyListener
  readonly once?: boolean
  /** A `once` listener has been called. */
  isUsed?: boolean
}

/**
 * An event emitter with the methods of Node's `EventEmitter`. An error that a listener throws goes to `reportError`, and an
 * `error` event without a listener is not thrown. Listeners of `Untyped` events may declare a payload type of their own.
 */
export class Emitter<Events extends EventMap, Untyped extends keyof Events = never> {
  // Not `#registry`: a framework may hold the instance in a proxy, which private fields refuse.
  declare private readonly registry: { entries: Map<string | symbol, readonly Entry[]>; limit: number }

  constructor() {
    setHidden(this, 'registry', { entries: new Map(), limit: 10 })
  }

  /** Calls the listener at each `event`. */
  on<E extends keyof Events & string>(event: E, listener: Listener<Events[E]>): this
  on<E extends keyof Events & string>(event: E, listener: OneListener<Events, Untyped, E>): this
  on(event: string, listener: AnyListener): this {
    return this.add(event, { listener })
  }

  /** Calls the listener at the next `event` only. */
  once<E extends keyof Events & string>(event: E, listener: Listener<Events[E]>): this
  once<E extends keyof Events & string>(event: E, listener: OneListener<Events, Untyped, E>): this
  once(event: string, listener: AnyListener): this {
    return this.add(event, { listener, once: true })
  }

  /** As `on`. */
  addListener<E extends keyof Events & string>(event: E, listener: Listener<Events[E]>): this
  addListener(event: string | symbol, listener: NodeListener): this
  addListener(event: string | symbol, listener: NodeListener): this {
    return this.add(event, { listener })
  }

  /** As `on`, ahead of the listeners that are there. */
  prependListener<E extends keyof Events & string>(event: E, listener: Listener<Events[E]>): this
  prependListener(event: string | symbol, listener: NodeListener): this
  prependListener(event: string | symbol, listener: NodeListener): this {
    return this.add(event, { listener }, true)
  }

  /** As `once`, ahead of the listeners that are there. */
  prependOnceListener<E extends keyof Events & string>(event: E, listener: Listener<Events[E]>): this
  prependOnceListener(event: string | symbol, listener: NodeListener): this
  prependOnceListener(event: string | symbol, listener: NodeListener): this {
    return this.add(event, { listener, once: true }, true)
  }

  /** Removes one registration of the listener, the latest. */
  off(event: string | symbol, listener: NodeListener): this {
    return this.removeListener(event, listener)
  }

  /** As `off`. */
  removeListener(event: string | symbol, listener: NodeListener): this {
    return this.remove(
      event,
      this.entriesOf(event).findLast((known) => known.listener === listener),
    )
  }

  /** Removes the listeners of one event, or of all. */
  removeAllListeners(event?: string | symbol): this {
    if (event === undefined) this.registry.entries.clear()
    else this.registry.entries.delete(event)
    return this
  }

  /** Calls the event's listeners in order; true if there was one. */
  emit<E extends keyof Events & string>(event: E, ...args: Events[E]): boolean {
    const entries = this.entriesOf(event)
    for (const entry of entries) {
      // A listener ahead of it may have emitted the event again.
      if (entry.isUsed) continue
      if (entry.once) {
        entry.isUsed = true
        this.remove(event, entry)
      }
      try {
        Reflect.apply(entry.listener, this, args)
      } catch (error) {
        reportError(error)
      }
    }
    return entries.length > 0
  }

  /** How many listeners the event has, or how many registrations of one listener. */
  listenerCount(event: string | symbol, listener?: NodeListener): number {
    return this.entriesOf(event).filter((entry) => !listener || entry.listener === listener).length
  }

  /** The listeners of an event, in the order in which they are called. */
  listeners(event: string | symbol): Listener<unknown[]>[] {
    return this.entriesOf(event).map(({ listener }) => listener as Listener<unknown[]>)
  }

  /** As `listeners`: a `once` listener is not wrapped. */
  rawListeners(event: string | symbol): Listener<unknown[]>[] {
    return this.listeners(event)
  }

  /** The events with listeners, in the same order as in Node: that of the keys of an object. */
  eventNames(): (string | symbol)[] {
    return Reflect.ownKeys(Object.fromEntries(this.registry.entries))
  }

  /** Sets when a warning is logged. @param count listeners of one event above which a warning is logged; 0 means no limit. Default 10. */
  setMaxListeners(count: number): this {
    this.registry.limit = count
    return this
  }

  getMaxListeners(): number {
    return this.registry.limit
  }

  private entriesOf(event: string | symbol): readonly Entry[] {
    return this.registry.entries.get(event) ?? []
  }

  private add(event: string | symbol, entry: Entry, isFirst = false): this {
    if (typeof entry.listener !== 'function') throw new TypeError('A listener must be a function.')
    const entries = this.entriesOf(event)
    // As in Node, the warning comes once for each event, when the limit is first passed.
    if (entries.length > 0 && entries.length === this.registry.limit)
      console.warn('MaxListenersExceededWarning:', event)
    this.registry.entries.set(event, isFirst ? [entry, ...entries] : [...entries, entry])
    return this
  }

  private remove(event: string | symbol, removed: Entry | undefined): this {
    const left = this.entriesOf(event).filter((entry) => entry !== removed)
    if (left[0]) this.registry.entries.set(event, left)
    else this.registry.entries.delete(event)
    return this
  }
}

/** Sets what is not printed, and what the proxies of frameworks (Vue, Alpine) do not replace, because it cannot be extended. */
export const setHidden = <T extends object, K extends string>(of: T, name: K, value: object): void =>
  void Object.defineProperty(of, name, { value: Object.preventExtensions(value), configurable: true })

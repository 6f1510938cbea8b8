const defined: [object: object, name: string, before: PropertyDescriptor | undefined][] = []

/** Gives the object this property until the test ends: for what jsdom or Node does not have, or has otherwise. */
export function define(object: object, name: string, value: unknown): void {
  defined.push([object, name, Object.getOwnPropertyDescriptor(object, name)])
  Object.defineProperty(object, name, { configurable: true, writable: true, value })
}

// After the tests of each file that imports this.
afterEach(() => {
  for (const [object, name, before] of defined.splice(0).reverse())
    if (before) Object.defineProperty(object, name, before)
    else Reflect.deleteProperty(object, name)
})

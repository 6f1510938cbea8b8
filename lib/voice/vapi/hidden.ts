/**
 * Sets what an instance keeps for itself. It is not printed, and a framework that holds the instance in a proxy (Vue,
 * Alpine) takes it as it is: such frameworks make proxies of what can be extended.
 */
export const setHidden = <T extends object, K extends string>(of: T, name: K, value: object): void =>
  void Object.defineProperty(of, name, { value: Object.preventExtensions(value), configurable: true })

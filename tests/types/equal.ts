/** For files that are compiled and never run: each comparison compiles only where both types are exactly the same. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** `same<Equal<A, B>>()` */
export const same = <_ extends true>() => undefined

/** `typeOf(value).is<T>()` */
export const typeOf = <T>(_value: T) => ({
  is: <U>(..._mismatch: Equal<T, U> extends true ? [] : [expected: U]) => undefined,
})

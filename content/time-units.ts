/** Units of a time that is said in words. */
export const timeUnits = {
  minute: { one: 'minute', other: 'minutes' },
  second: { one: 'second', other: 'seconds' },
}

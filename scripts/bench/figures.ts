export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

export const ms = (value: number) => `${Math.round(value)} ms`
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export interface StepBar {
  value: number
  /** Height of the bar, from 0 to 1 of the tallest. */
  height: number
  tallest: boolean
}

/** Bars for the values of a chart; the first of the greatest is marked. Negative values have no height. */
export function stepBars(values: readonly number[]): StepBar[] {
  const greatest = Math.max(0, ...values)
  const tallest = values.indexOf(greatest)
  return values.map((value, index) => ({
    value,
    height: greatest > 0 ? Math.max(0, value) / greatest : 0,
    tallest: greatest > 0 && index === tallest,
  }))
}

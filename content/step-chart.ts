/** Words of a step chart (`components/ui/step-chart.tsx`). */
export const stepChartCopy = {
  /** What is counted, unless the chart says it. */
  unit: 'steps',
  /** The picture, to a screen reader. */
  picture: '{title}: {total} {unit}. {count} values, the greatest {greatest}.',
}

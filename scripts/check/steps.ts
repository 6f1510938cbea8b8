/** One check of `npm test`: an npm script, and how many of its last lines are worth reading. */
export interface Step {
  name: string
  script: string
  closingLines: number
}

/** Steps of one lane run one after another; the lanes of a stage run side by side (two cores). */
export const stages: Step[][][] = [
  [
    [
      { name: 'types', script: 'typecheck', closingLines: 1 },
      { name: 'lint', script: 'lint', closingLines: 1 },
      { name: 'format', script: 'format:check', closingLines: 1 },
    ],
    [
      { name: 'API specification', script: 'api:lint', closingLines: 1 },
      { name: 'API client is fresh', script: 'api:generate -- --check', closingLines: 1 },
      { name: 'unit', script: 'test:unit', closingLines: 6 },
    ],
  ],
  [[{ name: 'build', script: 'build:local', closingLines: 3 }]],
  [[{ name: 'Firefox', script: 'test:firefox', closingLines: 8 }]],
  [[{ name: 'browser', script: 'test:browser', closingLines: 4 }]],
]

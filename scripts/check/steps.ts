/** One check of `npm test`. */
export interface Step {
  name: string
  /** The npm script, with its arguments. */
  script: readonly string[]
  needsChromium?: boolean
}

/** Stages run one after another, the lanes of a stage side by side (two cores), the steps of a lane in turn. */
export type Stages = Step[][][]

const UNIT: Step = { name: 'unit', script: ['test:unit'] }
const BUILD: Step = { name: 'build', script: ['build:local'] }
const BROWSER: Step = { name: 'browser', script: ['test:browser'], needsChromium: true }

const ALL: Stages = [
  [
    [
      { name: 'types', script: ['typecheck'] },
      { name: 'lint', script: ['lint'] },
      { name: 'format', script: ['format:check'] },
    ],
    [
      { name: 'api-spec', script: ['api:lint'] },
      { name: 'api-client', script: ['api:generate', '--', '--check'] },
      UNIT,
    ],
  ],
  [[BUILD]],
  // In turn, since both load two cores; what one finds does not hide what the other finds.
  [[{ name: 'firefox', script: ['test:firefox'] }, BROWSER]],
]

/** Nightly: an engine like Safari's. */
export const WEBKIT: Stages[number] = [[{ name: 'webkit', script: ['test:webkit'] }]]

export const STEP_NAMES = ALL.flat(2).map(({ name }) => name)

/** The steps that `npm test -- WORD…` asks for; without words, all. A browser step brings the build that it needs. */
export function chooseSteps(words: readonly string[]): Stages {
  if (words.length === 0) return ALL
  const named = new Set(words.filter((word) => STEP_NAMES.includes(word)))
  const parts = words.filter((word) => !STEP_NAMES.includes(word))
  if (parts.length > 0)
    return [
      [[{ ...UNIT, script: [...UNIT.script, '--', '--passWithNoTests', ...parts] }]],
      [[BUILD]],
      [[{ ...BROWSER, script: [...BROWSER.script, '--', '--pass-with-no-tests', ...parts] }]],
    ]
  if (named.has('browser') || named.has('firefox')) named.add('build')
  return ALL.map((lanes) =>
    lanes.map((lane) => lane.filter(({ name }) => named.has(name))).filter((lane) => lane.length > 0),
  ).filter((lanes) => lanes.length > 0)
}

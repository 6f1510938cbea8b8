import { APACHE, CADDY, FIREFOX, HEADLESS_SHELL, NGINX, WEBKIT_DRIVER, XVFB, type Program } from './programs'

/** One check of `npm test`. */
export interface Step {
  name: string
  /** The program and its arguments, as a shell would run it in the project's folder. */
  command: readonly string[]
  /** Browsers and web servers that it starts; a missing one is installed first where that is possible. */
  programs?: readonly Program[]
  /** A step without which this one is left out: one that failed before it. */
  needs?: string
  /** Environment variable that is `1` for later steps once this one has passed, so that they do not repeat it. */
  passedAs?: string
}

/** Stages run one after another, the lanes of a stage side by side (two cores), the steps of a lane in turn. */
export type Stages = Step[][][]

const npmRun = (script: string) => ['npm', 'run', '--silent', script]
const engine = (name: string) => [
  'npx',
  'tsx',
  '--test',
  '--test-reporter=spec',
  `tests/engines/${name}.test.ts`,
]

const UNIT: Step = { name: 'unit', command: ['npx', 'jest'] }
const BUILD: Step = { name: 'build', command: npmRun('build:local') }
const BROWSER: Step = {
  name: 'browser',
  command: ['npx', 'playwright', 'test'],
  programs: [HEADLESS_SHELL, NGINX, APACHE, CADDY],
  needs: 'build',
}

const ALL: Stages = [
  [
    [
      { name: 'types', command: npmRun('typecheck'), passedAs: 'TYPES_CHECKED' },
      BUILD,
      { name: 'firefox', command: engine('firefox'), programs: [FIREFOX], needs: 'build' },
      { name: 'lint', command: npmRun('lint') },
      { name: 'format', command: ['npx', 'prettier', '--check', '.'] },
    ],
    [
      { name: 'api-spec', command: npmRun('api:lint') },
      { name: 'api-client', command: [...npmRun('api:generate'), '--', '--check'] },
      { name: 'build-package', command: npmRun('build:package'), passedAs: 'PACKAGE_BUILT' },
      UNIT,
    ],
  ],
  // On its own: its workers load both cores.
  [[BROWSER]],
]

/** Nightly, or by their names: an engine like Safari's, and the site below the root of its host, which it builds itself. */
export const NIGHTLY: Stages = [
  [[{ name: 'webkit', command: engine('webkit'), programs: [WEBKIT_DRIVER, XVFB], needs: 'build' }]],
  [[{ name: 'sub-path', command: engine('sub-path'), programs: [HEADLESS_SHELL] }]],
]

export const STEP_NAMES = [...ALL, ...NIGHTLY].flat(2).map(({ name }) => name)

/** The words before a `#`: zsh and cmd pass the comment of a pasted line on to the command. */
export function withoutComment(words: readonly string[]): readonly string[] {
  const index = words.indexOf('#')
  return index < 0 ? words : words.slice(0, index)
}

/** The steps that `npm test -- WORD…` asks for; without words, all. A browser step brings the build that it needs. */
export function chooseSteps(words: readonly string[]): Stages {
  if (words.length === 0) return ALL
  const named = new Set(words.filter((word) => STEP_NAMES.includes(word)))
  const parts = words.filter((word) => !STEP_NAMES.includes(word))
  if (parts.length > 0)
    return [
      [[{ ...UNIT, command: [...UNIT.command, '--passWithNoTests', ...parts] }], [BUILD]],
      [[{ ...BROWSER, command: [...BROWSER.command, '--pass-with-no-tests', ...parts] }]],
    ]
  if (['browser', 'firefox', 'webkit'].some((name) => named.has(name))) named.add('build')
  return [...ALL, ...NIGHTLY]
    .map((lanes) =>
      lanes.map((lane) => lane.filter(({ name }) => named.has(name))).filter((lane) => lane.length > 0),
    )
    .filter((lanes) => lanes.length > 0)
}

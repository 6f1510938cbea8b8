import { closestWord } from './closest-word'
import { APACHE, CADDY, FIREFOX, HEADLESS_SHELL, NGINX, WEBKIT_DRIVER, XVFB, type Program } from './programs'

/** One check of `npm test`. */
export interface Step {
  name: string
  /** The program and its arguments, as a shell would run it in the project's folder. */
  command: readonly string[]
  /** Browsers and web servers that it starts. */
  programs?: readonly Program[]
  /** The step whose result this one uses. If that one failed, this one is skipped. */
  needs?: string
  /** Environment variable that is `1` for later steps once this one has passed, so that they do not repeat its work. */
  passedAs?: string
  /** Files and folders that the step checks. `npm test` skips the step if none of them differs from the main branch. */
  about?: readonly string[]
}

/** Stages run one after another, the lanes of a stage side by side (two cores), the steps of a lane in turn. */
export type Stages = Step[][][]

const npmRun = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, ...args]
const jestProjects = (...projects: string[]) => ['npx', 'jest', '--selectProjects', ...projects]
const playwrightProjects = (...projects: string[]) => [
  'npx',
  'playwright',
  'test',
  ...projects.map((project) => `--project=${project}`),
]
const engine = (name: string) => [
  'npx',
  'tsx',
  '--test',
  '--test-reporter=spec',
  `tests/engines/${name}.test.ts`,
]
const onNode = (version: string): Step => ({
  name: `node-${version}`,
  command: ['npx', 'tsx', 'scripts/check/other-node.ts', version],
})

const UNIT: Step = { name: 'unit', command: jestProjects('node', 'dom') }
const BUILD: Step = { name: 'build', command: npmRun('build:local') }
const BROWSER: Step = {
  name: 'browser',
  command: playwrightProjects('calls', 'pages'),
  programs: [HEADLESS_SHELL],
  needs: 'build',
}
const API_SOURCES = ['openapi', 'scripts/api', 'lib/api', 'redocly.yaml', 'package-lock.json']

/** `npm test`. */
const EVERY_TIME: Stages = [
  [
    [
      { name: 'types', command: npmRun('typecheck'), passedAs: 'TYPES_CHECKED' },
      BUILD,
      { name: 'lint', command: npmRun('lint') },
      { name: 'api-spec', command: npmRun('api:lint') },
      { name: 'api-client', command: npmRun('api:generate', '--', '--check') },
    ],
    [
      { name: 'format', command: npmRun('format:check') },
      UNIT,
      {
        name: 'importer',
        command: jestProjects('importer'),
        about: [
          ...API_SOURCES,
          'scripts/sandbox/api-answer.ts',
          'scripts/sandbox/exchange.ts',
          'scripts/sandbox/management-api.ts',
          'scripts/sandbox/server.ts',
          'tests/unit/scripts/api',
          'tests/unit/api/specification',
        ],
      },
    ],
  ],
  // On its own: its workers load both cores.
  [[BROWSER]],
]

/**
 * What `npm run test:all` adds: every state and fault in the browser, the package, projects that use it, web servers, other
 * engines, other Node versions.
 */
const ONLY_ALL: Stages = [
  [
    [
      {
        name: 'exhaustive',
        command: playwrightProjects('exhaustive', 'exhaustive-tests'),
        programs: [HEADLESS_SHELL],
        needs: 'build',
      },
    ],
  ],
  [
    [
      { name: 'exhaustive-unit', command: jestProjects('exhaustive') },
      { name: 'build-package', command: npmRun('build:package'), passedAs: 'PACKAGE_BUILT' },
      { name: 'package', command: jestProjects('package'), needs: 'build-package' },
      {
        name: 'examples',
        command: playwrightProjects('examples'),
        programs: [HEADLESS_SHELL],
        needs: 'build-package',
      },
    ],
    [
      {
        name: 'hosts',
        command: playwrightProjects('hosts'),
        programs: [HEADLESS_SHELL, NGINX, APACHE, CADDY],
        needs: 'build',
      },
      { name: 'firefox', command: engine('firefox'), programs: [FIREFOX], needs: 'build' },
      { name: 'webkit', command: engine('webkit'), programs: [WEBKIT_DRIVER, XVFB], needs: 'build' },
      onNode('22'),
      onNode('24'),
    ],
  ],
  // These build the site for another path, and with more settings, into the same folder. Playwright starts with the site that is
  // in it, so `build` comes first.
  [
    [
      {
        name: 'sub-path',
        command: playwrightProjects('sub-path'),
        programs: [HEADLESS_SHELL],
        needs: 'build',
      },
    ],
  ],
  [
    [
      {
        name: 'settings',
        command: playwrightProjects('settings'),
        programs: [HEADLESS_SHELL],
        needs: 'build',
      },
    ],
  ],
]

export const STEP_NAMES = [...EVERY_TIME, ...ONLY_ALL].flat(2).map(({ name }) => name)

/** The words before a `#`: zsh and cmd pass the comment of a pasted line on to the command. */
export function withoutComment(words: readonly string[]): readonly string[] {
  const index = words.indexOf('#')
  return index < 0 ? words : words.slice(0, index)
}

/** A word of the command that names neither a step nor a test file. */
export class UnknownWordError extends Error {
  override name = 'UnknownWordError'
  constructor(word: string, testFiles: readonly string[]) {
    const wordsOfFiles = testFiles.flatMap((file) => file.split(/[/.]/))
    const meant = closestWord(word, [...STEP_NAMES, ...wordsOfFiles])
    super(
      `“${word}” is no step, and no test file has it in its path. ` +
        (meant ? `Did you mean ${meant}? ` : '') +
        `Steps: ${STEP_NAMES.join(', ')}. Any other word chooses the test files that contain it: npm test -- home`,
    )
  }
}

export interface Choice {
  /** Names of steps, or parts of the paths of test files. None: every step of `npm test`. */
  words: readonly string[]
  /** Also what `npm run test:all` adds. */
  all?: boolean
  /** Paths of the project's test files, with `/`. */
  testFiles: readonly string[]
  /** Whether a file or folder differs from the main branch. */
  hasChanged?: (fileOrFolder: string) => boolean
}

const STEPS_OF_FILES = [
  { step: UNIT, isTest: (file: string) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/engines/') },
  { step: BROWSER, isTest: (file: string) => file.endsWith('.spec.ts') },
]

/** The steps to run. @throws {@link UnknownWordError} */
export function chooseSteps({ words, all = false, testFiles, hasChanged = () => true }: Choice): Stages {
  if (words.length === 0) {
    const stages = all ? [...EVERY_TIME, ...ONLY_ALL] : EVERY_TIME
    return keep(stages, ({ about }) => all || !about || about.some(hasChanged))
  }
  const names = new Set(words.filter((word) => STEP_NAMES.includes(word)))
  const parts = words.filter((word) => !STEP_NAMES.includes(word))
  const unknown = parts.find((part) => !testFiles.some((file) => file.includes(part)))
  if (unknown !== undefined) throw new UnknownWordError(unknown, testFiles)

  const onlyFiles = new Map<string, readonly string[]>()
  for (const { step, isTest } of STEPS_OF_FILES) {
    const files = testFiles.filter((file) => isTest(file) && parts.some((part) => file.includes(part)))
    if (files.length === 0 || names.has(step.name)) continue
    names.add(step.name)
    onlyFiles.set(step.name, [...step.command.slice(0, step === UNIT ? 2 : 3), ...parts])
  }
  const chosen = [...EVERY_TIME, ...ONLY_ALL].flat(2).filter(({ name }) => names.has(name))
  for (const { needs } of chosen) if (needs) names.add(needs)
  return keep([...EVERY_TIME, ...ONLY_ALL], ({ name }) => names.has(name)).map((lanes) =>
    lanes.map((lane) => lane.map((step) => ({ ...step, command: onlyFiles.get(step.name) ?? step.command }))),
  )
}

const keep = (stages: Stages, isKept: (step: Step) => boolean): Stages =>
  stages
    .map((lanes) => lanes.map((lane) => lane.filter(isKept)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0)

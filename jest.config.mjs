import nextEnv from '@next/env'
import nextJest from 'next/jest.js'
import { tsImport } from 'tsx/esm/api'

const { ignoreServices } = await tsImport('./scripts/local/settings.ts', import.meta.url)
ignoreServices()
// Before the settings are read below.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
// The build reads it (next.config.mjs). The workers of jest inherit it.
const { publishedTelephoneUrl } = await tsImport('./lib/booking/read-telephone.ts', import.meta.url)
process.env.NEXT_PUBLIC_PHONE_URL = publishedTelephoneUrl()

const createJestConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const shared = {
  // A spy ends with its test: one that is set in `beforeAll` is gone before the first.
  restoreMocks: true,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // The worktree's build output is not a place to look for modules.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/dist/'],
}

// Packages that are ES modules only; jest on Node 20 cannot require those. The type generator needs them.
const ES_MODULES = ['change-case', 'index-to-position', 'parse-json', 'supports-color']
const transformIgnorePatterns = [`/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULES.join('|')})/)`]

/** The importer of specifications, and tests that ask for every operation of the specification: the project `importer`. */
const WHOLE_SPECIFICATION = ['<rootDir>/tests/unit/scripts/api/', '<rootDir>/tests/unit/api/specification/']

/** Tests of rules that few changes break, and which take seconds each: they compile whole projects, or try every state. */
const EXHAUSTIVE = [
  'api/error-places.test.ts',
  'assistant/push.test.ts',
  'brand/palette.test.ts',
  'call-import/call-import.test.ts',
  'check/settings.test.ts',
  'consultation/behaviours.test.ts',
  'content/own-content.test.ts',
  'docs/code-blocks.test.ts',
  'fonts/subsets.test.ts',
  'voice/typings/typings.test.ts',
].map((file) => `<rootDir>/tests/unit/${file}`)

const project = async (displayName, testMatch, others) => ({
  ...(await createJestConfig({ ...shared, displayName, testMatch, ...others })()),
  transformIgnorePatterns,
})
/** A project whose tests run without a DOM. They share one TypeScript compiler, which takes a second to load. */
const withoutDom = (displayName, testMatch, others = {}) =>
  project(displayName, testMatch, {
    testEnvironment: '<rootDir>/tests/support/compiler-environment.mjs',
    moduleNameMapper: { ...shared.moduleNameMapper, '^typescript$': '<rootDir>/tests/support/compiler.cjs' },
    ...others,
  })

// In tests/unit, *.test.tsx render and *.test.ts are plain logic. `npm test` runs `importer` where what it tests has
// changed. `npm run test:all` runs `exhaustive` and `package`.
const config = async () => ({
  // Compilers, linters and local servers run in some tests, beside the build: what takes 20 s then takes a minute.
  testTimeout: 120_000,
  // All cores: beside it run the build and the linters, which are through long before.
  maxWorkers: '100%',
  projects: [
    await withoutDom('node', ['<rootDir>/tests/unit/**/*.test.ts'], {
      testPathIgnorePatterns: ['/node_modules/', ...WHOLE_SPECIFICATION, ...EXHAUSTIVE],
    }),
    await project('dom', ['<rootDir>/tests/unit/**/*.test.tsx'], {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
    }),
    await withoutDom('exhaustive', EXHAUSTIVE),
    await withoutDom(
      'importer',
      WHOLE_SPECIFICATION.map((folder) => `${folder}**/*.test.ts`),
    ),
    await withoutDom('package', ['<rootDir>/tests/package/**/*.test.ts?(x)']),
  ],
})

export default config

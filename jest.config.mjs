import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  // The worktree's build output is not a place to look for modules.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/dist/'],
}

// Packages that are ES modules only; jest on Node 20 cannot require those. The type generator needs them.
const ES_MODULES = ['change-case', 'index-to-position', 'parse-json', 'supports-color']
const transformIgnorePatterns = [`/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULES.join('|')})/)`]

// Files named *.test.tsx render; *.test.ts are plain logic and run without a DOM unless they ask for one.
const config = async () => ({
  // Compilers, linters and local servers run in some tests; a busy machine needs longer than the default 5 s.
  testTimeout: 30_000,
  projects: [
    {
      ...(await createJestConfig({
        ...shared,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      })()),
      transformIgnorePatterns,
    },
    await createJestConfig({
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
    })(),
  ],
})

export default config

import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  // The worktree's build output is not a place to look for modules.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/dist/'],
}

// Files named *.test.tsx render; *.test.ts are plain logic and run without a DOM unless they ask for one.
const config = async () => ({
  projects: [
    await createJestConfig({
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    })(),
    await createJestConfig({
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
    })(),
  ],
})

export default config

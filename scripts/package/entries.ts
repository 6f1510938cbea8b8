/** What the package exports, and the module behind each. */
export const ENTRIES = {
  './api': 'lib/api/index.ts',
  './voice': 'lib/voice/index.ts',
  './voice/react': 'lib/voice/react/index.ts',
} as const

/** Where the package is put together. */
export const PACKAGE_FOLDER = 'dist/package'

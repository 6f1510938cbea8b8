import next from 'eslint-config-next'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import importX from 'eslint-plugin-import-x'
import { restrictedZones } from './eslint.layers.mjs'

const MEDIA_LIBRARY = {
  group: ['@daily-co/*'],
  message: 'Only lib/voice/daily knows the media library.',
}
const FRAMEWORK = {
  group: ['react', 'react-dom', 'react/*', 'next', 'next/*'],
  message: 'The call core and the API client are plain TypeScript: no React, no Next.',
}

/** `process.env.NAME ?? standard`, which an empty `NAME=` would not fall back from. */
const EMPTY_SETTING = {
  selector:
    ":matches(LogicalExpression[operator='??'], AssignmentExpression[operator='??=']):not([right.value=''])[left.object.property.name='env']",
  message: 'A setting that is set but empty counts as not set: write ||, or use numberSetting.',
}

/** They check components and hooks. The compiler of React, which some of them run, takes most of the time of lint. */
const REACT_RULES = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))

const config = [
  {
    ignores: [
      '**/*.generated.*',
      'node_modules/**',
      '.next/**',
      'out/**',
      'dist/**',
      'coverage/**',
      // Projects of their own, with their own dependencies. The panel is made of the parts, too.
      'examples/*/!(src)/**',
      'examples/*/*.*',
      'examples/*/src/!(parts)/**',
      'examples/*/src/*.*',
      'bench/empty-next-app/{.next,out}/**',
    ],
  },
  ...next,
  ...nextTypescript,
  prettier,
  {
    files: ['**/*.ts'],
    ignores: ['components/**', 'examples/**', '**/react/**', '**/use-*.ts'],
    rules: Object.fromEntries(REACT_RULES.map((name) => [name, 'off'])),
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A static export optimises no images; ours are drawn, or sized by a script.
      '@next/next/no-img-element': 'off',
    },
  },
  // Who deletes an entry by hand may leave what only that entry used.
  { files: ['content/**'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          alias: { '@': [import.meta.dirname] },
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: restrictedZones() }],
      'import-x/no-cycle': ['error', { maxDepth: 8, ignoreExternal: true }],
      'no-restricted-imports': ['error', { patterns: [MEDIA_LIBRARY] }],
    },
  },
  {
    files: ['lib/voice/**/*.ts', 'lib/api/**/*.ts'],
    ignores: ['lib/voice/react/**', 'lib/voice/daily/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            MEDIA_LIBRARY,
            FRAMEWORK,
            {
              group: ['**/react', '**/react/*'],
              message: 'lib/voice/react stands on lib/voice, not the reverse.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/voice/daily/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [FRAMEWORK] }] },
  },
  {
    files: ['lib/config/**', 'scripts/**', 'bench/**', 'recordings/**', 'tests/**', '*.config.*'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['lib/config/**', 'scripts/**', 'bench/**', 'recordings/**', '*.config.{ts,mjs}'],
    rules: { 'no-restricted-syntax': ['error', EMPTY_SETTING] },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'content/**'],
    ignores: ['lib/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'lib/config is the only reader of environment variables.',
        },
      ],
    },
  },
  {
    files: ['tests/**', 'scripts/**', 'bench/**', 'recordings/**', '*.config.*'],
    rules: { 'no-restricted-imports': 'off' },
  },
]

export default config

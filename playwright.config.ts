import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/check/programs'
import {
  applyLocalAddress,
  applyLocalLeads,
  ignoreServices,
  requireSandboxBuild,
} from './scripts/local/settings'
import { SANDBOX_BUNDLE_NAME } from './scripts/sandbox/settings'
import { quietChromium, fakeMicrophone } from './tests/support/chromium-flags'

// A free port of its own for each run, shared with the workers through the environment.
const port = (process.env.TEST_PORT ||= String(20_000 + Math.floor(Math.random() * 20_000)))
ignoreServices()
// The tests expect the addresses that `npm run build:local` has published.
applyLocalAddress()
applyLocalLeads()
requireSandboxBuild('out')
const executablePath = findTestBrowser()

const CALLS = /tests[\\/]browser[\\/](?:sandbox[\\/].*|call|call-metrics|voice-\w+|widget-[\w-]+)\.spec\.ts$/

// What tries every state, key, wording and fault, one after another. It finds what changes seldom break.
const EXHAUSTIVE =
  /tests[\\/]browser[\\/](?:call-metrics|keyboard|large-text|live-check|opened-states|other-wordings[\w-]*|voice-faults|widget-embed-restrictions|widget-long-call)\.spec\.ts$/

/** Mark of single tests of that kind. */
const IS_EXHAUSTIVE = /@exhaustive/

export default defineConfig({
  outputDir: './test-results',
  fullyParallel: true,
  // Tests of pages are busy, tests of calls mostly wait for somebody to speak: side by side they keep two cores busy.
  workers: 4,
  projects: [
    // First, so that two of the workers go on with them until they are through; then all four do pages.
    {
      name: 'calls',
      testDir: 'tests/browser',
      workers: 2,
      testMatch: CALLS,
      testIgnore: EXHAUSTIVE,
      grepInvert: IS_EXHAUSTIVE,
    },
    { name: 'pages', testDir: 'tests/browser', testIgnore: [CALLS, EXHAUSTIVE], grepInvert: IS_EXHAUSTIVE },
    // `npm run test:all` runs these: they take long, or need the network, or web servers.
    { name: 'exhaustive', testDir: 'tests/browser', testMatch: EXHAUSTIVE },
    { name: 'exhaustive-tests', testDir: 'tests/browser', testIgnore: EXHAUSTIVE, grep: IS_EXHAUSTIVE },
    { name: 'examples', testDir: 'tests/examples' },
    { name: 'hosts', testDir: 'tests/hosting' },
    // Each builds the site with other settings, into the same folder.
    ...['sub-path', 'settings'].map((name) => ({
      name,
      testDir: 'tests/engines',
      testMatch: `${name}.test.ts`,
      workers: 1,
    })),
  ],
  forbidOnly: Boolean(process.env.CI),
  // Real calls on two busy cores: a test may need a second try once a week (tests/support/flaky-history.ts).
  retries: 1,
  // A call on a busy machine without a graphics card, which connects in 1 s when quiet and in 20 s when not.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['./tests/support/flaky-history.ts', { file: '.cache/flaky-tests.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // What fails keeps a trace of its second try in test-results/. Tracing every test would double the time of the run.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Pages of tests are closed before optimised code is worth its compilation. A compiler that does not optimise is.
      args: [
        '--js-flags=--no-maglev,--no-turbofan',
        ...quietChromium,
        ...fakeMicrophone(path.resolve('tests/support/microphone.wav')),
      ],
    },
  },
  webServer: {
    command: 'npx tsx scripts/start.ts',
    env: { PORT: port },
    // The server builds it when it is first asked, which is no work for the first call.
    url: `http://localhost:${port}/sandbox/${SANDBOX_BUNDLE_NAME}`,
    stdout: 'pipe',
    stderr: 'pipe',
  },
})

/**
 * `npm run launch-check`, by the agency before going live: what is still sample content, unset, broken or stale. Exit
 * code 1 if anything is. `--offline` asks no other host, as if this machine were offline.
 */
import { lookup } from 'node:dns/promises'
import nextEnv from '@next/env'
import { generate, isStale } from './api/generated-files'
import { OPENAPI_ROOT, readSpec } from './api/load'
import { isPrivateKey } from './assistant/private-key'
import { checkAlternatives } from './launch-check/alternatives'
import { checkAssets } from './launch-check/assets'
import { checkBuiltSite } from './launch-check/built-site'
import { checkDates } from './launch-check/dates'
import type { CheckResult } from './launch-check/finding'
import { worksFromAnotherOrigin } from './launch-check/foreign-origin'
import { checkLinks, foreignLinks, linksIn } from './launch-check/links'
import { checkPublicKey } from './launch-check/public-key'
import { checkReachable } from './launch-check/reachable'
import { formatReport, reportOf } from './launch-check/report'
import { checkSamples } from './launch-check/samples'
import { checkSampleWords } from './launch-check/sample-words'
import { checkSettings, replacedBySettings } from './launch-check/settings'
import { checkVideos, videoIdsIn, videoLinks } from './launch-check/videos'

const root = process.cwd()
nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error })
// It reads the environment as it is loaded.
const { voiceConfig } = await import('../lib/config')

/** Whether the API client is what its specification generates today. */
async function checkGeneratedClient(): Promise<CheckResult> {
  const stale = await isStale(await generate(await readSpec(OPENAPI_ROOT)))
  const findings = stale.slice(0, 1).map((file) => ({
    check: 'generated client',
    level: 'must' as const,
    file,
    what: 'The API client is older than its specification.',
    todo: 'Run `npm run api:generate` and keep what it writes.',
  }))
  return { findings }
}

const online = () =>
  process.argv.includes('--offline') ? Promise.reject(new Error('--offline')) : lookup('example.com')
const unused = replacedBySettings(process.env)
const results = [
  checkSettings(root, process.env),
  checkSamples(root, unused),
  checkSampleWords(root),
  checkLinks(root, unused),
  checkVideos(root),
  checkDates(root, new Date()),
  checkAssets(root),
  checkAlternatives(root),
  await checkGeneratedClient(),
  checkBuiltSite(root),
  await checkPublicKey({
    environment: process.env,
    isPrivateKey: (key) => isPrivateKey(key, { baseUrl: voiceConfig.apiUrl }),
    worksFromAnotherOrigin: (key) => worksFromAnotherOrigin(key, { baseUrl: voiceConfig.apiUrl, fetch }),
    online,
  }),
  await checkReachable({
    environment: process.env,
    links: [...foreignLinks(linksIn(root, unused)), ...videoLinks(videoIdsIn(root))],
    fetch,
    online,
  }),
]
const report = reportOf(
  results.flatMap(({ findings }) => findings),
  results.flatMap(({ skipped }) => skipped ?? []),
)
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : formatReport(report))
process.exitCode = report.ready ? 0 : 1

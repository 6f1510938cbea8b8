/**
 * `npm run launch-check`, by the agency before going live: what is still sample content, unset, broken or stale. Exit
 * code 1 if anything is. `--offline` asks no other host, as if this machine were offline.
 */
import { lookup } from 'node:dns/promises'
import nextEnv from '@next/env'
import { isPrivateKey } from './assistant/private-key'
import { checkAlternatives } from './launch-check/alternatives'
import { checkAssets } from './launch-check/assets'
import { checkBuiltSite } from './launch-check/built-site'
import { checkDates } from './launch-check/dates'
import { worksFromAnotherOrigin } from './launch-check/foreign-origin'
import { checkGeneratedClient } from './launch-check/generated-client'
import { checkLinks, foreignLinks, linksIn } from './launch-check/links'
import { checkPublicKey } from './launch-check/public-key'
import { checkReachable } from './launch-check/reachable'
import { formatReport, reportOf } from './launch-check/report'
import { checkSamples } from './launch-check/samples'
import { checkSampleWords } from './launch-check/sample-words'
import { checkSettings, replacedBySettings } from './launch-check/settings'

const root = process.cwd()
nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error })
// It reads the environment as it is loaded.
const { voiceConfig } = await import('../lib/config')

const online = () =>
  process.argv.includes('--offline') ? Promise.reject(new Error('--offline')) : lookup('example.com')
const unused = replacedBySettings(process.env)
const results = [
  checkSettings(root, process.env),
  checkSamples(root, unused),
  checkSampleWords(root),
  checkLinks(root, unused),
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
    links: foreignLinks(linksIn(root, unused)),
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

import { lookup } from 'node:dns/promises'
import nextEnv from '@next/env'
import { generate, isStale } from '../api/generated-files'
import { OPENAPI_ROOT, readSpec } from '../api/load'
import { listFaults } from '../content-lists'
import { isPrivateKey } from '../assistant/private-key'
import { checkAlternatives } from './alternatives'
import { checkAssets } from './assets'
import { checkBuiltSite } from './built-site'
import { checkDates } from './dates'
import type { CheckResult } from './finding'
import { worksFromAnotherOrigin } from './foreign-origin'
import { checkLinks, foreignLinks, linksIn } from './links'
import { checkPublicKey } from './public-key'
import { checkReachable } from './reachable'
import { reportOf, type Report } from './report'
import { checkSamples } from './samples'
import { checkSampleWords } from './sample-words'
import { checkSettings, replacedBySettings } from './settings'
import { checkVideos, videoIdsIn, videoLinks } from './videos'

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

/** Lists at which the build would stop. */
const checkLists = (root: string): CheckResult => ({
  findings: listFaults(root).map((fault) => ({ check: 'lists', level: 'must', ...fault })),
})

/** What there is to do in a project whose site compiles. */
export async function everyCheck(root: string, { isOffline }: { isOffline: boolean }): Promise<Report> {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error })
  // It reads the environment as it is loaded.
  const { voiceConfig } = await import('../../lib/config')
  const online = () => (isOffline ? Promise.reject(new Error('--offline')) : lookup('example.com'))
  const unused = replacedBySettings(process.env)
  const results = [
    checkLists(root),
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
  return reportOf(
    results.flatMap(({ findings }) => findings),
    results.flatMap(({ skipped }) => skipped ?? []),
  )
}

/**
 * `npm run launch-check`, by the agency before going live: what does not compile, is still sample content, unset, broken or stale.
 * Exit code 1 if anything is. `--offline` asks no other host, as if this machine were offline.
 */
import './local/closed-output'
import { checkCompiles } from './launch-check/compiles'
import { formatReport, reportOf, type Report } from './launch-check/report'

const root = process.cwd()

async function report(): Promise<Report> {
  const { findings } = checkCompiles(root)
  if (findings.length > 0)
    return reportOf(findings, [
      { check: 'everything else', why: 'The other checks read the content, and run once the site compiles.' },
    ])
  // Loaded only now, because it imports the content.
  const { everyCheck } = await import('./launch-check/every-check')
  return everyCheck(root, { isOffline: process.argv.includes('--offline') })
}

const result = await report()
console.log(process.argv.includes('--json') ? JSON.stringify(result, null, 2) : formatReport(result))
process.exitCode = result.ready ? 0 : 1

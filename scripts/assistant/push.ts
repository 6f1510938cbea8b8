/**
 * `npm run assistant:push [-- --check | --pull | --rollback [SNAPSHOT]]`, by the agency after a change of assistant/ or
 * content/: publishes the consultant on the voice platform, with the brief that is read out of each conversation and
 * the evals. assistant/published/ has what was published; commit it. Exit code: 0 done, or with --check no difference;
 * 1 not possible, or refused; 2 with --check, something differs.
 */
import '../local/closed-output'
import path from 'node:path'
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
// Imported only now, because what the consultant says contains the telephone number of .env.
const { pushCommand } = await import('./push-command')
process.exitCode = await pushCommand({
  args: process.argv.slice(2),
  environment: process.env,
  folder: path.resolve('assistant/published'),
  log: console.log,
  logError: console.error,
})

/**
 * `npm run call:import -- ID_OR_FILE`, by the agency when a call should stay a test: makes an eval for the platform and a
 * scenario of the sandbox of it, with personal data replaced. It takes the id of a call on the platform, or a file with
 * a call, an end-of-call report or a saved transcript. Exit code: 0 written, 1 not possible.
 */
import './local/closed-output'
import nextEnv from '@next/env'
import { importCommand } from './call-import/command'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
process.exitCode = await importCommand({
  args: process.argv.slice(2),
  environment: process.env,
  log: console.log,
  logError: console.error,
})

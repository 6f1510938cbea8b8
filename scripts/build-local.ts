/**
 * `npm run build:local`, by `npm start` and by `npm test` before the browser tests: `npm run build` with the sandbox
 * instead of the voice platform, unless `.env` names an account.
 */
import './local/closed-output'
import spawn from 'cross-spawn'
import { applyLocalAddress, applyLocalLeads, applyLocalSettings } from './local/settings'

applyLocalSettings()
applyLocalLeads()
applyLocalAddress()
const { status } = spawn.sync('npm', ['run', 'build'], { stdio: 'inherit' })
if (status === 0) console.log('out/ is for this computer only. `npm run build` makes the site to publish.')
process.exit(status ?? 1)

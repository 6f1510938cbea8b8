import spawn from 'cross-spawn'
import { applyLocalAddress, applyLocalSettings } from './local/settings'

// `npm run build:local`, by `npm start` and the checks: `npm run build` with the sandbox instead of the voice platform.
applyLocalSettings()
applyLocalAddress()
process.exit(spawn.sync('npm', ['run', 'build'], { stdio: 'inherit' }).status ?? 1)

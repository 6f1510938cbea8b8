import spawn from 'cross-spawn'
import { applyLocalAddress, applyLocalSettings } from './local/settings'

// The same build as `npm run build`, with the sandbox in the place of the voice platform.
applyLocalSettings()
applyLocalAddress()
process.exit(spawn.sync('npm', ['run', 'build'], { stdio: 'inherit' }).status ?? 1)

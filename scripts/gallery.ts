/** `npm run gallery`, by designers and developers while they work on a component: every component in every state. */
import './local/closed-output'
import { once } from 'node:events'
import spawn from 'cross-spawn'
import { numberSetting } from './local/number-setting'

const port = String(numberSetting('PORT', 4174))
console.log(`Gallery: http://localhost:${port}/gallery`)
const next = spawn('npx', ['next', 'dev', '-p', port], {
  stdio: 'inherit',
  env: { ...process.env, CALLWRIGHT_GALLERY: '1', NEXT_TELEMETRY_DISABLED: '1' },
})
const [code] = await once(next, 'exit')
process.exitCode = Number(code ?? 1)

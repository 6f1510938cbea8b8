/**
 * `npm run build:demo`, by anyone who shows the site without an account: the sandbox is inside the page, so that a
 * call works from any static host. Settings of a voice account are ignored: a demo never uses a real account.
 */
import './local/closed-output'
import path from 'node:path'
import spawn from 'cross-spawn'
import { applyLocalSettings } from './local/settings'
import { writeDemo } from './sandbox/demo/write-demo'

for (const name of ['PUBLIC_KEY', 'ASSISTANT_ID', 'API_URL', 'CALL_BUNDLE_URL'])
  process.env[`NEXT_PUBLIC_VOICE_${name}`] = ''
applyLocalSettings()

function run(command: string, ...options: string[]): void {
  const { status } = spawn.sync('npx', [command, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('next', 'build')
await writeDemo(path.resolve('out'), { basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '' })
run('tsx', 'scripts/postbuild.ts', ...process.argv.slice(2))
console.log('The demo is in out/. Any static host will do; a call needs https or localhost.')

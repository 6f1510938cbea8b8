import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../postbuild/files'
import { SANDBOX_PUBLIC_KEY } from '../sandbox/settings'
import type { CheckResult, Finding } from './finding'

const CANONICAL = /<link rel="canonical" href="(https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[^"]*)"/

/**
 * Findings about a build in out/ that must not be published, because `npm start`, `npm run build:local` or `npm run build:demo`
 * has made it: its address is that of this computer, or its calls go to the sandbox. Without a build there are none.
 */
export function checkBuiltSite(root: string): CheckResult {
  const page = 'out/index.html'
  if (!existsSync(path.join(root, page))) return { findings: [] }
  const [, address] = CANONICAL.exec(readFileSync(path.join(root, page), 'utf8')) ?? []
  const scripts = filesUnder(path.join(root, 'out')).filter((file) => /^_next\/static\/.*\.js$/.test(file))
  const sandboxed = scripts.find((file) =>
    readFileSync(path.join(root, 'out', file), 'utf8').includes(SANDBOX_PUBLIC_KEY),
  )
  const place = {
    check: 'built site',
    level: 'must',
    todo: 'Run npm run build before you publish out/. Where the host builds the site, delete out/.',
  } as const
  const findings: Finding[] = []
  if (address)
    findings.push({ ...place, file: page, what: `The site in out/ gives its address as ${address}.` })
  if (sandboxed)
    findings.push({
      ...place,
      file: `out/${sandboxed}`,
      what: 'The site in out/ calls the sandbox, not the platform.',
    })
  return { findings }
}

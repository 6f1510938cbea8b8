import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatHeadersFile } from '../headers/headers-file'
import { apacheAccess, apacheSite } from '../headers/targets/apache'
import { caddyfile } from '../headers/targets/caddy'
import { nginxSite } from '../headers/targets/nginx'
import type { TargetInput } from '../headers/targets/target'
import { vercelConfig } from '../headers/targets/vercel'

/** The folder of the files for hosts other than Netlify and Cloudflare. */
export const HOSTING = 'dist/hosting'

/** Writes `_headers` into the exported site, and one file for each other host. Returns their paths. */
export function writeHosting(out: string, input: TargetInput): string[] {
  const hosting = path.resolve(out, '..', HOSTING)
  const files: Record<string, string> = {
    [path.join(out, '_headers')]: formatHeadersFile(input.rules),
    [path.join(out, '.nojekyll')]: '',
    [path.join(hosting, 'nginx', 'callwright.conf')]: nginxSite(input),
    [path.join(hosting, 'apache', '.htaccess')]: apacheAccess(input),
    [path.join(hosting, 'apache', 'callwright.conf')]: apacheSite(input),
    [path.join(hosting, 'caddy', 'Caddyfile')]: caddyfile(input),
    [path.join(hosting, 'vercel', 'config.json')]: vercelConfig(input),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return Object.keys(files)
}
